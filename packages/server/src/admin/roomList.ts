import type { Maintenance, RoomSummary } from '../store/maintenance';
import { plural } from './plural';

const AT_ONCE = 500;

/** All rooms, longest unchanged first, one line each under a heading. */
export async function* roomLines(maintenance: Maintenance): AsyncGenerator<string> {
  yield line('code', 'state', 'game', 'seats', 'matches', 'last change');
  let after: RoomSummary['room'] | null = null;
  for (;;) {
    const rooms: RoomSummary[] = await maintenance.rooms({ before: Number.MAX_SAFE_INTEGER, after, limit: AT_ONCE });
    for (const { room, matches, changedAt } of rooms) {
      const last = new Date(changedAt).toISOString().slice(0, 16).replace('T', ' ');
      yield line(room.code, room.state, room.game, seatsIn(room), String(matches), last);
    }
    if (rooms.length < AT_ONCE) return;
    after = rooms.at(-1)?.room ?? null;
  }
}

/** Who sits there, e.g. `3 people, 1 bot, 1 free`. */
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
