import type { AnyModule } from '@lantern/games/module';
import type { Page } from 'playwright-core';
import type { Harness } from '../browser/harness';
import type { OpenedMatch } from '../rooms';

/** An everyday name, the longest possible one, one with accents and an emoji, and one of eight letters. */
export const NAMES = ['Benedict', 'Wolfgang Amadeus Mozarts', 'Ödön 🦊', 'Mathilda', 'Wim'];

/** The clock is visible and runs out for nobody, however long a check takes. */
const CLOCKS = { decisionSeconds: 300, reactionSeconds: 60 };

/** The options of a match of a game. */
export const clocksOf = ({ options }: AnyModule): object =>
  Object.fromEntries(Object.entries(CLOCKS).filter(([option]) => Object.hasOwn(options.rules, option)));

/** The page of the first seat, in a language. */
export async function pageOf(
  harness: Harness,
  seated: OpenedMatch,
  module: AnyModule,
  language: string,
): Promise<Page> {
  const { page, context } = await harness.enter(`${module.id} ${language}`, 'coarse phone');
  const held = { hostKey: seated.hostKey, seats: [{ seat: '0', seatKey: seated.keys['0'], name: NAMES[0] }] };
  await context.addInitScript(
    ([code, keys, settings]) => {
      localStorage.setItem(`lantern.room.${code}`, keys);
      localStorage.setItem('lantern.settings', settings);
    },
    [
      seated.code,
      JSON.stringify(held),
      JSON.stringify({ language, motion: 'less', autoPass: false, autoRoll: false }),
    ] as const,
  );
  // Checks both themes, each in a different language.
  await page.emulateMedia({ colorScheme: language === 'de' ? 'light' : 'dark' });
  await page.goto(`${harness.address}/r/${seated.code}`);
  await page.locator('[data-frame="board"]').waitFor();
  return page;
}
