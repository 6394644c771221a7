import type { AnyModule } from '@lantern/games/module';
import type { Seat } from '@lantern/protocol/seat';
import type { Page } from 'playwright-core';
import { openMatch } from '../../rooms';

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
  const people = Array.from({ length: Math.max(min, Math.min(max, NAMES.length)) }, (_, seat) =>
    seat === 0 ? (NAMES[0] ?? '') : null,
  );
  const { code, hostKey, keys } = await openMatch(
    address,
    game,
    people,
    {},
    { bot: (seat) => ({ name: NAMES[seat] }) },
  );
  await comeIn(page, address, { code, hostKey, seat: '0', seatKey: keys['0'] }, settings);
  await page.locator('main[aria-busy]').waitFor();
}

/**
 * Opens a room with the keys of a seat, and perhaps of its host.
 * @param settings stored settings of the device
 */
export async function comeIn(
  page: Page,
  address: string,
  { code, hostKey, seat, seatKey }: { code: string; hostKey?: string; seat?: Seat; seatKey?: string },
  settings: object,
): Promise<void> {
  await page.goto(`${address}/about`);
  await page.evaluate(
    ([key, keys, settings]) => {
      localStorage.setItem(key, keys);
      localStorage.setItem('lantern.settings', settings);
    },
    [
      `lantern.room.${code}`,
      JSON.stringify({ hostKey, seats: [{ seat, seatKey }] }),
      JSON.stringify(settings),
    ] as const,
  );
  await page.goto(`${address}/r/${code}`);
}
