import { modules } from '@lantern/games/index';
import { type Harness, withHarness } from '../harness';
import { type LessonPage, takeLesson } from './takeLesson';

/** A small phone in English, a phone in landscape in German. */
const KINDS = [
  { language: 'en', width: 360, height: 640 },
  { language: 'de', width: 844, height: 390 },
] as const;

type Kind = (typeof KINDS)[number];

const SECOND = 'step-2-';

/** The favicon cannot be loaded without a network. */
const OFFLINE = /net::ERR_(INTERNET_DISCONNECTED|FAILED)/;

const taught = modules.filter(({ about }) => about?.tutorial);

/**
 * Completes every lesson by tapping what the arrow points to, in both languages, and without a network from the second
 * step on. `--screenshots` saves the pictures in `screenshots/`; `--built` uses the existing build.
 */
export const lessons = withHarness(
  { name: 'lessons', port: 8329, still: true, games: taught, environment: { BOT_PACE: '0' }, expected: OFFLINE },
  async (harness) => {
    for (const kind of KINDS) {
      for (const { id } of harness.games) await lesson(harness, kind, id);
    }
    return { seen: harness.seen };
  },
);

async function lesson(harness: Harness, { language, width, height }: Kind, game: string): Promise<void> {
  const { context, page } = await harness.enter(`${game} ${language}`, 'phone');
  await context.addInitScript((wanted) => {
    localStorage.setItem('lantern.settings', JSON.stringify({ language: wanted, sound: false }));
  }, language);
  await page.setViewportSize({ width, height });
  await page.goto(`${harness.address}/learn/${game}`);
  await page.locator('[data-coach]').waitFor();
  const name = `lesson-${game}-${language}-${width}`;
  const hand: LessonPage = {
    run: (task, argument) => page.evaluate(task as never, argument as never),
    tapAt: (x, y) => page.touchscreen.tap(x, y),
  };
  const faults = await takeLesson(hand, async (step) => {
    // The first tap loads the sounds.
    if (step.startsWith(SECOND)) {
      await page.waitForLoadState('networkidle');
      await context.setOffline(true);
    }
    await harness.camera.take(page, `${name}-${step}`);
    if (step.startsWith(SECOND) || step === 'end') await harness.camera.check(page, `${name} ${step}`);
  });
  for (const fault of faults) harness.faults.add(`${name}: ${fault}`);
  harness.done(`${game} can be learned to the end in ${language}, at ${width}x${height}, without a network`);
  await context.close();
}
