import { keptRoom, keptSeat } from '../testing/roomRecords';
import type { RoomRecord } from './records';
import { roomOf, roomRow } from './rows';

/** A room in the format from before people had numbers. */
function oldRow(room: RoomRecord) {
  const row = roomRow(room);
  const seats = room.seats.map(({ person: _, ...seat }) => seat);
  const { people: _, history, ...hosting } = room.hosting;
  const played = history.map((match) => ({ ...match, players: match.players.map(({ person: _, ...one }) => one) }));
  return { ...row, seats: JSON.stringify(seats), hosting: JSON.stringify({ ...hosting, history: played }) };
}

const played = (names: readonly string[]) => ({
  ...{ matchId: names.join(), game: 'toy', at: 0, end: 'result' as const, winners: ['0'] },
  players: names.map((name) => ({ name, kind: name === 'Bot' ? ('bot' as const) : ('person' as const), person: null })),
});

const room = keptRoom([], {
  seats: [keptSeat('0', 'Cy'), keptSeat('1', 'Bot', { kind: 'bot' }), keptSeat('2', 'Ana')],
});
const history = [played(['Ana', 'Ben', 'Bot']), played(['Ben', 'Bot', 'Ana'])];

test('people of an old room get numbers, one for each name', () => {
  const { seats, hosting } = roomOf(oldRow({ ...room, hosting: { ...room.hosting, history } }));
  expect(hosting.history.map(({ players }) => players.map(({ person }) => person))).toEqual([
    [1, 2, null],
    [2, null, 1],
  ]);
  expect(seats.map(({ person }) => person)).toEqual([3, null, 1]);
  expect(hosting.people).toEqual({ known: 3, gone: [] });
});

test('a room whose people have numbers is not changed', () => {
  const kept = { ...room, hosting: { ...room.hosting, history, people: { known: 7, gone: [] } } };
  expect(roomOf(roomRow(kept))).toEqual(kept);
});
