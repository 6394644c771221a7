import { kindOf } from '../data/cards';
import { BOTTOM } from '../data/levels';
import { isStairs, keyOf } from '../rules/grid';
import { heroOf } from '../rules/party';
import { placeableCards } from '../rules/placing';
import type { Board, MapCard } from '../state';
import type { Monster } from '../types';
import { stamina } from './strength';

/** A card worth walking to. */
export interface Goal {
  card: MapCard;
  value: number;
}

/** With fewer cards than this left to draw, a guarded stairway is worth its fight. */
const FEW_CARDS = 15;

/** With fewer cards than this left to draw, a weak party climbs down too. */
const HARDLY_ANY_CARDS = 10;

/** The hit points with which a party looks for the Dragon. */
const READY_FOR_DRAGON = 9;

/** What the party would like to reach (section 14): the pool, worthy fights, the Dragon. */
export function prizesOf(board: Board): Goal[] {
  return goalsBy(board, prizeAt);
}

/** What brings a party on that finds nothing better: stairs, and with nothing left to draw any fight at all. */
export function waysOn(board: Board): Goal[] {
  return goalsBy(board, wayAt);
}

/** Whether a party that stands on cleared stairs and has nothing better to do climbs down. */
export function isTimeToDescend(board: Board): boolean {
  return stamina(board) > board.level || placeableCards(board).length < HARDLY_ANY_CARDS;
}

/** The levels of all monsters on a card. */
export function dangerOf({ monsters }: MapCard): number {
  return monsters.reduce((sum, { level }) => sum + level, 0);
}

function goalsBy(board: Board, worth: (board: Board, card: MapCard) => number): Goal[] {
  const cards = Object.values(board.map).filter((card) => !card.locked && keyOf(card) !== board.pos);
  return cards.map((card) => ({ card, value: worth(board, card) })).filter(({ value }) => value > 0);
}

function prizeAt(board: Board, card: MapCard): number {
  if (card.monsters.length === 0) return kindOf(card.id) === 'pool' && !card.poolUsed ? 4 : 0;
  if (holdsDragon(card)) return stamina(board) >= READY_FOR_DRAGON ? 1.2 : 0;
  const worth = worthOfFight(board, card.monsters);
  return worth > 0 ? 1 + worth : 0;
}

/** What a fight brings, if the party can stand it: points for living heroes, easy monsters before near equals. */
function worthOfFight(board: Board, monsters: readonly Monster[]): number {
  const strength = stamina(board);
  const danger = monsters.reduce((sum, { level }) => sum + dangerTo(board, level), 0);
  if (strength <= danger) return 0;
  let worth = 0;
  for (const { level, pieces } of monsters) {
    const gap = board.level - level;
    if (gap < 1) return 0;
    const strengthens = board.order.some((seat) => heroOf(board, seat).colour === pieces[0]?.colour);
    worth += (strengthens ? level : 0) + (gap >= 2 ? 0.3 : -0.7);
  }
  return worth;
}

/** Hit points that a monster may cost the party. */
function dangerTo(board: Board, level: number): number {
  return board.level - level >= 2 ? level : 2 * level;
}

function wayAt(board: Board, card: MapCard): number {
  const left = placeableCards(board).length;
  if (isStairs(card) && board.level < BOTTOM) {
    if (card.monsters.length === 0) return 0.9;
    if (stamina(board) > board.level || left < FEW_CARDS) return 0.4;
  }
  if (left > 0 || card.monsters.length === 0) return 0;
  return holdsDragon(card) ? 0.3 : 0.2 - 0.01 * dangerOf(card);
}

function holdsDragon({ monsters }: MapCard): boolean {
  return monsters.some(({ rank }) => rank === 'JOKER');
}
