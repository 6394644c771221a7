import { strings } from '@lantern/games/crystal-wars/strings/en/index';
import type { Locator } from 'playwright-core';
import type { Person } from '../people';

/** A room of Crystal Wars as it is to be opened. */
export interface WarsRoom {
  players: 2 | 3 | 4;
  /** Options of the form that are to be turned on. */
  switches?: readonly string[];
  /** Options with a number: how many steps below what the form offers at first. */
  lower?: Readonly<Record<string, number>>;
}

/** Steps from the usual round limit down to 10. */
export const TO_TEN_ROUNDS = 3;

/** With how many seats the game can be played. */
const LEAST = 2;

/** Opens a room through the pages, from home. @returns the link to it */
export async function openWarsRoom({ page, name }: Person, address: string, room: WarsRoom): Promise<string> {
  await page.goto(address);
  await page.getByRole('link', { name: `Open a room for ${strings.title}` }).click();
  const [less, more] = ['Less', 'More'].map((name) =>
    page.getByRole('group', { name: 'Players' }).getByRole('button', { name }),
  ) as [Locator, Locator];
  while (await less.isEnabled()) await less.click();
  for (let players = LEAST; players < room.players; players++) await more.click();
  if (room.switches || room.lower) await page.getByText('Every option').click();
  for (const option of room.switches ?? []) {
    await page.getByRole('switch', { name: strings.options[option]?.label ?? '', exact: true }).check();
  }
  for (const [option, steps] of Object.entries(room.lower ?? {})) {
    const group = page.getByRole('group', { name: strings.options[option]?.label, exact: true });
    for (let step = 0; step < steps; step++) await group.getByRole('button', { name: 'Less' }).click();
  }
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Open the room' }).click();
  await page.waitForURL(/\/r\/[A-Z0-9]+$/);
  return page.url();
}
