import { strings } from '@lantern/games/crystal-city-catan/strings/en/index';
import type { Person } from '../people';

/** Opens a room for a match to eight points with ready-made corners. @returns the link to it */
export async function openRoom({ page, name }: Person, address: string): Promise<string> {
  await page.goto(address);
  await page.getByRole('link', { name: `Open a room for ${strings.title}` }).tap();
  await page.getByRole('radio', { name: strings.presets.short?.label }).tap();
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Open the room' }).tap();
  await page.waitForURL(/\/r\/[A-Z0-9]+$/);
  return page.url();
}
