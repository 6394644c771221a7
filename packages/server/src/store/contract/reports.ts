import type { Report } from '@lantern/protocol/reports';
import type { Store } from '../store';

export function reportsContract(store: () => Store): void {
  const report = (at: number, room = 'AAAAAA'): Omit<Report, 'n'> => {
    const [about, by] = ['Ben', 'Ana'].map((name, index) => ({ seat: String(index), name }));
    const message = { audience: 'all' as const, n: 1, at, speaker: about as Report['about'], saying: { text: 'x' } };
    return { at, room, game: 'toy', about: message.speaker, message, around: [message], by: by as Report['by'] };
  };
  const numbered = async () => store().reports.open(10);

  test('are loaded unchanged, newest first, up to the requested number', async () => {
    for (const at of [1, 2, 3]) await store().reports.add(report(at));
    const found = await numbered();
    expect(found.map(({ n: _, ...rest }) => rest)).toEqual([report(3), report(2), report(1)]);
    expect(await store().reports.open(2)).toEqual(found.slice(0, 2));
  });

  test('a done one is no longer open, and is marked as done once', async () => {
    for (const room of ['AAAAAA', 'BBBBBB']) await store().reports.add(report(1, room));
    const [last] = await numbered();
    expect(await store().reports.done(last?.n ?? 0, 5)).toBe('BBBBBB');
    expect(await store().reports.done(last?.n ?? 0, 6)).toBeUndefined();
    expect((await numbered()).map(({ room }) => room)).toEqual(['AAAAAA']);
  });

  test('the rooms with open ones are named once', async () => {
    for (const room of ['AAAAAA', 'AAAAAA', 'BBBBBB']) await store().reports.add(report(1, room));
    const [last] = await numbered();
    await store().reports.done(last?.n ?? 0, 5);
    expect(await store().reports.rooms()).toEqual(['AAAAAA']);
  });

  test('those older than a time are deleted', async () => {
    for (const at of [99, 100]) await store().reports.add(report(at));
    await store().reports.removeOld(100);
    expect((await numbered()).map(({ at }) => at)).toEqual([100]);
  });
}
