import { setTimeout as pause } from 'node:timers/promises';
import { modules } from '@lantern/games/index';
import { seededRandom } from '@lantern/games/kit/random';
import { speakingTime } from '@lantern/games/kit/speech';
import type { AnyModule } from '@lantern/games/module';
import { namedOf } from '../../options';
import { type Harness, withHarness } from '../harness';
import { sitWithBots } from '../room/botTable';
import { listen, longestWait, rollsIn, tooFast, unheardRolls } from './hearing';
import { Listener } from './listener';
import { LANGUAGES, WORDS } from './words';

/** The seed of all matches and choices. */
const SEED = 'by ear 1';
/** The number of decisions of a match. */
const DECISIONS = { short: 8, long: 60 };
/** Maximum number of key presses for one decision. */
const MAX_PRESSES = 6;
/** The longest time from the newest line of the story to the question after it. */
const MAX_QUESTION_DELAY_MS = 15_000;
/** The number of texts to print if no further decision is open. */
const PRINTED_TEXTS = 12;
/** If no question follows a move within this time, in milliseconds, the player queries the table for it. */
const SAME_STEP = 4_000;

/**
 * Plays each game against bots, with the output for screen readers at 220 words a minute, and with the keyboard alone. A
 * decision takes at most six key presses. Each roll of the listener is announced, no decision is announced that is not open,
 * the clock makes no decision, and a question follows its facts within fifteen seconds. `--game` selects one game,
 * `--language` one language, English by default. `--short` makes fewer decisions. `--whole` plays to the end and hears each
 * question completely before the answer. `--built` uses the existing build.
 */
export const byEar = withHarness(
  {
    name: 'by-ear',
    port: 8331,
    seed: () => SEED,
    games: modules,
    still: true,
    options: { language: { type: 'string' }, whole: { type: 'boolean' } },
  },
  async (harness) => {
    const found: Record<string, Played> = {};
    const { language = 'en', whole } = harness.given;
    for (const one of namedOf('language', `${language}`, LANGUAGES))
      for (const game of harness.games) found[`${game.id} ${one}`] = await play(game, one, whole === true, harness);
    return found;
  },
);

/**
 * Decisions that were made, own rolls among what happened, texts that were heard, the most keys that a decision took, and the
 * longest wait for a question.
 */
type Played = Record<'decisions' | 'rolls' | 'heard' | 'presses' | 'behind', number>;

async function play(
  game: AnyModule,
  language: (typeof LANGUAGES)[number],
  whole: boolean,
  harness: Harness,
): Promise<Played> {
  const { address, faults } = harness;
  const words = WORDS[language];
  const { page } = await harness.enter(`Ear of ${game.id}`, 'desktop');
  await page.addInitScript(listen);
  await sitWithBots(page, address, game, { speech: 'mine', listens: true, language });
  const listener = new Listener(page, seededRandom(`${SEED} ${game.id}`), words);
  const presses = await decideByEar(listener, game, whole, harness);
  const heard = await listener.heard();
  const story = await page.locator('[data-frame="story"] li').allTextContents();
  const at = `${game.id} in ${language}`;
  for (const one of tooFast(heard, words)) faults.add(`${at}: too fast to be spoken: ${one}`);
  for (const unheardRoll of unheardRolls(story, heard, words))
    faults.add(`${at}: a roll was not announced: ${unheardRoll}`);
  for (const { text } of heard) if (words.timeIsUp.test(text)) faults.add(`${at}: the clock decided: ${text}`);
  const { behind, texts } = longestWait(heard, await page.evaluate(() => window.told ?? []), words);
  if (behind > MAX_QUESTION_DELAY_MS)
    faults.add(`${at}: a question was announced ${behind} ms after its event: ${texts.join(' | ')}`);
  const most = Math.max(0, ...presses);
  const rolls = rollsIn(story, words).length;
  harness.done(
    `${at}: ${presses.length} decisions, at most ${most} presses each, ${rolls} rolls, ${heard.length} texts heard, speech at most ${behind} ms behind`,
  );
  await page.close();
  return { decisions: presses.length, rolls, heard: heard.length, presses: most, behind };
}

/** @returns the keys of each decision */
async function decideByEar(listener: Listener, { id }: AnyModule, whole: boolean, harness: Harness): Promise<number[]> {
  const { faults, short } = harness;
  const presses: number[] = [];
  const most = whole ? Number.POSITIVE_INFINITY : short ? DECISIONS.short : DECISIONS.long;
  let asked = await listener.question();
  while (presses.length < most && !(await listener.isOver())) {
    if (whole && asked) await pause(speakingTime(asked));
    const decision = await listener.decide();
    if (decision) {
      presses.push(decision.presses);
      if (decision.presses > MAX_PRESSES) faults.add(`${id}: ${decision.presses} presses for “${decision.line}”`);
    } else if (asked)
      faults.add(`${id}: announced a decision that is not open, after ${presses.length} decisions: ${asked}`);
    asked = await listener.question(decision && SAME_STEP);
    if (!decision && !asked && !(await listener.isOver())) {
      faults.add(`${id}: no further decision is open after ${presses.length} decisions`);
      for (const { at, text } of (await listener.heard()).slice(-PRINTED_TEXTS))
        console.log(`  ${Math.round(at)} ms: ${text}`);
      await harness.lastSeen();
      break;
    }
  }
  return presses;
}
