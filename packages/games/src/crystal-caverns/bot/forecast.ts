import type { ClassId } from '../data/classes';
import { FACES } from '../data/dice';
import { hitChance } from '../rules/odds';
import { classOf, heroOf, hitPointsAgainst } from '../rules/party';
import type { Board } from '../state';
import type { Monster } from '../types';
import { wantedOrder } from './strength';

/** Returns the expected result of a fight, if the best of the party stand in front. */
export interface Forecast {
  /** Hit points that the party loses to blows, and that a cleric mends meanwhile. */
  lost: number;
  mended: number;
  /** Chance that a hero in front falls. */
  risk: number;
}

/** A monster in the forecast: its level, the attacks it takes to fell it, and the rounds it lives. */
interface Threat {
  level: number;
  attacks: number;
  rounds: number;
}

/**
 * The additional cost of each monster per level above the first, by its powers and by toppling, measured in matches of
 * bots.
 */
const POWERS = 0.6;
/** Points up to which a cleric can mend. */
const MENDABLE = 12;
/** Chance that a given face shows on one die. */
const FACE = 1 / FACES.length;

/** Returns the expected result of a party's fight with these monsters, all of them together, since they strike together. */
export function forecastOf(board: Board, monsters: readonly Monster[]): Forecast {
  const front = wantedOrder(board).slice(0, 2);
  const threats = threatsOf(board, monsters);
  const rounds = Math.max(0, ...threats.map((threat) => threat.rounds));
  const blows = threats.map(({ level, rounds: lasting }) => ({
    level,
    count: lasting * blowChance(board, level) * (1 + POWERS * (level - 1) * monsters.length),
  }));
  const lost = sum(blows.map(({ level, count }) => level * count));
  const worst = Math.max(1, ...blows.map(({ level }) => level));
  const blowsEach = lost / worst / front.length;
  const safe = front.map((seat) => chanceOfFewer(Math.ceil(heroOf(board, seat).hp / worst), blowsEach));
  return { lost, mended: rounds * mendingOf(board, front), risk: 1 - safe.reduce((all, one) => all * one, 1) };
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** Two heroes each attack the monster before them, then both the other one. */
function threatsOf(board: Board, monsters: readonly Monster[]): Threat[] {
  const heroes = board.order.length;
  const threats = monsters.map(({ level }) => {
    const blows = Math.ceil(hitPointsAgainst({ level }, heroes) / (board.level + extraDamage(board)));
    return { level, attacks: blows / hitChance(board.level, level), rounds: 0 };
  });
  threats.sort((a, b) => a.attacks - b.attacks);
  const [first, second] = threats;
  if (first) first.rounds = second ? first.attacks : first.attacks / 2;
  if (first && second) second.rounds = first.attacks + (second.attacks - first.attacks) / 2;
  return threats;
}

/** The contribution of WILDs to a blow: a little of the fighter's, of the arrows from the rear. */
function extraDamage(board: Board): number {
  const living = new Set<ClassId>(board.order.map((seat) => classOf(board, seat)));
  return living.has('fighter') || living.has('archer') ? board.level * FACE * 0.5 : 0;
}

/** Chance that an attack of a monster wounds: it hits and is not avoided by a SWAP. */
function blowChance({ level, options }: Board, monsterLevel: number): number {
  const dodges = options.swapDamage === 'none' ? 1 - (1 - FACE) ** level : 0;
  return hitChance(monsterLevel, level) * (1 - dodges);
}

/** Points that a cleric mends in a round: one for each WILD; in front by the dice of attack and defence. */
function mendingOf(board: Board, front: readonly string[]): number {
  const cleric = board.order.find((seat) => classOf(board, seat) === 'cleric');
  if (cleric === undefined) return 0;
  const rolls = board.order.length <= 2 && front.includes(cleric) ? 2 : 1;
  const missing = board.order.some((seat) => heroOf(board, seat).hp < MENDABLE);
  return missing ? rolls * board.level * FACE : 0;
}

/** Chance of fewer than a number of events with a given mean (Poisson). */
function chanceOfFewer(count: number, mean: number): number {
  let [term, chance] = [Math.exp(-mean), 0];
  for (let n = 0; n < count; n++) {
    chance += term;
    term *= mean / (n + 1);
  }
  return Math.min(1, chance);
}
