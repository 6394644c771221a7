import { kindOf } from '../data/cards';
import { BOTTOM } from '../data/levels';
import { isStairs, keyOf } from '../rules/grid';
import { heroOf } from '../rules/party';
import { placeableCards } from '../rules/placing';
import type { Board, MapCard } from '../state';
import type { Monster } from '../types';
import { forecastOf } from './forecast';

/** A card worth walking to. */
export interface Goal {
  card: MapCard;
  value: number;
}

/** Hit points that the fall of a hero is worth; of a hero alone, who must take risks. */
const FALL = 80;
const FALL_ALONE = 3;
/** The risk that one falls with which a party looks for the Dragon, and for the guardian of a stairway. */
const RISK_OF_DRAGON = 0.05;
const RISK_OF_GUARDIAN = 0.1;

/** What the party would like to reach (section 14): the pool, worthy fights, the Dragon. */
export function prizesOf(board: Board): Goal[] {
  return goalsBy(board, prizeAt);
}

/** What brings a party on that finds nothing better: stairs, and with nothing left to draw any fight at all. */
export function waysOn(board: Board): Goal[] {
  const left = placeableCards(board).length;
  return goalsBy(board, (_, card) => wayAt(board, card, left));
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
  if (holdsDragon(card)) return forecastOf(board, card.monsters).risk <= RISK_OF_DRAGON ? 1.2 : 0;
  const worth = worthOfFight(board, card.monsters);
  return worth > 0 ? 1 + worth : 0;
}

/** What a fight brings, if the party can stand it: points for living heroes, easy monsters before near equals. */
function worthOfFight(board: Board, monsters: readonly Monster[]): number {
  const { lost, mended, risk } = forecastOf(board, monsters);
  const rewards = monsters.reduce((sum, { level, pieces }) => {
    const strengthens = board.order.some((seat) => heroOf(board, seat).colour === pieces[0]?.colour);
    return sum + (strengthens ? level : 0);
  }, 0);
  return rewards + mended - lost - (board.order.length > 1 ? FALL : FALL_ALONE) * risk;
}

function wayAt(board: Board, card: MapCard, left: number): number {
  if (isStairs(card) && board.level < BOTTOM) {
    if (card.monsters.length === 0) return 0.9;
    const { risk } = forecastOf(board, card.monsters);
    if (left === 0 || risk < RISK_OF_GUARDIAN) return 0.8 - 0.5 * risk;
  }
  if (left > 0 || card.monsters.length === 0) return 0;
  return holdsDragon(card) ? 0.3 : 0.2 - 0.01 * dangerOf(card);
}

function holdsDragon({ monsters }: MapCard): boolean {
  return monsters.some(({ rank }) => rank === 'JOKER');
}
