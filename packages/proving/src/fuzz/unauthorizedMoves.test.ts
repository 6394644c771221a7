import type { MoveRecord } from '@lantern/server/src/store/records';
import type { SentMove } from '../kill/ledger';
import { unauthorizedMoves } from './unauthorizedMoves';

const move = (more: Partial<MoveRecord> = {}): MoveRecord => ({
  ...{ roomCode: 'AAAA', matchId: 'm' },
  ...{ seq: 1, at: 1, seat: '1', move: 'draw', args: [1], rulesVersion: 1, requestId: '1:r1', delta: [] },
  ...more,
});
const sent: SentMove = {
  ...{ matchId: 'm', seat: '1', requestId: 'r1', move: 'draw', args: [1], version: 0 },
  ...{ times: 1, killedAt: null, answer: 'ok' },
};
const found = (moves: MoveRecord[], allowed = {}) =>
  unauthorizedMoves(moves, new Map([['r1', sent]]), { insider: null, clock: false, ...allowed });

test('the moves of honest people are authorised', () => expect(found([move()])).toEqual([]));

test.each([
  ['no request', { requestId: null }],
  ['a request nobody has sent', { requestId: '1:r2' }],
  ['another seat', { seat: '0' }],
  ['another move', { move: 'play' }],
  ['other arguments', { args: [2] }],
  ['another match', { matchId: 'other' }],
])('a stored move with %s is unauthorised', (_, more) => expect(found([move(more)])).toHaveLength(1));

test('a request that was stored twice is an error for every sender', () => {
  expect(found([move(), move({ seq: 2 })])).toHaveLength(1);
  expect(found([move(), move({ seq: 2 })], { insider: '1' })).toHaveLength(1);
});

test('the holder of a known key may move at that seat, and no other', () => {
  const own = move({ seat: '0', requestId: null });
  expect(found([own], { insider: '0' })).toEqual([]);
  expect(found([{ ...own, seat: '2' }], { insider: '0' })).toHaveLength(1);
});

test('the clock may move if one runs, and only by its own move', () => {
  const clock = move({ seat: null, move: 'timeOut', requestId: null });
  expect(found([clock], { clock: true })).toEqual([]);
  expect(found([clock])).toHaveLength(1);
  expect(found([{ ...clock, move: 'draw' }], { clock: true })).toHaveLength(1);
});
