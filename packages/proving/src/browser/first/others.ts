import type { Harness } from '../harness';
import type { Person } from '../people';
import { notWhole } from './whole';
import { type Language, WORDS } from './words';

/** Checks that a late guest sees whose match it is, and the way to a seat. */
export async function lateGuest(harness: Harness, { page }: Person, link: string, language: Language) {
  const words = WORDS[language];
  await page.goto(link);
  await page.getByRole('main', { name: words.board, exact: true }).waitFor();
  await page.getByText(words.watching).first().waitFor();
  await page.getByRole('button', { name: words.askForSeat }).waitFor();
  for (const found of await notWhole(page)) harness.faults.add(`late guest, ${language}: ${found}`);
  harness.done(`a late guest finds out how to get a seat (${language})`);
}

/** Checks that the big screen shows the board and the address to join. */
export async function bigScreen(harness: Harness, { page }: Person, link: string, language: Language) {
  const words = WORDS[language];
  await page.goto(link.replace('/r/', '/tv/'));
  await page.getByRole('main', { name: words.board, exact: true }).waitFor();
  await page.getByText(words.join).waitFor();
  for (const found of await notWhole(page)) harness.faults.add(`TV, ${language}: ${found}`);
  harness.done(`the big screen shows the match and how to join it (${language})`);
}
