import type { CommonView } from '@lantern/games/module';
import type { Seat } from '@lantern/protocol/seat';
import type { Harness } from '../harness';
import type { Person } from '../people';
import { type Cast, Course, type ScriptedMatch } from '../scriptedMatch';

/** Something in a match of bots that is looked at once, on the page of a seat. */
export interface Sight<View> {
  /**
   * Recognises it in the view of the seat.
   * @returns selectors to tap so that it becomes visible, which sends nothing; undefined if it is not there
   */
  comes(view: View, seat: Seat): readonly string[] | undefined;
  /** The selector of an element that the page then shows. */
  shows: string;
  /** The selector of the element that returns to the board; by default the sheet is closed. */
  back?: string;
  /** Whether a match may end without it. */
  mayMiss?: true;
}

export type Sights<View> = Readonly<Record<string, Sight<View>>>;

/** Maximum number of moves of a match to watch, and of seeds to try. */
const MAX_MOVES = 450;
const MAX_SEEDS = 60;

/** Maximum time until a sight is on the page, and until its dice have landed. */
const SIGHT_TIMEOUT_MS = 20_000;

const CLOSE = 'dialog[open] >> role=button[name="Close"]';

/**
 * A seed of the server and the bots with which a match has all sights that it must have, and ends soon.
 * @throws if there is none
 */
export function seedThatShows<View extends CommonView>(cast: Cast, sights: Sights<View>): string {
  const must = Object.values(sights).filter(({ mayMiss }) => !mayMiss);
  for (let n = 1; n <= MAX_SEEDS; n++) {
    const seed = `${cast.module.id} ${n}`;
    const course = new Course<View>(cast, seed);
    let left = must;
    for (let moves = 0; moves < MAX_MOVES; moves++) {
      const view = course.view(cast.seat);
      left = left.filter(({ comes }) => comes(view, cast.seat) === undefined);
      if (course.next()) continue;
      if (left.length === 0) return seed;
      break;
    }
  }
  throw new Error(`${cast.module.id}: no match of bots has all sights`);
}

/**
 * Plays a match to its end, and stops for each new sight: it is photographed, and axe checks the page.
 * @param name the first part of the names of the pictures
 * @returns the sights
 */
export async function lookOn<View extends CommonView>(
  { faults, camera }: Harness,
  match: ScriptedMatch<View>,
  { page }: Person,
  sights: Sights<View>,
  name: string,
): Promise<string[]> {
  // Disables motion: the result of many moves is shown at once.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { seat } = match.cast;
  const left = new Map(Object.entries(sights));
  const next = (view: View) => [...left].find(([, { comes }]) => comes(view, seat) !== undefined);
  for (;;) {
    await match.playUntil((view) => next(view) !== undefined);
    const found = next(match.view);
    if (!found) break;
    const [sight, { comes, shows, back }] = found;
    left.delete(sight);
    for (const selector of comes(match.view, seat) ?? []) await page.locator(selector).first().tap();
    await page.locator(shows).first().waitFor({ timeout: SIGHT_TIMEOUT_MS });
    await page
      .locator('[data-telling], main[aria-busy="true"]')
      .first()
      .waitFor({ state: 'detached', timeout: SIGHT_TIMEOUT_MS });
    await camera.everyWay(page, `${name}-${sight}`);
    await camera.check(page, `${name}-${sight}`);
    const away = page.locator(back ?? CLOSE);
    if (await away.isVisible()) await away.tap();
  }
  for (const [sight, { mayMiss }] of left) if (!mayMiss) faults.add(`${name}: never came to pass: ${sight}`);
  return Object.keys(sights).filter((sight) => !left.has(sight));
}

/** A sight of a decision of the seat, recognised by its stage. */
export const asked = <View extends CommonView>(shows: string, ...stages: readonly string[]): Sight<View> => ({
  comes: (view, seat) => (view.mustDecide && stages.includes(view.stages[seat] ?? '') ? [] : undefined),
  shows,
});
