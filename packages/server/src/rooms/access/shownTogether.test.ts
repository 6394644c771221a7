import { keptRoom, keptSeat } from '../../testing/roomRecords';
import { hashKey } from './keys';
import { type Shown, shownBy, withShown } from './shownTogether';

const HOST = hashKey('host');
const [ANA, BEN, CY] = ['Ana', 'Ben', 'Cy'].map((name) => hashKey(`key-${name}`)) as [string, string, string];
const room = keptRoom(['Ana', 'Ben', 'Cy']);

const after = (...shown: [keys: string[], browsers?: string[]][]) =>
  shown.reduce((now, [keys, browsers = []]) => withShown(now, { keys, browsers } satisfies Shown), room);
const same = (kept: typeof room, one: string, other: string) => shownBy(kept, [one]).has(other);

test('keys that were never shown together belong to different people', () => {
  expect([...shownBy(room, [ANA])]).toEqual([ANA]);
});

test('two keys shown on one connection belong to one person', () => {
  const kept = after([[HOST, ANA]]);
  expect([same(kept, HOST, ANA), same(kept, ANA, HOST), same(kept, HOST, BEN)]).toEqual([true, true, false]);
});

test('two keys shown by one browser one after the other belong to one person', () => {
  const kept = after([[HOST], ['his']], [[ANA], ['his']], [[BEN], ['hers']]);
  expect([same(kept, HOST, ANA), same(kept, HOST, BEN)]).toEqual([true, false]);
});

test('a link between two known persons makes them one', () => {
  const kept = after([[HOST], ['his']], [[ANA], ['other']], [[BEN], ['hers']], [[], []], [[ANA], ['his', 'other']]);
  expect([same(kept, HOST, ANA), same(kept, HOST, BEN)]).toEqual([true, false]);
  expect(kept.hosting.shown).toHaveLength(2);
});

test('a person owns the browser in which they took their seat', () => {
  const seats = [keptSeat('0', 'Ana', { browser: 'his' }), keptSeat('1', 'Ben')];
  const kept = withShown({ ...room, seats }, { keys: [HOST], browsers: ['his'] });
  expect([same(kept, HOST, ANA), same(kept, HOST, BEN)]).toEqual([true, false]);
});

test('known facts change nothing, nor do unknown keys or browsers alone', () => {
  const kept = after([[HOST, ANA], ['his']]);
  for (const [keys, browsers] of [
    [[ANA, HOST], ['his']],
    [['stranger'], ['his']],
    [[], ['his', 'hers']],
    [[BEN], []],
  ])
    expect(withShown(kept, { keys, browsers } as Shown)).toBe(kept);
});

test('however many browsers a person shows, linked keys stay linked and little is stored', () => {
  let kept = after([[HOST, ANA]]);
  for (let n = 0; n < 100; n++) kept = withShown(kept, { keys: [n % 2 ? HOST : ANA], browsers: [`browser ${n}`] });
  expect(same(kept, HOST, ANA)).toBe(true);
  expect(same(kept, HOST, 'browser 99')).toBe(true);
  expect(kept.hosting.shown?.map((group) => group.length)).toEqual([10]);
});

test('a person without a known key is dropped with the next record', () => {
  const kept = after([[BEN], ['hers']]);
  const left = { ...kept, seats: kept.seats.filter(({ keyHash }) => keyHash !== BEN) };
  expect(withShown(left, { keys: [CY], browsers: ['third'] }).hosting.shown).toEqual([[CY, 'third']]);
});
