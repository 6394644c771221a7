import { keptRoom, keptSeat } from '../../testing/roomRecords';
import { toy } from '../../testing/toy';
import { hashKey } from '../access/keys';
import {
  clockStandsStill,
  resumed,
  standsStill,
  standstill,
  stoodStill,
  suspended,
  withClockHeld,
} from '../lifecycle/suspendAndResume';
import {
  afterMatch,
  DEFAULT_HOSTING,
  endedEarly,
  hostedBy,
  rotated,
  seatOfHost,
  swapped,
  withHosting,
} from './hostingRules';

const running = keptRoom(['Ana', 'Ben'], { state: 'playing', matchId: 'm', owner: 'one' });
const now = 1_000_000;

beforeEach(() => jest.useFakeTimers({ now }));
afterEach(() => jest.useRealTimers());

test('a match is suspended once: later calls change nothing', () => {
  const left = suspended(running, now - 500);
  expect(left).toMatchObject({ owner: null, hosting: { desertedAt: now - 500 } });
  expect(suspended(left, now)).toBe(left);
});

test('only a running match is suspended', () => {
  const open = keptRoom(['Ana', 'Ben']);
  expect(suspended(open, now)).toBe(open);
});

test('a suspended match stands still until a visitor comes, and its clock continues from when it was left', () => {
  const left = suspended(running, now - 500);
  const back = resumed(left, 'two');
  expect([running, left, back].map(standsStill)).toEqual([false, true, false]);
  expect([stoodStill(running, left), stoodStill(left, back)]).toEqual([0, 500]);
  expect(back).toEqual({ ...running, owner: 'two' });
});

test('a room that was not suspended keeps its owner', () => {
  expect(resumed(running, 'two')).toBe(running);
});

test.each([
  ['before it was suspended', now - 900, now - 500],
  ['while it was suspended', now - 500, now - 900],
])('a match that was paused %s stands still from the first of both to the end of the pause', (_, pausedAt, leftAt) => {
  const left = withHosting(suspended(running, leftAt), { pausedAt });
  const back = resumed(left, 'one');
  expect([standsStill(back), stoodStill(left, back)]).toEqual([true, 0]);
  expect(stoodStill(back, withHosting(back, { pausedAt: null }))).toBe(900);
});

test.each([
  ['at once', now],
  ['with a clock that has jumped back meanwhile', now + 900],
])('a match that continues %s has not stood still', (_, since) => {
  expect(stoodStill(withHosting(running, { pausedAt: since }), running)).toBe(0);
});

test('a match that starts after the pause of another has not stood still', () => {
  const paused = withHosting(running, { pausedAt: now - 900 });
  expect(stoodStill(paused, { ...running, matchId: 'next' })).toBe(0);
});

test('a finished match is no longer suspended', () => {
  expect(afterMatch(suspended(running, now), 'fault', []).hosting).not.toHaveProperty('desertedAt');
});

test.each([
  ['vote', true],
  ['result', false],
  ['fault', false],
] as const)('after a %s nobody can move in the match: %s, even when the next one is being played', (end, still) => {
  const over = afterMatch(running, end, []);
  const next = { ...over, state: 'playing' as const, matchId: 'next' };
  for (const room of [over, next]) {
    expect(endedEarly(room, 'm')).toBe(still);
    expect(standstill(room, 'm')).toBe(still ? 'ROOM_NOT_PLAYING' : undefined);
  }
  expect(standstill(next, 'next')).toBeUndefined();
  expect(standstill(withHosting(next, { pausedAt: now }), 'next')).toBe('PAUSED');
});

test('stopping the clock does not stop the match', () => {
  const held = withClockHeld(running, true, now - 700);
  expect([clockStandsStill(held), standsStill(held)]).toEqual([true, false]);
  expect(stoodStill(running, held)).toBe(0);
  expect(stoodStill(held, withClockHeld(held, false, now))).toBe(700);
  expect(withClockHeld(running, false, now)).toBe(running);
});

test('overlapping pauses and clock stops are counted once', () => {
  const paused = withHosting(withClockHeld(running, true, now - 900), { pausedAt: now - 300 });
  const back = withClockHeld(paused, false, now);
  expect(stoodStill(paused, back)).toBe(0);
  expect(stoodStill(back, withHosting(back, { pausedAt: null }))).toBe(900);
});

test('a new room is open to all, not paused, and has no stand-ins', () => {
  expect(DEFAULT_HOSTING).toMatchObject({ locked: false, pausedAt: null, absence: { after: null } });
});

test('a room remembers its last thirty matches', () => {
  let room = running;
  for (let n = 0; n <= 30; n++) room = afterMatch({ ...room, matchId: `m${n}` }, 'result', ['0']);
  const { history } = room.hosting;
  expect([history.length, history[0]?.matchId, history.at(-1)?.matchId]).toEqual([30, 'm1', 'm30']);
});

test('ending the match of a room without one changes nothing', () => {
  const open = keptRoom(['Ana', 'Ben']);
  expect(afterMatch(open, 'result', [])).toBe(open);
});

const names = ({ seats }: typeof running) => seats.map(({ name }) => name);
const trio = keptRoom(['Ana', 'Ben', 'Cy'], { state: 'over', matchId: 'm' });

test('swapping seats moves only their people and opens the room for the next match', () => {
  const room = swapped(trio, '0', '2', toy);
  expect([names(room), room.state, room.matchId]).toEqual([['Cy', 'Ben', 'Ana'], 'open', null]);
  expect(room.seats.map(({ seat }) => seat)).toEqual(['0', '1', '2']);
  expect(() => swapped(running, '0', '1', toy)).toThrow('ROOM_PLAYING');
});

test('muted people stay muted on their new seats, and watchers as they are', () => {
  const muted = [
    { seat: '0', name: 'Ana' },
    { seat: null, name: 'Wanda' },
  ];
  const room = rotated({ ...trio, chat: { ...trio.chat, muted } }, toy);
  expect(names(room)).toEqual(['Ben', 'Cy', 'Ana']);
  expect(room.chat.muted).toEqual([
    { seat: '2', name: 'Ana' },
    { seat: null, name: 'Wanda' },
  ]);
  const none = { ...trio, seats: [] };
  expect(rotated(none, toy)).toBe(none);
});

test('a person can be made the host and keeps the seat; a bot or an empty seat cannot', () => {
  expect(seatOfHost(trio)).toBeNull();
  const handed = hostedBy(trio, '1');
  expect([handed.hostKeyHash, seatOfHost(handed)]).toEqual([hashKey('key-Ben'), '1']);
  for (const seat of [keptSeat('1', 'Bot', { kind: 'bot' }), keptSeat('1', 'Ben', { keyHash: null })])
    expect(() => hostedBy({ ...trio, seats: [seat] }, '1')).toThrow('NOT_A_PERSON');
});

test('only a match that was ended by vote ended early', () => {
  const next = afterMatch({ ...afterMatch(running, 'vote', []), matchId: 'next' }, 'result', []);
  expect(['m', 'next', 'never'].map((id) => endedEarly(next, id))).toEqual([true, false, false]);
});

test('a seat granted by a request is still marked after the match, for a browser that was closed meanwhile', () => {
  const seats = [
    keptSeat('0', 'Ana'),
    keptSeat('1', 'Eve', { request: 'r', former: { kind: 'person', keyHash: null } }),
  ];
  const over = afterMatch(keptRoom([], { state: 'playing', matchId: 'm', seats }), 'result', []);
  expect(over.seats).toEqual([keptSeat('0', 'Ana'), keptSeat('1', 'Eve', { request: 'r' })]);
});
