import { allRooms } from '../operator/roomFilter';
import type { Maintenance, RoomSummary } from '../store/maintenance';
import { plural } from './plural';

/** A heading and one line for each room, those without changes for longest first. */
export async function* roomLines(maintenance: Maintenance): AsyncGenerator<string> {
  yield line('code', 'state', 'game', 'seats', 'matches', 'last change');
  for await (const { room, matches, changedAt } of allRooms(maintenance)) {
    const last = new Date(changedAt).toISOString().slice(0, 16).replace('T', ' ');
    yield line(room.code, room.state, room.game, seatsIn(room), String(matches), last);
  }
}

/** One JSON object for each room, in the same order, for scripts; it contains the names of its people. */
export async function* roomObjects(maintenance: Maintenance): AsyncGenerator<string> {
  for await (const { room, matches, moves, frozen, changedAt } of allRooms(maintenance)) {
    const { code, state, game, listed, createdAt } = room;
    const seats = room.seats.map(({ seat, kind, name }) => ({ seat, kind, name }));
    yield JSON.stringify({ code, state, game, listed, seats, matches, moves, frozen, createdAt, changedAt });
  }
}

/** A summary of the seats, e.g. `3 people, 1 bot, 1 free`. */
function seatsIn({ seats }: RoomSummary['room']): string {
  const count = (kind: string) => seats.filter((seat) => seat.kind === kind).length;
  const words = [
    [count('person'), 'person', 'people'],
    [count('bot'), 'bot', 'bots'],
    [count('empty'), 'free', 'free'],
  ] as const;
  return words.flatMap(([n, one, many]) => (n === 0 ? [] : plural(n, one, many))).join(', ');
}

function line(code: string, state: string, game: string, seats: string, matches: string, last: string): string {
  return [code.padEnd(12), state.padEnd(7), game.padEnd(26), seats.padEnd(24), matches.padStart(7), ` ${last}`].join(
    ' ',
  );
}
