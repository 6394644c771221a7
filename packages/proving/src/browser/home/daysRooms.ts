import type { RoomCreated } from '@lantern/protocol/credentials';
import type { Desk } from '@lantern/protocol/desk';
import { usualTempo } from '@lantern/protocol/tempo';
import type { Page } from 'playwright-core';
import { post, sitDown, startMatch } from '../../rooms';

/** A room over days of which this browser holds one seat. */
export interface DaysRoom {
  code: string;
  game: string;
  seat: string;
  seatKey: string;
  /** The key of the other seat. */
  otherKey: string;
}

/** Opens a room of two over days, and begins its match where `turn` says whether the held seat must move. */
export async function daysRoom(server: string, game: string, turn: 'mine' | 'theirs' | 'none'): Promise<DaysRoom> {
  const tempo = usualTempo(3, 'Europe/Berlin');
  const made = await post<RoomCreated>(`${server}/api/rooms`, { game, players: 2, name: 'Ana', tempo });
  const { code } = made.room;
  const keys = [made.seat?.seatKey ?? '', (await sitDown(server, code, '1', 'Ben')).seatKey];
  if (turn === 'none') return roomOf(0);
  await startMatch(server, code, made.hostKey);
  const { rooms } = await post<Desk>(`${server}/api/desk`, { rooms: [{ code, keys: [] }] });
  const awaited = Number(rooms[0]?.dayClock?.owing[0]?.seat ?? 0);
  return roomOf(turn === 'mine' ? awaited : 1 - awaited);

  function roomOf(seat: number): DaysRoom {
    return { code, game, seat: String(seat), seatKey: keys[seat] ?? '', otherKey: keys[1 - seat] ?? '' };
  }
}

/** Stores the keys of these seats, and nothing else, in a browser. */
export async function hold(page: Page, server: string, rooms: readonly DaysRoom[]): Promise<void> {
  await page.goto(`${server}/about`);
  await page.evaluate((held) => {
    localStorage.clear();
    const known = held.map(({ code, game }, at) => ({ code, game, at }));
    localStorage.setItem('lantern.rooms', JSON.stringify(known));
    for (const { code, seat, seatKey } of held)
      localStorage.setItem(`lantern.room.${code}`, JSON.stringify({ seats: [{ seat, seatKey }] }));
  }, rooms);
}
