import type { Seat } from '@lantern/protocol/seat';
import { type Evaluation, outlookOf } from '../../kit/outlook';
import { type CardId, type CardName, isTreasure, nameOf } from '../data/cards';
import { carries, isDeposited, playerOf, presentSeats } from '../rules/board';
import { handOf } from '../rules/secrets';
import { type State, TREASURES_TO_WIN } from '../state';
import { type Feature, WEIGHTS } from './outlookWeights';
import { planOf } from './plan';
import { distance } from './situation';

/** Returns the advantage of a seat over its rivals, hands included. */
export const evaluation: Evaluation<State, Feature> = {
  party: false,
  seats: ({ seats }) => seats,
  features: (state, seat) => (playerOf(state, seat).conceded ? undefined : featuresOf(state, seat)),
  weights: WEIGHTS,
};

export const outlook = outlookOf(evaluation);

/** The approximate length of the longest way. */
const MAX_DISTANCE = 10;
/** A turn is a move and a play, which may be another move. */
const DEEDS_PER_TURN = 2;

function featuresOf(state: State, seat: Seat): Record<Feature, number> {
  return {
    turn: state.turn.seat === seat ? 1 : 0,
    ...treasureFeatures(state, seat),
    ...planFeatures(state, seat),
    ...cardFeatures(state, seat),
  };
}

/** The treasures that are in the safe or carried, and the distance of the carried ones from the safe. */
function treasureFeatures(state: State, seat: Seat) {
  const { room, deposited } = playerOf(state, seat);
  const loot = Math.min(TREASURES_TO_WIN - deposited.length, lootOf(state, seat));
  const treasures = deposited.length + loot;
  const way = distance(room ?? 'wellHouse', 'wellHouse');
  const enough = treasures >= TREASURES_TO_WIN;
  return {
    first: treasures >= 1 ? 1 : 0,
    second: treasures >= 2 ? 1 : 0,
    third: enough ? 1 : 0,
    open: loot / TREASURES_TO_WIN,
    away: enough ? 0 : (way * loot) / MAX_DISTANCE,
    nearWin: enough ? 1 / (1 + (way + loot) / DEEDS_PER_TURN) : 0,
    lit: loot > 0 && carries(state, seat, 'brassLantern') ? 1 : 0,
  };
}

/** The work that is left to win. */
function planFeatures(state: State, seat: Seat) {
  const { missing, deeds } = planOf(playerOf(state, seat), handOf(state, seat));
  const complete = missing === 0;
  return {
    missing: missing / TREASURES_TO_WIN,
    way: complete ? 0 : deeds / MAX_DISTANCE,
    wayToWin: complete ? deeds / MAX_DISTANCE : 0,
    soon: complete ? 1 / (1 + deeds / 3) : 0,
    inOneTurn: complete && deeds <= DEEDS_PER_TURN ? 1 : 0,
    inTwoTurns: complete && deeds <= 2 * DEEDS_PER_TURN ? 1 : 0,
  };
}

/** Cards with a value; in matches among bots no other card had one. */
function cardFeatures(state: State, seat: Seat) {
  const hand = handOf(state, seat);
  const count = (...names: CardName[]) => hand.filter((card) => names.includes(nameOf(card))).length;
  const rivals = presentSeats(state).filter((other) => other !== seat);
  const prey = rivals.reduce((sum, other) => sum + lootOf(state, other), 0);
  return {
    hand: Math.min(7, hand.length) / 7,
    harHar: count('harHar'),
    robbery: (count('harHar') * prey) / TREASURES_TO_WIN,
    dontKnow: count('dontKnow'),
    guarded: count('dontKnow') * lootOf(state, seat),
    killers: count('bottomlessPit', 'angryDwarfKnife'),
    finders: FOUND_FROM_HAND.filter(([by, card]) => hand.includes(by) && isToBeFound(state, seat, card)).length,
    found: FOUND_FROM_TABLE.filter(([by, card]) => carries(state, seat, by) && isToBeFound(state, seat, card)).length,
    food: carries(state, seat, 'tastyFood') && isToBeFound(state, seat, 'goldenChain') ? 1 : 0,
    magazines: carries(state, seat, 'dwarvishMagazines') ? 1 : 0,
    axe: carries(state, seat, 'littleAxe') ? 1 : 0,
  };
}

/** Cards in hand, and carried ones, that acquire a treasure from any place. */
const FOUND_FROM_HAND: readonly [CardId, CardId][] = [
  ['bareHands', 'persianRug'],
  ['blackRod', 'diamonds'],
  ['feeFieFoeFoo', 'goldenEggs'],
];
const FOUND_FROM_TABLE: readonly [CardId, CardId][] = [
  ['blackRod', 'diamonds'],
  ['friendlyBear', 'goldenChain'],
];

/**
 * Whether the treasure can be acquired: the seat does not have it yet, and it is in nobody's safe, except that the Eggs
 * can be called out of a safe.
 */
function isToBeFound(state: State, seat: Seat, card: CardId): boolean {
  const { inv, deposited } = playerOf(state, seat);
  if (card === 'goldenEggs') return !inv.includes(card) && !deposited.includes(card);
  return !inv.includes(card) && !isDeposited(state, card);
}

function lootOf(state: State, seat: Seat): number {
  return playerOf(state, seat).inv.filter(isTreasure).length;
}
