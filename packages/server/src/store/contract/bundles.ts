import type { BundleRecord } from '../bundles';
import type { Store } from '../store';

const bundle = (more: Partial<BundleRecord> = {}): BundleRecord => ({
  secretHash: 'hash',
  kind: 'copy',
  sealed: 'sealed',
  until: 100,
  ...more,
});

/** The contract of every store for sealed keys. */
export function bundlesContract(store: () => Store): void {
  test('a bundle is loaded as it was last stored', async () => {
    await store().bundles.save(bundle());
    const other = bundle({ secretHash: 'other', kind: 'kept' });
    await store().bundles.save(other);
    await store().bundles.save({ ...other, sealed: 'again', until: 200 });
    expect(await store().bundles.load('hash')).toEqual(bundle());
    expect(await store().bundles.load('other')).toEqual({ ...other, sealed: 'again', until: 200 });
    expect(await store().bundles.load('none')).toBeUndefined();
  });

  test('a copy is given once', async () => {
    await store().bundles.save(bundle());
    const given = await Promise.all([1, 2].map(() => store().bundles.give('hash')));
    expect(given.sort()).toEqual([false, true]);
    expect(await store().bundles.load('hash')).toEqual(bundle({ sealed: null }));
    expect(await store().bundles.give('none')).toBe(false);
  });

  test('a bundle is removed, or once it is old', async () => {
    for (const [secretHash, until] of [
      ['a', 99],
      ['b', 100],
      ['c', 101],
    ] as const)
      await store().bundles.save(bundle({ secretHash, until }));
    await store().bundles.removeOld(100);
    await store().bundles.remove('c');
    const left = await Promise.all(['a', 'b', 'c'].map((hash) => store().bundles.load(hash)));
    expect(left).toEqual([undefined, bundle({ secretHash: 'b' }), undefined]);
  });
}
