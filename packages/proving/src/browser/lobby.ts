import { strings } from '@lantern/games/colossal-cave/strings/en/index';
import type { Page } from 'playwright-core';
import type { Camera } from './camera';
import { gameTile } from './gameTile';
import type { Person } from './people';

/** Taps on "Less" that reduce the round limit from 100 to 20. */
const TO_TWENTY_ROUNDS = 8;

/**
 * Opens a room of Colossal Cave for three through the pages, from the first page.
 * @returns the link to it
 */
export async function openRoom(host: Person, address: string, camera: Camera): Promise<string> {
  const { page } = host;
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await camera.everyWay(page, 'home');
  await camera.check(page, 'home');
  await gameTile(page, strings.title).tap();
  await page.getByRole('group', { name: 'Players' }).getByRole('button', { name: 'Less' }).tap();
  await page.getByRole('radio', { name: strings.presets.rich?.label }).tap();
  await page.getByText('Every option').tap();
  await lessOf(page, strings.options.roundLimit?.label ?? '', TO_TWENTY_ROUNDS);
  await page.getByLabel('Your name').fill(host.name);
  await camera.check(page, 'options');
  await page.getByRole('button', { name: 'Open the room' }).tap();
  await page.waitForURL(/\/r\/[A-Z0-9]+$/);
  await page.getByRole('heading', { name: 'Around the table' }).waitFor();
  return page.url();
}

async function lessOf(page: Page, label: string, times: number): Promise<void> {
  const button = page.getByRole('group', { name: label }).getByRole('button', { name: 'Less' });
  for (let i = 0; i < times; i++) await button.tap();
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
