import { CARDS, type CardId, type CardName, isTreasure, nameOf } from '../data/cards';
import { isDeposited } from '../rules/board';
import { distance, isWanted, type Situation } from './situation';

/** The value of a card in hand to a bot that must part with one; cards not named here are worth 3. */
const WORTH: Partial<Record<CardName, number>> = {
  dontKnow: 8,
  harHar: 8,
  bareHands: 7,
  feeFieFoeFoo: 7,
  xyzzy: 6,
  plugh: 6,
  plover: 5,
  pirateBooty: 5,
  speedRun: 5,
  brassLantern: 5,
  bottomlessPit: 5,
  angryDwarfKnife: 5,
  angryDwarfBlock: 5,
  blackRod: 5,
  friendlyBear: 5,
  letsDoThatAgain: 5,
  dwarvishMagazines: 5,
  grateLocked: 4,
  payTroll: 4,
  lostInMaze: 4,
  tightSqueeze: 4,
  donWoods: 2,
  carryingTooMuch: 2,
  dropVase: 2,
  lampDim: 2,
};

/** Cards that only fetch something: worthless once it cannot be fetched. */
const FETCHES: Partial<Record<CardName, CardId>> = { bareHands: 'persianRug', blackRod: 'diamonds' };

/** Returns the value of a card in hand; further copies are worth less. */
export function worthInHand(situation: Situation, card: CardId): number {
  const name = nameOf(card);
  const info = CARDS[name];
  if (info.type === 'treasure') {
    const way = situation.me.room ? distance(situation.me.room, info.room) : 0;
    return 12 - (way + distance(info.room, 'wellHouse')) / 4;
  }
  const fetched = FETCHES[name];
  if (fetched && !isWanted(situation, fetched)) return 1;
  const copies = situation.view.hand.filter((other) => other < card && nameOf(other) === name).length;
  return (WORTH[name] ?? 3) - 2 * copies;
}

export function worthCarried(situation: Situation, card: CardId): number {
  if (isTreasure(card)) return 20;
  if (card === 'blackRod' && isDeposited(situation.view, 'diamonds')) return 1;
  return worthInHand(situation, card);
}
