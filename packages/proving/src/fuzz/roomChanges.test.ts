import { DEFAULT_HOSTING } from '@lantern/server/src/rooms/host/hostingRules';
import type { ChatRecord } from '@lantern/server/src/store/chat';
import type { RoomRecord, SeatRecord } from '@lantern/server/src/store/records';
import { changesOf, strangeRemarks } from './roomChanges';

const seat = (name: string): SeatRecord => ({
  ...{ seat: name, kind: 'person', name: `Person ${name}`, keyHash: `hash ${name}`, person: null, standIn: 'none' },
});
const room: RoomRecord = {
  ...{ code: 'K7WQ3H', version: 3, game: 'toy', options: {}, listed: false, state: 'playing', hostKeyHash: 'host' },
  ...{ seats: [seat('0'), seat('1')], matchId: 'm', owner: 's', createdAt: 1, updatedAt: 2 },
  ...{ chat: { watchers: 'together', muted: [] }, hosting: DEFAULT_HOSTING },
};
const hosting = (change: object) => ({ hosting: { ...DEFAULT_HOSTING, ...change } });
const ended = (end: 'result' | 'vote') =>
  hosting({ history: [{ matchId: 'm', game: 'toy', at: 5, end, players: [], winners: [] }] });

test.each([
  ['a match that was played to its end', { version: 9, updatedAt: 9, state: 'over', ...ended('result') }],
  ['the host role in the hands of somebody who sits', { version: 4, hostKeyHash: 'hash 1' }],
])('%s is not an unauthorised change', (_, change) =>
  expect(changesOf(room, { ...room, ...change } as RoomRecord)).toEqual([]),
);

test.each([
  ['another key for a seat', { seats: [seat('0'), { ...seat('1'), keyHash: 'other' }] }],
  ['a stand-in', { seats: [seat('0'), { ...seat('1'), standIn: 'bot' }] }],
  ['a foreign host', { hostKeyHash: 'other' }],
  ['a pause', hosting({ pausedAt: 7 })],
  ['a lock', hosting({ locked: true })],
  ['a vote', hosting({ votes: [{ about: 'end', seat: null, by: ['hash 0'] }] })],
  ['a seat offered to another device', hosting({ handOvers: [{ keyHash: 'hash 0', tokenHash: 't', until: 9 }] })],
  ['a move asked back', hosting({ takeBacks: { asked: { '0': 1 }, open: null } })],
  ['an end by vote', ended('vote')],
  ['somebody kept silent', { chat: { watchers: 'together', muted: [{ seat: '0', name: 'Person 0' }] } }],
  ['another match', { matchId: 'other' }],
  ['being listed', { listed: true }],
])('%s is one', (_, change) => expect(changesOf(room, { ...room, ...change } as RoomRecord)).toHaveLength(1));

test('so is a deleted room', () => expect(changesOf(room, undefined)).toHaveLength(1));

const said = (of: string | null, text: string): ChatRecord => ({
  ...{ roomCode: 'K7WQ3H', audience: 'all', n: 1, at: 1, speaker: { seat: of, name: 'Cy' }, saying: { text } },
});

test('watchers may chat, and so may the holder of a known key from its seat', () => {
  expect(strangeRemarks([said(null, 'Hello'), said('0', 'Hello')], '0')).toEqual([]);
});

test.each([
  ['of a seat whose key nobody else knows', said('0', 'Hello'), null],
  ['of another seat than the known one', said('1', 'Hello'), '0'],
  ['that is too long', said(null, 'x'.repeat(281)), null],
  ['of more than one line', said(null, 'a\nb'), null],
  ['that turns the text around it', said(null, 'a\u202Eb'), null],
] as const)('a message %s is unauthorised', (_, remark, insider) =>
  expect(strangeRemarks([remark], insider)).toHaveLength(1),
);
