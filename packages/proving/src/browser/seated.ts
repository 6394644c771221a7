import { seatsOf } from '@lantern/games/kit/seat';
import type { AnyModule } from '@lantern/games/module';
import type { RoomCreated } from '@lantern/protocol/credentials';
import type { Seat } from '@lantern/protocol/seat';
import { post, sitDown, startMatch } from '../rooms';
import type { Person } from './people';

/** A match in which everybody sits already and that has begun. */
export interface Seated {
  code: string;
  hostKey: string;
  keys: Readonly<Record<Seat, string>>;
  matchId: string;
  players: number;
}

/** Opens a room, seats one person for each name and begins the match, before any page is open. @throws what is refused */
export async function seatEverybody(
  server: string,
  { module, names, options }: { module: AnyModule; names: readonly string[]; options: object },
): Promise<Seated> {
  const players = names.length;
  const made = await post<RoomCreated>(`${server}/api/rooms`, { game: module.id, players, options, name: names[0] });
  const { code } = made.room;
  const keys: Record<Seat, string> = { '0': made.seat?.seatKey ?? '' };
  for (const seat of seatsOf(players).slice(1))
    keys[seat] = (await sitDown(server, code, seat, names[Number(seat)] ?? '')).seatKey;
  const { matchId } = await startMatch(server, code, made.hostKey);
  if (matchId === null) throw new Error(`${module.id}: the match was not dealt`);
  return { code, hostKey: made.hostKey, keys, matchId, players };
}

/** Brings somebody to the table of a match that has begun: to their seat, or as a watcher where they have none. */
export async function comeTo({ page }: Person, server: string, seated: Seated, seat?: Seat): Promise<void> {
  const { code, hostKey, keys } = seated;
  if (seat !== undefined) {
    const held = { seats: [{ seat, seatKey: keys[seat] }], ...(seat === '0' && { hostKey }) };
    await page.goto(`${server}/about`);
    await page.evaluate(([name, value]) => localStorage.setItem(name, value), [
      `lantern.room.${code}`,
      JSON.stringify(held),
    ] as const);
  }
  await page.goto(`${server}/r/${code}`);
  await page.getByRole('main', { name: 'Board' }).waitFor();
}
