import type { Random } from '@lantern/games/kit/random';
import { seatsOf } from '@lantern/games/kit/seat';
import type { AnyModule } from '@lantern/games/module';
import type { Seat } from '@lantern/protocol/seat';
import { type OpenedMatch, openMatch } from '../rooms';
import { SeatPlayer } from '../seatPlayer';
import type { Person } from './people';
import { comeIn } from './room/botTable';

/** Opens a match with one person for each name, before any page is open. */
export const seatEverybody = (
  server: string,
  { module, names, options }: { module: AnyModule; names: readonly string[]; options: object },
): Promise<OpenedMatch> => openMatch(server, module.id, names, { options });

/** One player for each seat; the same randomness gives the same match. */
export function playersOf(server: string, module: AnyModule, seated: OpenedMatch, random: Random): SeatPlayer[] {
  const { matchId, players, keys } = seated;
  return seatsOf(players).map(
    (seat) => new SeatPlayer({ server, matchId, players, seat, seatKey: keys[seat] ?? '' }, module, random),
  );
}

/** Settings for people whose seats are played by a script: their pages make no automatic moves. */
const BY_HAND = { autoPass: false, autoRoll: false };

/** Opens a running match for a person: at their seat, or as a watcher without one. */
export async function comeTo({ page }: Person, server: string, match: OpenedMatch, seat?: Seat): Promise<void> {
  const { code, hostKey, keys } = match;
  const held = { code, seat, seatKey: keys[seat ?? ''], ...(seat === '0' && { hostKey }) };
  if (seat === undefined) await page.goto(`${server}/r/${code}`);
  else await comeIn(page, server, held, BY_HAND);
  await page.getByRole('main', { name: 'Board' }).waitFor();
}
