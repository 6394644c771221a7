import { setTimeout as pause } from 'node:timers/promises';
import { deal, type EngineState, reduce } from '@lantern/games/engine/reducer';
import { seedOf } from '@lantern/games/engine/seedCommitment';
import type { Choice } from '@lantern/games/kit/move';
import { checkOptions } from '@lantern/games/kit/options';
import { type Random, seededRandom } from '@lantern/games/kit/random';
import { seatsOf } from '@lantern/games/kit/seat';
import type { AnyModule, CommonView } from '@lantern/games/module';
import type { Seat } from '@lantern/protocol/seat';
import type { Page } from 'playwright-core';
import { SeatPlayer } from '../seatPlayer';
import { secretOf } from '../serverProcess';
import type { Person } from './people';
import { readScreen } from './screenState';
import type { Seated } from './seated';

/** A match of bots to watch: the names on its seats, and the seat of the viewer. */
export interface Cast {
  module: AnyModule;
  names: readonly string[];
  options: object;
  seat: Seat;
}

/** Maximum number of moves of a match to watch, and of seeds to try. */
const LONGEST = 450;
const SEEDS = 60;

/**
 * The course of a match with a fixed seed, in which the game's bot plays every seat with fixed randomness: computed
 * here, the same every time.
 */
export class Course<View extends CommonView> {
  readonly #module: AnyModule;
  readonly #seats: Seat[];
  readonly #random: Random;
  #state: EngineState;

  /** @param seed the server's `SEED`; the randomness of the bots is derived from it too */
  constructor({ module, names, options }: Cast, seed: string) {
    const checked = checkOptions(module.options, names.length, options);
    if ('refusal' in checked) throw new Error(`${module.id}: ${JSON.stringify(checked.refusal)}`);
    this.#module = module;
    this.#seats = seatsOf(names.length);
    this.#random = seededRandom(seed);
    this.#state = deal(module, names.length, checked.options, seedOf(secretOf(seed), {}));
  }

  view(seat: Seat): View {
    return this.#module.view(this.#state.G, seat) as View;
  }

  /**
   * Makes the next move.
   * @returns the move; undefined if no seat can move
   */
  next(): { seat: Seat; choice: Choice } | undefined {
    for (const seat of this.#seats) {
      const view = this.view(seat);
      const choice = view.mustDecide ? this.#module.bot(view, seat, this.#random) : undefined;
      if (!choice) continue;
      const made = reduce(this.#module, this.#state, { seat, ...choice });
      if ('error' in made) throw new Error(`${this.#module.id}: ${seat} may not ${choice.move}: ${made.error}`);
      this.#state = made.state;
      return { seat, choice };
    }
    return undefined;
  }
}

/** A match on the server that follows such a course step by step, over the sockets of its seats. */
export class ScriptedMatch<View extends CommonView> {
  readonly cast: Cast;
  readonly #course: Course<View>;
  readonly #players: ReadonlyMap<Seat, SeatPlayer>;

  constructor(server: string, cast: Cast, seated: Seated, seed: string) {
    const { matchId, players, keys } = seated;
    const { module } = cast;
    this.cast = cast;
    this.#course = new Course(cast, seed);
    this.#players = new Map(
      seatsOf(players).map((seat) => [
        seat,
        new SeatPlayer({ server, matchId, players, seat, seatKey: keys[seat] ?? '' }, module, seededRandom('')),
      ]),
    );
  }

  /** The current view of the observed seat. */
  get view(): View {
    return this.#course.view(this.cast.seat);
  }

  /**
   * Plays until a condition on the view of that seat holds.
   * @returns whether it holds; false if the match is over
   */
  async playUntil(sees: (view: View) => boolean): Promise<boolean> {
    while (!sees(this.view)) {
      const next = this.#course.next();
      if (!next) return false;
      await this.#players.get(next.seat)?.make(next.choice);
    }
    return true;
  }

  leave(): void {
    for (const player of this.#players.values()) player.leave();
  }
}

/** The sights of a course. */
export interface Sights<View> {
  readonly seen: readonly string[];
  /**
   * By name: recognises a sight in the view of the seat.
   * @returns CSS selectors to tap so that it becomes visible, which sends nothing; undefined if it is not there
   */
  readonly comes: Readonly<Record<string, (view: View, seat: Seat) => readonly string[] | undefined>>;
  /**
   * Checks whether the page shows a sight.
   * @returns whether it looked at it, so that the page must be read again
   */
  look(person: Person, name: string): Promise<boolean>;
}

/** Maximum time until a sight appears on the page, in milliseconds. */
const SHOWN = 20_000;
const GLANCE = 100;

/**
 * A seed with which a match of bots contains all required sights and ends soon.
 * @throws if there is none
 */
export function seedThatShows<View extends CommonView>(
  cast: Cast,
  must: readonly string[],
  comes: Sights<View>['comes'],
): string {
  for (let n = 1; n <= SEEDS; n++) {
    const seed = `${cast.module.id} ${n}`;
    const course = new Course<View>(cast, seed);
    const left = new Set(must);
    for (let moves = 0; moves < LONGEST; moves++) {
      const view = course.view(cast.seat);
      for (const name of left) if (comes[name]?.(view, cast.seat) !== undefined) left.delete(name);
      if (course.next()) continue;
      if (left.size === 0) return seed;
      break;
    }
  }
  throw new Error(`${cast.module.id}: no match between bots reaches ${must.join(', ')}`);
}

/** Plays a course to its end, and stops for every new sight. */
export async function lookOn<View extends CommonView>(
  match: ScriptedMatch<View>,
  person: Person,
  sights: Sights<View>,
): Promise<void> {
  // Disables motion: the result of many moves is shown at once.
  await person.page.emulateMedia({ reducedMotion: 'reduce' });
  // A sight that did not appear is not tried again.
  const tried = new Set<string>();
  const { seat } = match.cast;
  const next = (view: View): string | undefined =>
    Object.keys(sights.comes).find(
      (name) => !sights.seen.includes(name) && !tried.has(name) && sights.comes[name]?.(view, seat) !== undefined,
    );
  while (await match.playUntil((view) => next(view) !== undefined)) {
    const name = next(match.view) ?? '';
    tried.add(name);
    const { page } = person;
    for (const selector of sights.comes[name]?.(match.view, seat) ?? []) await page.locator(selector).first().tap();
    for (const latest = performance.now() + SHOWN; !sights.seen.includes(name) && performance.now() < latest; )
      if (!(await sights.look(person, name))) await pause(GLANCE);
    if (!sights.seen.includes(name)) console.log(`  not visible: ${name}: ${await wordsOn(page)}`);
    const close = page.locator('dialog[open]').getByRole('button', { name: 'Close', exact: true });
    if (await close.isVisible()) await close.tap();
  }
}

/** The content of a page at this moment: open sheets, highlighted choices, and all its words. */
async function wordsOn(page: Page): Promise<string> {
  const { sheet, lit, pending, over } = await readScreen(page);
  const words = await page.evaluate(
    () => (document.querySelector<HTMLElement>('dialog[open]') ?? document.body).innerText,
  );
  return JSON.stringify({ sheet, pending, over, lit: lit.map(({ label, move }) => [label, move]), words });
}
