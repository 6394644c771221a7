import type { Seat } from '@lantern/protocol/seat';
import { type Evaluation, outlookOf } from '../../kit/outlook';
import { type CardId, cardOf, isTreasure } from '../data/cards';
import { carries, isLiving, playerOf } from '../rules/board';
import { handOf } from '../rules/secrets';
import { type State, TREASURES_TO_WIN } from '../state';
import { type Feature, WEIGHTS } from './outlookWeights';
import { distance } from './situation';

/** How a seat stands among its rivals, hands included. */
export const evaluation: Evaluation<State, Feature> = {
  party: false,
  seats: ({ seats }) => seats,
  features: (state, seat) => (playerOf(state, seat).conceded ? undefined : featuresOf(state, seat)),
  weights: WEIGHTS,
};

export const outlook = outlookOf(evaluation);

/** The longest way there is, about. */
const FAR = 10;

function featuresOf(state: State, seat: Seat): Record<Feature, number> {
  const { room, inv, deposited } = playerOf(state, seat);
  const hand = handOf(state, seat);
  const here = room ?? 'wellHouse';
  const loot = Math.min(TREASURES_TO_WIN - deposited.length, inv.filter(isTreasure).length);
  const treasures = hand.filter(isTreasure);
  const near = Math.min(FAR, ...treasures.map((card) => wayTo(here, card)));
  const after = deposited.length + loot;
  return {
    safe: deposited.length / TREASURES_TO_WIN,
    almost: deposited.length === TREASURES_TO_WIN - 1 ? 1 : 0,
    loot: loot / TREASURES_TO_WIN,
    enough: after >= TREASURES_TO_WIN ? 1 : 0,
    home: loot > 0 ? (1 - distance(here, 'wellHouse') / FAR) * loot : 0,
    homeToWin: after >= TREASURES_TO_WIN ? 1 - distance(here, 'wellHouse') / FAR : 0,
    treasures: Math.min(2, treasures.length) / 2,
    near: treasures.length > 0 ? 1 - near / FAR : 0,
    hand: Math.min(7, hand.length) / 7,
    alive: isLiving(state, seat) ? 1 : 0,
    lantern: carries(state, seat, 'brassLantern') ? 1 : 0,
    turn: state.turn.seat === seat ? 1 : 0,
  };
}

function wayTo(from: Parameters<typeof distance>[0], card: CardId): number {
  const info = cardOf(card);
  return info.type === 'treasure' ? distance(from, info.room) : FAR;
}
