import type { Seat } from '@lantern/protocol/seat';
import { type Choice, legalMoves } from '../../kit/move';
import { pick, type Random } from '../../kit/random';
import { type CardId, cardOf, isTreasure } from '../data/cards';
import type { RoomId } from '../data/rooms';
import { moves } from '../moves';
import { HAND_LIMIT, type PlayArgs, type Stage } from '../state';
import type { View } from '../view';
import { chooseAnswer } from './answers';
import { worthCarried, worthInHand } from './keeping';
import { type Outlook, outlookOf, saved } from './outlook';
import { playValue } from './plays';

/** A sensible player who sees only this view: one of the seat's legal moves, or nothing if it owes no decision. */
export function bot(view: View, seat: Seat, random: Random): Choice | undefined {
  if (!view.mustDecide) return undefined;
  const legal = legalMoves(moves, view, seat);
  const outlook = outlookOf(view, seat);
  if (view.stages[seat] === 'respond') return chooseAnswer(outlook, legal, random);
  const score = SCORES[view.stages[seat] as Exclude<Stage, 'respond'>];
  return best(legal, (choice) => score(outlook, choice), random);
}

/** The choice of the highest score; among equals, any. */
function best(choices: readonly Choice[], score: (choice: Choice) => number, random: Random): Choice | undefined {
  const scores = choices.map(score);
  const highest = Math.max(...scores);
  const equals = choices.filter((_, at) => scores[at] === highest);
  return equals.length === 0 ? undefined : pick(random, equals);
}

/** What each choice of a stage is worth; only the order of the numbers counts. */
const SCORES: Record<Exclude<Stage, 'respond'>, (outlook: Outlook, choice: Choice) => number> = {
  draw: (_, { move }) => ({ useItem: 3, draw: 2 })[move] ?? 1,
  move: (outlook, choice) => (choice.move === 'stay' ? 0 : stepValue(outlook, choice)),
  play: playStepValue,
  limit: (outlook, { args: [card] }) => -worthInHand(outlook, card as CardId),
  toll: tollValue,
  pick: (outlook, { args: [card] }) => pickValue(outlook, card as CardId),
  again: (outlook, { move, args: [args] }) =>
    move === 'playPicked' ? pickedValue(outlook, (args ?? {}) as PlayArgs) : 1.5,
  run: (outlook, choice) => (choice.move === 'stopRun' ? 0 : stepValue(outlook, choice)),
  drop: (outlook, { args: [card] }) => -worthCarried(outlook, card as CardId),
};

/** Moves saved by the step; staying is 0. The bot does not ask to answer its own moves. */
function stepValue(outlook: Outlook, { args: [room, how] }: Choice): number {
  if ((how as { hold?: boolean } | undefined)?.hold) return -2;
  return saved(outlook, outlook.me.room, room as RoomId);
}

function playStepValue(outlook: Outlook, choice: Choice): number {
  const [card, args = {}] = choice.args as [CardId, PlayArgs?];
  switch (choice.move) {
    case 'useItem':
      return outlook.loot >= 2 ? 21 : -1;
    case 'deposit':
      return card === 'goldenEggs' ? 19 : 20;
    case 'playCard':
      return playValue(outlook, card, args);
    case 'moveExtra':
      return stepValue(outlook, choice) > 0 ? 2.5 : -1;
    case 'drawExtra':
      return outlook.view.hand.length < HAND_LIMIT ? 1 : 0;
    default:
      return 0.1;
  }
}

/** An ordinary item is paid, a treasure only if another one remains; for nothing less the bot stays where it is. */
function tollValue(outlook: Outlook, { args: [toll] }: Choice): number {
  if (toll === null) return 0;
  if (toll === 'dropAll') {
    const losses = outlook.me.inv.filter((card) => card !== 'emerald');
    return !losses.some(isTreasure) && losses.length <= 2 ? 1 : -1;
  }
  if (isTreasure(toll as CardId)) return outlook.loot >= 3 ? 1 : -1;
  return 10 - worthCarried(outlook, toll as CardId);
}

/** A treasure that can be played here at once, then other treasures, then whatever is good to have. */
function pickValue(outlook: Outlook, card: CardId): number {
  const info = cardOf(card);
  const here = info.type === 'treasure' && info.room === outlook.me.room;
  return worthInHand(outlook, card) + (here ? 10 : 0);
}

function pickedValue(outlook: Outlook, args: PlayArgs): number {
  const { pending } = outlook.view;
  return pending?.kind === 'again' ? playValue(outlook, pending.card, args) : 0;
}
