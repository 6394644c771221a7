import type { Choice } from '../../kit/move';
import { chance, pick, type Random } from '../../kit/random';
import { type CardId, defenceAgainst, isTreasure, nameOf } from '../data/cards';
import { carries, playerOf, topEvent } from '../rules/board';
import { tollCards } from '../rules/tolls';
import { type MoveEvent, type PlayEvent, type Response, TREASURES_TO_WIN } from '../state';
import { isByWoods } from './plays';
import { isWanted, type Situation, saved, threat, worthOfCompany } from './situation';

function answerOf(choice: Choice): Response {
  return choice.args[1] as Response;
}

/** The bot's answer in the open window, among its legal ones. */
export function chooseAnswer(situation: Situation, legal: readonly Choice[], random: Random): Choice | undefined {
  const event = topEvent(situation.view);
  const pass = legal.find((choice) => answerOf(choice).t === 'pass');
  const defend = legal.find((choice) => answerOf(choice).t === 'defend');
  if (!event || defend) return defend ?? pass;
  const answers = legal.filter((choice) => choice !== pass);
  const chosen =
    event.kind === 'move' ? onMove(situation, event, answers, random) : onPlay(situation, event, answers, random);
  return chosen ?? pass;
}

function onMove(situation: Situation, move: MoveEvent, answers: Choice[], random: Random): Choice | undefined {
  if (move.seat === situation.seat) {
    if (worthOfCompany(situation, move.from, move.to) <= 0) return undefined;
    return answers.find((choice) => reactionName(choice) === 'followMe');
  }
  const companion = answers.find((choice) => reactionName(choice) === 'waitForMe');
  if (companion && saved(situation, situation.me.room, move.to) > 0) return companion;
  const stops = answers.filter((choice) => choice !== companion && hinders(situation, move, choice));
  if (stops.length === 0 || !chance(random, wishToStop(situation, move))) return undefined;
  return pick(random, stops);
}

/**
 * The probability that the bot stops this move if it can: it stops a player who is about to win, and seldom one who
 * carries nothing.
 */
function wishToStop({ view }: Situation, { seat }: MoveEvent): number {
  const { deposited, inv } = playerOf(view, seat);
  const loot = inv.filter(isTreasure).length;
  if (loot > 0 && deposited.length + loot >= TREASURES_TO_WIN) return 1;
  return loot > 0 ? 0.25 * threat(view, seat) : 0.05;
}

function reactionName(choice: Choice): string | undefined {
  const response = answerOf(choice);
  return response.t === 'react' ? nameOf(response.card) : undefined;
}

/** The reaction would do something: the mover does not carry the defence, and has something to lose in a squeeze. */
function hinders({ view }: Situation, move: MoveEvent, choice: Choice): boolean {
  const response = answerOf(choice);
  if (response.t !== 'react') return false;
  const defence = defenceAgainst(response.card);
  if (defence && carries(view, move.seat, defence)) return false;
  return nameOf(response.card) !== 'tightSqueeze' || tollCards(view, move.seat, response.card).length > 0;
}

function onPlay(situation: Situation, event: PlayEvent, answers: Choice[], random: Random): Choice | undefined {
  if (answers.length === 0 || !chance(random, Math.min(1, wishToCancel(situation, event)))) return undefined;
  return answers[0];
}

/** The probability that the bot cancels this card if it can. */
function wishToCancel(situation: Situation, event: PlayEvent): number {
  const { view, seat } = situation;
  const danger = threat(view, event.seat);
  if (event.args.target === seat) return isHarmlessToMe(situation, event) ? 0 : 0.8;
  if (isTreasure(event.card)) return 0.1 + 0.3 * danger;
  switch (nameOf(event.card)) {
    case 'dontKnow':
      return wishToCancelCancel(situation, event);
    case 'feeFieFoeFoo':
      return situation.me.deposited.includes('goldenEggs') || situation.me.inv.includes('goldenEggs')
        ? 0.9
        : 0.2 + 0.3 * danger;
    case 'bareHands':
      return isWanted(situation, 'persianRug') || carries(view, seat, 'persianRug') ? 0.2 + 0.3 * danger : 0;
    case 'harHar':
    case 'pirateBooty':
      return 0.2 + 0.3 * danger;
    case 'caveClosing':
      return situation.loot > 0 ? 0.6 : 0.1;
    case 'donWoods':
      return situation.me.inv.some(isByWoods) ? 0.8 : 0;
    case 'carryingTooMuch':
      return situation.me.inv.length > 2 ? 0.4 : 0;
    case 'systemCrash':
      return view.hand.length > 4 ? 0.5 : 0;
    case 'xyzzy':
    case 'plugh':
    case 'speedRun':
      return homeward(situation, event) ? 0.25 * danger : 0;
    default:
      return 0;
  }
}

/** Somebody could win with what they carry. */
function homeward({ view }: Situation, event: PlayEvent): boolean {
  const { deposited, inv } = playerOf(view, event.seat);
  return deposited.length === 2 && inv.some(isTreasure);
}

function isHarmlessToMe({ view, seat }: Situation, event: PlayEvent): boolean {
  const defence: CardId | undefined = defenceAgainst(event.card);
  return defence !== undefined && carries(view, seat, defence);
}

/** Keep the card below if it is the bot's own; let it be cancelled if its target is the bot. */
function wishToCancelCancel(situation: Situation, event: PlayEvent): number {
  const below = situation.view.stack[situation.view.stack.indexOf(event) - 1];
  if (below?.kind !== 'play') return 0;
  if (below.seat === situation.seat) return isTreasure(below.card) ? 0.9 : 0.35;
  return 0;
}
