import type { Seat } from '@lantern/protocol/seat';
import {
  CARDS,
  type CardId,
  type CardName,
  cardOf,
  defenceAgainst,
  isMagicWord,
  isTreasure,
  nameOf,
} from '../data/cards';
import type { RoomId } from '../data/rooms';
import { carries, isDeposited, playerOf } from '../rules/board';
import { type PlayArgs, TREASURES_TO_WIN } from '../state';
import { distance, isWanted, type Situation, saved, threat } from './situation';

/** The value of a play to the bot: a deposit is 20, an extra card 1. */
type Value = (situation: Situation, args: PlayArgs, card: CardId) => number;

/** Items that are worth more when carried than in the hand. */
const ITEM_VALUES: Readonly<Record<CardId, number>> = {
  blackRod: 4,
  brassLantern: 3.5,
  dwarvishMagazines: 3.5,
  emptyBottle: 2,
  tastyFood: 2,
};
const OTHER_ITEM = 1.2;
const TREASURE = 9;

const ACTION_VALUES: Partial<Record<CardName, Value>> = {
  xyzzy: (situation) => warpValue(situation, 'wellHouse', 'hallOfMists'),
  plugh: (situation) => warpValue(situation, 'wellHouse', 'y2'),
  plover: (situation) => warpValue(situation, 'y2', 'ploverRoom'),
  feeFieFoeFoo: (situation) => eggsValue(situation),
  bottomlessPit: killValue,
  angryDwarfKnife: killValue,
  harHar: ({ view }, { target }) => 8.5 + (target === undefined ? 0 : threat(view, target) / 2),
  stealAKeeper: (_, { item }) => (item && STOLEN_FIRST.has(item) ? 3 : 1),
  exploreAtRandom: exploreValue,
  stockUp: (situation, { item }) => (item && isWanted(situation, item) ? (ITEM_VALUES[item] ?? OTHER_ITEM) : 0),
  speedRun: (situation) => 1.1 * Math.min(3, wayLeft(situation)),
  letsDoThatAgain: ({ view }) => (view.discard.some(isTreasure) ? 4.5 : 3.2),
  pirateBooty: () => 5,
  systemCrash: ({ view }) => (view.hand.length - 1 < 4 ? 3 : 0),
  carryingTooMuch: dropValue,
  donWoods: unmakeValue,
  caveClosing: closingValue,
  dropVase: breakValue,
  lampDim: (situation, args, card) => Math.min(1.5, breakValue(situation, args, card)),
  bareHands: (situation) => (isWanted(situation, 'persianRug') ? 8 : 0),
};

const STOLEN_FIRST: ReadonlySet<CardId> = new Set(['brassLantern', 'dwarvishMagazines', 'friendlyBear']);

export function playValue(situation: Situation, card: CardId, args: PlayArgs): number {
  const { type } = cardOf(card);
  if (type === 'treasure') return TREASURE;
  if (type === 'item') return ITEM_VALUES[card] ?? OTHER_ITEM;
  if (situation.view.closing && isMagicWord(card)) return situation.loot > 0 ? 3 : 1.5;
  return ACTION_VALUES[nameOf(card)]?.(situation, args, card) ?? 0;
}

function wayLeft({ me, goal }: Situation): number {
  return me.room === null ? 0 : distance(me.room, goal);
}

function warpValue(situation: Situation, one: RoomId, other: RoomId): number {
  const { room } = situation.me;
  if (room !== one && room !== other) return 0;
  return 1.5 * saved(situation, room, room === one ? other : one);
}

function eggsValue({ view, me }: Situation): number {
  if (me.inv.includes('goldenEggs') || me.deposited.includes('goldenEggs')) return 0;
  return isDeposited(view, 'goldenEggs') ? 9.5 : 7;
}

function isImmune({ view }: Situation, target: Seat, card: CardId): boolean {
  const defence = defenceAgainst(card);
  return defence !== undefined && carries(view, target, defence);
}

function killValue(situation: Situation, { target }: PlayArgs, card: CardId): number {
  if (target === undefined || isImmune(situation, target, card)) return 0;
  const loot = playerOf(situation.view, target).inv.filter(isTreasure).length;
  return 1.5 * (threat(situation.view, target) + loot);
}

function breakValue(situation: Situation, { target }: PlayArgs, card: CardId): number {
  if (target === undefined || isImmune(situation, target, card)) return 0;
  return 5 + threat(situation.view, target);
}

/** Oneself toward the goal; or somebody with treasures away from home. */
function exploreValue(situation: Situation, { target, room }: PlayArgs): number {
  if (target === undefined || room === undefined) return 0;
  if (target === situation.seat) return 1.5 * saved(situation, situation.me.room, room);
  const { room: from, inv } = playerOf(situation.view, target);
  if (from === null || !inv.some(isTreasure)) return 0;
  const farther = distance(room, 'wellHouse') - distance(from, 'wellHouse');
  return 0.4 * farther * threat(situation.view, target);
}

function dropValue({ view, me, others }: Situation): number {
  const somebody = others.some((other) => playerOf(view, other).inv.length > 2);
  return me.inv.length <= 2 && somebody ? 2 : 0;
}

function unmakeValue(situation: Situation): number {
  const losses = (seat: Seat) => playerOf(situation.view, seat).inv.filter(isByWoods).length;
  const theirs = situation.others.reduce((sum, other) => sum + losses(other), 0);
  return 3 * (theirs - losses(situation.seat));
}

/** Don Woods added this treasure to the cave. */
export function isByWoods(card: CardId): boolean {
  const info = CARDS[nameOf(card)];
  return info.type === 'treasure' && info.byWoods;
}

function closingValue({ view, others, loot }: Situation): number {
  const urgent = others.some((other) => {
    const { deposited, inv } = playerOf(view, other);
    return deposited.length === TREASURES_TO_WIN - 1 && inv.some(isTreasure);
  });
  if (urgent) return 6;
  return loot === 0 ? 0.6 : 0;
}
