import { strings } from '@lantern/games/crystal-wars/strings/en/index';
import type { Locator } from 'playwright-core';
import { gameTile } from '../gameTile';
import type { Person } from '../people';

/** The settings of a room of Crystal Wars. */
export interface WarsRoom {
  players: 2 | 3 | 4;
  switches?: readonly string[];
  /** Options with a number: how many steps below the default. */
  lower?: Readonly<Record<string, number>>;
}

/** Steps from the default round limit down to 10. */
export const TO_TEN_ROUNDS = 3;

/** Minimum number of seats of the game. */
const LEAST = 2;

/**
 * Opens a room through the pages, from the first page.
 * @returns the link to it
 */
export async function openWarsRoom({ page, name }: Person, address: string, room: WarsRoom): Promise<string> {
  await page.goto(address);
  await gameTile(page, strings.title).click();
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
