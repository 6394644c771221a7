import type { Page } from 'playwright-core';
import { shown } from './shown';

/** A menu that opens later than this is opened again. */
const MENU_TIMEOUT_MS = 10_000;
const ATTEMPTS = 4;

/**
 * Opens the list of all players, as a person does: a tap without an effect is made again, and printed.
 * @throws an Error if the list does not open after four attempts
 */
export async function openSeats(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Room and settings' });
  const everybody = page.getByRole('button', { name: 'All players' });
  const list = page.getByRole('dialog', { name: 'At the table' });
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    if (!(await everybody.isVisible())) await menu.click();
    await everybody.click();
    if (await isSeen(() => list.waitFor({ timeout: MENU_TIMEOUT_MS }))) return;
    console.log(`  AGAIN: the list of players did not open: ${await shown(page)}`);
  }
  throw new Error('the list of players does not open');
}

const isSeen = (wait: () => Promise<void>): Promise<boolean> =>
  wait().then(
    () => true,
    () => false,
  );
