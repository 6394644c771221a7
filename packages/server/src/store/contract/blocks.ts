import type { Store } from '../store';

export function blocksContract(store: () => Store): void {
  const active = async (now: number) =>
    (await store().blocks.active(now)).map(({ household, until }) => `${household} ${until}`).sort();

  test('a block is active before its end, and not from then on', async () => {
    await store().blocks.save({ household: '10.0.0.1', until: 100 }, 1);
    expect([await active(99), await active(100)]).toEqual([['10.0.0.1 100'], []]);
  });

  test('a later block of the same household replaces the earlier one', async () => {
    for (const until of [100, 50]) await store().blocks.save({ household: '10.0.0.1', until }, 1);
    expect(await active(1)).toEqual(['10.0.0.1 50']);
  });

  test('blocks that have ended are deleted with the next one', async () => {
    await store().blocks.save({ household: '10.0.0.1', until: 100 }, 1);
    await store().blocks.save({ household: '10.0.0.2', until: 200 }, 100);
    expect(await active(0)).toEqual(['10.0.0.2 200']);
  });
}
