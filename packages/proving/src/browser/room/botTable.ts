import type { AnyModule } from '@lantern/games/module';
import type { RoomCreated } from '@lantern/protocol/credentials';
import type { Page } from 'playwright-core';
import { post } from '../../rooms';

/** Realistic long names. */
export const NAMES = ['Johanna', 'Hannah-Sophie', 'Bartholomäus', 'Maximiliane'];

/**
 * Opens a match against bots with long names.
 * @param settings stored settings of the device
 */
export async function sitWithBots(
  page: Page,
  address: string,
  { id: game, players: { min, max } }: AnyModule,
  settings: object,
): Promise<void> {
  const players = Math.max(min, Math.min(max, NAMES.length));
  const { room, hostKey, seat } = await post<RoomCreated>(`${address}/api/rooms`, { game, players, name: NAMES[0] });
  const at = `${address}/api/rooms/${room.code}`;
  for (let one = 1; one < players; one++) await post(`${at}/seats/${one}/bot`, { name: NAMES[one] }, hostKey);
  await post(`${at}/start`, {}, hostKey);
  await comeIn(page, address, { room, hostKey, seat }, settings);
  await page.locator('main[aria-busy]').waitFor();
}

/**
 * Opens a room with the keys of its host and their seat.
 * @param settings stored settings of the device
 */
export async function comeIn(
  page: Page,
  address: string,
  { room, hostKey, seat }: Pick<RoomCreated, 'room' | 'hostKey' | 'seat'>,
  settings: object,
): Promise<void> {
  await page.goto(`${address}/about`);
  await page.evaluate(
    ([key, keys, settings]) => {
      localStorage.setItem(key, keys);
      localStorage.setItem('lantern.settings', settings);
    },
    [
      `lantern.room.${room.code}`,
      JSON.stringify({ hostKey, seats: [{ seat: seat?.seat, seatKey: seat?.seatKey }] }),
      JSON.stringify(settings),
    ] as const,
  );
  await page.goto(`${address}/r/${room.code}`);
}
