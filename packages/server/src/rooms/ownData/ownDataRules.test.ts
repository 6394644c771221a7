import type { HostingRecord, MutedRecord, RoomRecord } from '../../store/records';
import { keptRoom, keptSeat } from '../../testing/roomRecords';
import { hashKey } from '../access/keys';
import { withHosting } from '../host/hostingRules';
import { namesOf, withoutFormer, withoutOwner } from './ownDataRules';

/** Ben, on the second seat. */
const ben = { person: 2, keyHash: hashKey('key-Ben'), browser: 'browser of Ben' };
const room = (hosting: Partial<HostingRecord> = {}, more: Partial<RoomRecord> = {}) =>
  withHosting(keptRoom(['Ana', 'Ben'], more), hosting);
const left = (hosting: Partial<HostingRecord>) => withoutOwner(room(hosting), ben).hosting;

describe('a room without the data of a person', () => {
  test('frees only the seat of that person and deletes its name', () => {
    const { seats } = withoutOwner(room(), ben);
    expect(seats).toEqual([keptSeat('0', 'Ana'), expect.objectContaining({ kind: 'empty', name: '', keyHash: null })]);
  });

  test.each<[string, MutedRecord, boolean]>([
    ['their number', { seat: '1', name: 'Ben', person: 2 }, false],
    [
      'the number of another person who shares the browser',
      { seat: '0', name: 'Ana', person: 1, browsers: [ben.browser] },
      true,
    ],
    ['their browser', { seat: null, name: 'B.', browsers: [ben.browser] }, false],
    ['another browser', { seat: null, name: 'Zoe', browsers: ['browser of Zoe'] }, true],
  ])('mutes nobody by %s: %j stays: %p', (_, muted, stays) => {
    const { chat } = withoutOwner(room({}, { chat: { watchers: 'apart', muted: [muted] } }), ben);
    expect(chat).toEqual({ watchers: 'apart', muted: stays ? [muted] : [] });
  });

  test('does not wait for them as the absent host', () => {
    expect(left({ hostAway: { keyHash: ben.keyHash, name: 'Ben' } }).hostAway).toBeUndefined();
    expect(left({ hostAway: { keyHash: 'of Ana', name: 'Ana' } }).hostAway).toEqual({ keyHash: 'of Ana', name: 'Ana' });
    expect(left({ hostAway: { keyHash: 'earlier', name: 'Ben' } }).hostAway).toEqual({
      keyHash: 'earlier',
      name: null,
    });
  });

  test('does not report them as the host', () => {
    const news = { how: 'back', until: 9 } as const;
    expect(left({ hostNews: { ...news, name: 'Ben' } }).hostNews).toBeUndefined();
    expect(left({ hostNews: { ...news, name: 'Ana' } }).hostNews).toEqual({ ...news, name: 'Ana' });
  });

  test('does not name the people whom they have removed as the host', () => {
    const gone = ['Ben', 'Ana'].map((removedBy, index) => ({ person: 3 + index, keyHash: `of ${index}`, removedBy }));
    expect(left({ people: { known: 4, gone } }).people.gone.map(({ removedBy }) => removedBy)).toEqual([null, 'Ana']);
  });

  test('has no seat of theirs to restore, and none that they have freed', () => {
    const undoable = (person: number, by: string) => ({
      ...{ seat: '1', by, was: { seat: keptSeat('1', 'Ben', { person }) }, until: 9, matchId: null },
    });
    const others = undoable(3, hashKey('key-Ana'));
    expect(left({ undoable: [undoable(2, hashKey('key-Ana')), undoable(3, ben.keyHash), others] }).undoable).toEqual([
      others,
    ]);
  });

  test('has no vote of theirs, and the votes of others stay', () => {
    const vote = (by: string[]) => ({ about: 'end' as const, seat: null, by });
    const votes = [vote([ben.keyHash]), vote(['of Ana', ben.keyHash])];
    expect(left({ votes }).votes).toEqual([vote(['of Ana'])]);
  });
});

describe('a later room of a group', () => {
  const gone = [
    { person: 1, keyHash: hashKey('key-Ana'), name: 'Ana' },
    { person: 2, keyHash: ben.keyHash, name: 'Ben' },
  ];

  test('forgets the owner of a key and their extra time', () => {
    const later = withHosting(keptRoom([]), {
      ...{ people: { known: 2, gone }, extraTime: { 1: 'double', 2: 'fourfold' } },
    });
    expect(withoutFormer(later, ben.keyHash).hosting).toMatchObject({
      ...{ people: { known: 2, gone: [gone[0]] }, extraTime: { 1: 'double' } },
    });
  });

  test('does not change if it does not know the key', () => {
    const later = keptRoom(['Ana']);
    expect(withoutFormer(later, ben.keyHash)).toBe(later);
  });
});

test('the names of a person are those of the seat, of a former seat and of the results', () => {
  const players = [
    { name: 'Benno', kind: 'person', person: 2 } as const,
    { name: '', kind: 'empty', person: null } as const,
  ];
  const history = [{ matchId: 'm', game: 'toy', at: 1, end: 'result', players, winners: [] } as const].map((one) => ({
    ...one,
    winners: [],
  }));
  expect(namesOf(room({ history }), 2)).toEqual(['Ben', 'Benno']);
  expect(namesOf(room({ history }), 9)).toEqual([]);
});
