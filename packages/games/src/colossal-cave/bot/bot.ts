import type { Seat } from '@lantern/protocol/seat';
import { type Choice, legalMoves } from '../../kit/move';
import { pick, type Random } from '../../kit/random';
import { type CardId, cardOf, isTreasure, nameOf } from '../data/cards';
import type { RoomId } from '../data/rooms';
import { moves } from '../moves';
import { HAND_LIMIT, type PlayArgs, type Stage } from '../state';
import type { View } from '../view';
import { chooseAnswer } from './answers';
import { worthCarried, worthInHand } from './keeping';
import { playValue } from './plays';
import { type Situation, saved, situationOf, worthOfCompany } from './situation';

/** Returns one of the seat's legal moves, chosen from this view alone; `undefined` if it owes no decision. */
export function bot(view: View, seat: Seat, random: Random): Choice | undefined {
  if (!view.mustDecide) return undefined;
  const legal = legalMoves(moves, view, seat);
  const situation = situationOf(view, seat);
  if (view.stages[seat] === 'respond') return chooseAnswer(situation, legal, random);
  const score = SCORES[view.stages[seat] as Exclude<Stage, 'respond'>];
  return best(legal, (choice) => score(situation, choice), random);
}

/** The choice of the highest score; among equals, any. */
function best(choices: readonly Choice[], score: (choice: Choice) => number, random: Random): Choice | undefined {
  const scores = choices.map(score);
  const highest = Math.max(...scores);
  const equals = choices.filter((_, at) => scores[at] === highest);
  return equals.length === 0 ? undefined : pick(random, equals);
}

/** The value of each choice of a stage; only the order of the numbers counts. */
const SCORES: Record<Exclude<Stage, 'respond'>, (situation: Situation, choice: Choice) => number> = {
  draw: (_, { move }) => ({ useItem: 3, draw: 2 })[move] ?? 1,
  move: (situation, choice) => (choice.move === 'stay' ? 0 : stepValue(situation, choice)),
  play: playStepValue,
  limit: (situation, { args: [card] }) => -worthInHand(situation, card as CardId),
  toll: tollValue,
  pick: (situation, { args: [card] }) => pickValue(situation, card as CardId),
  again: (situation, { move, args: [args] }) =>
    move === 'playPicked' ? pickedValue(situation, (args ?? {}) as PlayArgs) : 1.5,
  run: (situation, choice) => (choice.move === 'stopRun' ? 0 : stepValue(situation, choice)),
  drop: (situation, { args: [card] }) => -worthCarried(situation, card as CardId),
};

/** Moves saved by the step; staying is 0. The bot asks to answer its own move if the step would take others along. */
function stepValue(situation: Situation, { args: [room, how] }: Choice): number {
  const { view, me } = situation;
  const value = saved(situation, me.room, room as RoomId);
  if (!(how as { hold?: boolean } | undefined)?.hold) return value;
  const leads = view.hand.some((card) => nameOf(card) === 'followMe') && me.room !== null;
  return value + (leads && worthOfCompany(situation, me.room as RoomId, room as RoomId) > 0 ? 0.5 : -2);
}

function playStepValue(situation: Situation, choice: Choice): number {
  const [card, args = {}] = choice.args as [CardId, PlayArgs?];
  switch (choice.move) {
    case 'useItem':
      return situation.loot >= 2 ? 21 : -1;
    case 'deposit':
      return card === 'goldenEggs' ? 19 : 20;
    case 'playCard':
      return playValue(situation, card, args);
    case 'moveExtra':
      return stepValue(situation, choice) > 0 ? 2.5 : -1;
    case 'drawExtra':
      return situation.view.hand.length < HAND_LIMIT ? 1 : 0;
    default:
      return 0.1;
  }
}

/** Pays an ordinary item, or a treasure if another one remains; otherwise the bot stays where it is. */
function tollValue(situation: Situation, { args: [toll] }: Choice): number {
  if (toll === null) return 0;
  if (toll === 'dropAll') {
    const losses = situation.me.inv.filter((card) => card !== 'emerald');
    return !losses.some(isTreasure) && losses.length <= 2 ? 1 : -1;
  }
  if (isTreasure(toll as CardId)) return situation.loot >= 3 ? 1 : -1;
  return 10 - worthCarried(situation, toll as CardId);
}

/** A treasure that can be played here at once, then other treasures, then other useful cards. */
function pickValue(situation: Situation, card: CardId): number {
  const info = cardOf(card);
  const here = info.type === 'treasure' && info.room === situation.me.room;
  return worthInHand(situation, card) + (here ? 10 : 0);
}

function pickedValue(situation: Situation, args: PlayArgs): number {
  const { pending } = situation.view;
  return pending?.kind === 'again' ? playValue(situation, pending.card, args) : 0;
}
