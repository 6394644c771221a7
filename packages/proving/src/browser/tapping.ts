import { setTimeout as pause } from 'node:timers/promises';
import { type Random, seededRandom } from '@lantern/games/kit/random';
import { errors } from 'playwright-core';
import type { Person } from './people';
import { readScreen, type ScreenState } from './screenState';

/** An event that happens once, before the first tap at which it may. */
export interface Incident {
  name: string;
  /** Number of taps after which it may happen. */
  after: number;
  /** Whether it may happen now; at any time by default. */
  when?(screens: readonly ScreenState[]): boolean;
  happen(): Promise<void>;
}

export interface Tapped {
  /** Numbers of taps by move; `look` for what is chosen first, `missed` for what moved away. */
  kinds: Record<string, number>;
  /** Incidents that never became possible. */
  missed: string[];
}

/** Kinds of taps that are no moves. */
const BESIDES = ['look', 'close', 'missed'];

/** Time without a move after which a match counts as stuck, and maximum time of a tap. */
const STUCK_AFTER_MS = 90_000;
const TAP_TIMEOUT_MS = 5000;

/** Number of misses in a row that are an error. */
const TOO_OFTEN = 4;

/**
 * People who know nothing of the game tap any highlighted thing, until they have made a number of moves, or to the end.
 * @throws if the match ends before, if it stands still, or if a person misses too often
 */
export async function tapAnything(
  people: readonly Person[],
  moves = Number.POSITIVE_INFINITY,
  incidents: readonly Incident[] = [],
): Promise<Tapped> {
  const random = seededRandom('taps');
  const waiting = [...incidents];
  const kinds: Record<string, number> = {};
  const misses = people.map(() => 0);
  let [taps, made, last] = [0, 0, performance.now()];
  while (made < moves) {
    const screens = await Promise.all(people.map(({ page }) => readScreen(page)));
    const isOver = screens.every(({ over }) => over);
    if (isOver && moves === Number.POSITIVE_INFINITY) break;
    if (isOver || performance.now() - last > STUCK_AFTER_MS || Math.max(...misses) >= TOO_OFTEN)
      throw new Error(`only ${made} moves by taps: ${JSON.stringify(screens)}`);
    const at = waiting.findIndex(({ after, when }) => taps >= after && (when?.(screens) ?? true));
    const [incident] = at < 0 ? [] : waiting.splice(at, 1);
    if (incident) {
      console.log(`  after ${taps} taps: ${incident.name}`);
      await incident.happen();
      last = performance.now();
      continue;
    }
    const tapped = await Promise.all(people.map((person, seat) => tap(person, screens[seat] as ScreenState, random)));
    for (const [seat, kind] of tapped.entries()) {
      if (kind === undefined) continue;
      kinds[kind] = (kinds[kind] ?? 0) + 1;
      misses[seat] = kind === 'missed' ? (misses[seat] ?? 0) + 1 : 0;
      taps += 1;
      if (BESIDES.includes(kind)) continue;
      made += 1;
      last = performance.now();
    }
    if (tapped.every((kind) => kind === undefined)) await pause(60);
  }
  return { kinds, missed: waiting.map(({ name }) => name) };
}

/** @returns the kind of the tap; `undefined` if there is nothing to tap */
async function tap({ page }: Person, screen: ScreenState, random: Random): Promise<string | undefined> {
  const { lit, sheet, pending, lost, over } = screen;
  if (pending || lost || over || (lit.length === 0 && sheet === null)) return undefined;
  // Every other tap is a move if there is one: in a shop there are many things to look at, and one way out.
  const moves = lit.filter(({ move }) => move !== null);
  const choices = moves.length > 0 && random.die(2) === 1 ? moves : lit;
  // A sheet can be closed too: some have nothing but things to look at.
  const close = page.locator('dialog[open]').getByRole('button', { name: 'Close', exact: true }).last();
  const ways = choices.length + (sheet !== null && (await close.isVisible()) ? 1 : 0);
  const chosen = choices[random.die(Math.max(1, ways)) - 1];
  const target = chosen ? page.locator('[data-lit="true"]').nth(chosen.index) : close;
  try {
    await target.tap({ timeout: TAP_TIMEOUT_MS });
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error;
    console.log(`  missed: ${chosen?.label ?? 'Close'}`);
    // Two quick taps on one place have enlarged the board, and the target is outside of the view.
    const whole = page.getByRole('button', { name: 'Show everything' });
    if (await whole.isVisible()) await whole.tap();
    return 'missed';
  }
  return chosen ? (chosen.move ?? 'look') : 'close';
}
