import type { Random } from '@lantern/games/kit/random';
import { seatsOf } from '@lantern/games/kit/seat';
import type { AnyModule } from '@lantern/games/module';
import type { Seat } from '@lantern/protocol/seat';
import { createRoom, sitDown, startMatch } from '../rooms';
import { SeatPlayer } from '../seatPlayer';
import type { Person } from './people';

/** A match that has begun, with everybody seated. */
export interface Seated {
  code: string;
  hostKey: string;
  keys: Readonly<Record<Seat, string>>;
  matchId: string;
  players: number;
}

/**
 * Opens a room, seats one person for each name and starts the match, before any page is open.
 * @throws the refusal
 */
export async function seatEverybody(
  server: string,
  { module, names, options }: { module: AnyModule; names: readonly string[]; options: object },
): Promise<Seated> {
  const players = names.length;
  const made = await createRoom(server, module.id, players, names[0] ?? '', options);
  const { code } = made.room;
  const keys: Record<Seat, string> = { '0': made.seat?.seatKey ?? '' };
  for (const seat of seatsOf(players).slice(1))
    keys[seat] = (await sitDown(server, code, seat, names[Number(seat)] ?? '')).seatKey;
  const { matchId } = await startMatch(server, code, made.hostKey);
  if (matchId === null) throw new Error(`${module.id}: the match was not dealt`);
  return { code, hostKey: made.hostKey, keys, matchId, players };
}

/** One player for each seat; the same randomness gives the same match. */
export function playersOf(server: string, module: AnyModule, seated: Seated, random: Random): SeatPlayer[] {
  const { matchId, players, keys } = seated;
  return seatsOf(players).map(
    (seat) => new SeatPlayer({ server, matchId, players, seat, seatKey: keys[seat] ?? '' }, module, random),
  );
}

/** Settings for people whose seats are played by a script: their pages make no automatic moves. */
const BY_HAND = { autoPass: false, autoRoll: false };

/** Opens a running match for a person: at their seat, or as a watcher without one. */
export async function comeTo({ page }: Person, server: string, seated: Seated, seat?: Seat): Promise<void> {
  const { code, hostKey, keys } = seated;
  if (seat !== undefined) {
    const held = { seats: [{ seat, seatKey: keys[seat] }], ...(seat === '0' && { hostKey }) };
    await page.goto(`${server}/about`);
    await page.evaluate(
      ([name, value, settings]) => {
        localStorage.setItem(name, value);
        localStorage.setItem('lantern.settings', settings);
      },
      [`lantern.room.${code}`, JSON.stringify(held), JSON.stringify(BY_HAND)] as const,
    );
  }
  await page.goto(`${server}/r/${code}`);
  await page.getByRole('main', { name: 'Board' }).waitFor();
}
