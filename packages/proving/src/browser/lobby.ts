import type { Camera } from './camera';
import { gameTile } from './gameTile';
import type { Person } from './people';

/**
 * Opens a room through the pages, from the first page.
 * @param title of the game
 * @param choose selectors of the elements to tap before the room is opened
 * @param camera checks the pages on the way
 * @returns the link to it
 */
export async function openRoom(
  { page, name }: Person,
  address: string,
  title: string,
  choose: readonly string[] = [],
  camera?: Camera,
): Promise<string> {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await camera?.everyWay(page, 'home');
  await camera?.check(page, 'home');
  await gameTile(page, title).tap();
  for (const selector of choose) await page.locator(selector).tap();
  await page.getByLabel('Your name').fill(name);
  await camera?.check(page, 'options');
  await page.getByRole('button', { name: 'Open the room' }).tap();
  await page.waitForURL(/\/r\/[A-Z0-9]+$/);
  await page.getByRole('heading', { name: 'Around the table' }).waitFor();
  return page.url();
}

/** Opens the link and takes a seat, counted from 1. */
export async function sitDown({ page, name }: Person, link: string, seat: number): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: `Sit down on seat ${seat}` }).tap();
  await page.getByRole('button', { name: 'Stand up' }).waitFor();
}

/** The host starts the match, and everybody sees the board. */
export async function start(host: Person, everybody: readonly Person[]): Promise<void> {
  await host.page.getByRole('button', { name: 'Start the match' }).click();
  await Promise.all(everybody.map(({ page }) => page.getByRole('main', { name: 'Board' }).waitFor()));
}
