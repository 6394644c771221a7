import { strings } from '@lantern/games/crystal-city-catan/strings/en/index';
import { gameTile } from '../gameTile';
import type { Person } from '../people';

/**
 * Opens a room for a match to eight points with predefined corners.
 * @returns the link to it
 */
export async function openRoom({ page, name }: Person, address: string): Promise<string> {
  await page.goto(address);
  await gameTile(page, strings.title).tap();
  await page.getByRole('radio', { name: strings.presets.short?.label }).tap();
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Open the room' }).tap();
  await page.waitForURL(/\/r\/[A-Z0-9]+$/);
  return page.url();
}
