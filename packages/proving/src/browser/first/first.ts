import { modules } from '@lantern/games/index';
import { type Harness, withHarness } from '../harness';
import type { Person } from '../people';
import { bigScreen, lateGuest } from './others';
import { againstBots, fromHomeToGame, Visit, type VisitKind, waysToLearn } from './visit';
import { LANGUAGES, type Language } from './words';

/** The screens: a small phone, a phone in landscape, a desk. */
const SIZES = [
  { width: 360, height: 640 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
] as const;

/** Time a person needs before each tap, for the printed estimate. */
const READING_MS = 3000;

/**
 * The first five minutes of a visitor in both languages and three sizes: the first page, the page of a game, the ways
 * to learn it, a match against bots; a late guest; the big screen. `--screenshots` saves the pictures in
 * `screenshots/`; `--built` uses the existing build.
 */
export const first = withHarness(
  { name: 'first', port: 8327, still: true, seed: () => 'first', environment: { BOT_PACE: '0' } },
  async (harness) => {
    const estimates: Record<string, number> = {};
    for (const kind of kinds()) {
      const { name, taps, waits } = await visitOf(harness, kind);
      estimates[name] = Math.round((taps * READING_MS + waits) / 1000);
      harness.done(`${name}: a match after ${taps} taps, about ${estimates[name]} s`);
    }
    return { seen: harness.seen, estimates };
  },
);

/** Each language on each screen, alternating the games. */
function kinds(): VisitKind[] {
  const pairs = LANGUAGES.flatMap((language) => SIZES.map((size) => ({ language, size })));
  return pairs.map((pair, index) => ({ ...pair, game: modules[index % modules.length] as VisitKind['game'] }));
}

async function visitOf(harness: Harness, kind: VisitKind): Promise<Visit> {
  const { language, size } = kind;
  const person = await newcomer(harness, language, size.width > 1000 ? 'desktop' : 'phone');
  await person.page.setViewportSize(size);
  const visit = new Visit(harness, person, kind);
  await fromHomeToGame(visit);
  const ways = await waysToLearn(visit);
  harness.done(`${visit.name}: ways to learn: ${ways.join(', ') || 'none'}`);
  const link = await againstBots(visit);
  const guest = await newcomer(harness, language, 'phone');
  await guest.page.setViewportSize(size);
  await lateGuest(harness, guest, link, language);
  await guest.context.close();
  if (size.width > 1000) {
    const screen = await newcomer(harness, language, 'desktop');
    await bigScreen(harness, screen, link, language);
    await screen.context.close();
  }
  await person.context.close();
  return visit;
}

/** A person with an empty browser in a language. */
async function newcomer(harness: Harness, language: Language, device: 'phone' | 'desktop'): Promise<Person> {
  const person = await harness.enter(`${language} ${device}`, device);
  await person.context.addInitScript((wanted) => {
    if (localStorage.getItem('lantern.settings') === null)
      localStorage.setItem('lantern.settings', JSON.stringify({ language: wanted }));
  }, language);
  return person;
}
