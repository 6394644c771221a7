import type { Seat } from '@lantern/protocol/seat';
import { kindOf } from '../data/cards';
import { BOTTOM } from '../data/levels';
import { isStairs, keyOf } from '../rules/grid';
import { heroOf } from '../rules/party';
import { placeableCards } from '../rules/placing';
import type { Board, MapCard } from '../state';
import type { Monster } from '../types';
import { duelOf } from './duel';
import { forecastOf } from './forecast';

/** A card worth walking to. */
export interface Goal {
  card: MapCard;
  value: number;
}

/** Hit points that the fall of a hero is worth; of a hero alone, who must take risks, beside the points it has left. */
const FALL = 80;
const FALL_ALONE = 10;
/** A lone cleric sears the undead, and gets no points for those that holy light slays. */
const UNSEARED = 0.5;
/** The maximum risk of a hero's death at which a party attacks the Dragon, or the guardian of a stairway. */
const RISK_OF_DRAGON = 0.05;
const RISK_OF_GUARDIAN = 0.1;

/** The goals of the party (section 14): the pool, worthwhile fights, the Dragon. */
export function prizesOf(board: Board): Goal[] {
  return goalsBy(board, prizeAt);
}

/** The goals of a party that finds nothing better: stairs, and any fight at all when no card is left to draw. */
export function waysOn(board: Board): Goal[] {
  const left = placeableCards(board).length;
  return goalsBy(board, (_, card) => wayAt(board, card, left));
}

export function dangerOf({ monsters }: MapCard): number {
  return monsters.reduce((sum, { level }) => sum + level, 0);
}

function goalsBy(board: Board, worth: (board: Board, card: MapCard) => number): Goal[] {
  const cards = Object.values(board.map).filter((card) => !card.locked && keyOf(card) !== board.pos);
  return cards.map((card) => ({ card, value: worth(board, card) })).filter(({ value }) => value > 0);
}

function prizeAt(board: Board, card: MapCard): number {
  if (card.monsters.length === 0) return kindOf(card.id) === 'pool' && !card.poolUsed ? 4 : 0;
  if (holdsDragon(card)) return riskOf(board, card.monsters) <= RISK_OF_DRAGON ? 1.2 : 0;
  const worth = worthOfFight(board, card.monsters);
  return worth > 0 ? 1 + worth : 0;
}

function riskOf(board: Board, monsters: readonly Monster[]): number {
  return (board.order.length === 1 ? duelOf(board, monsters) : forecastOf(board, monsters)).risk;
}

/** The value of a fight in hit points: healing and rewards for living heroes, less its cost and its danger. */
export function worthOfFight(board: Board, monsters: readonly Monster[]): number {
  if (monsters.length === 0) return 0;
  const rewards = rewardsOf(board, monsters);
  if (board.order.length === 1) return worthAlone(board, monsters, rewards);
  const { lost, mended, risk } = forecastOf(board, monsters);
  return rewards + mended - lost - FALL * risk;
}

function worthAlone(board: Board, monsters: readonly Monster[], rewards: number): number {
  const { hp, colour } = heroOf(board, board.order[0] as Seat);
  const { risk, points } = duelOf(board, monsters);
  const kept = colour === 'black' ? UNSEARED : 1;
  return points - hp + (1 - risk) * kept * rewards - FALL_ALONE * risk;
}

/** The points for slain monsters: their crystals, if a living hero has their colour. */
function rewardsOf(board: Board, monsters: readonly Monster[]): number {
  return monsters.reduce((sum, { level, pieces, rank }) => {
    const strengthens = board.order.some((seat) => heroOf(board, seat).colour === pieces[0]?.colour);
    return sum + (strengthens && rank !== 'JOKER' ? level : 0);
  }, 0);
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

export function holdsDragon({ monsters }: MapCard): boolean {
  return monsters.some(({ rank }) => rank === 'JOKER');
}
