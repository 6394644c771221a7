import type { Choice } from '../../kit/move';
import { chance, pick, type Random } from '../../kit/random';
import { type CardId, defenceAgainst, isTreasure, nameOf } from '../data/cards';
import { carries, playerOf, topEvent } from '../rules/board';
import { tollCards } from '../rules/tolls';
import type { MoveEvent, PlayEvent, Response } from '../state';
import { isWanted, type Outlook, saved, threat } from './outlook';
import { isByWoods } from './plays';

function answerOf(choice: Choice): Response {
  return choice.args[1] as Response;
}

/** The bot's answer in the open window, among its legal ones. */
export function chooseAnswer(outlook: Outlook, legal: readonly Choice[], random: Random): Choice | undefined {
  const event = topEvent(outlook.view);
  const pass = legal.find((choice) => answerOf(choice).t === 'pass');
  const defend = legal.find((choice) => answerOf(choice).t === 'defend');
  if (!event || defend) return defend ?? pass;
  const answers = legal.filter((choice) => choice !== pass);
  const chosen =
    event.kind === 'move' ? onMove(outlook, event, answers, random) : onPlay(outlook, event, answers, random);
  return chosen ?? pass;
}

function onMove(outlook: Outlook, move: MoveEvent, answers: Choice[], random: Random): Choice | undefined {
  if (move.seat === outlook.seat) return undefined;
  const companion = answers.find((choice) => reactionName(choice) === 'waitForMe');
  if (companion && saved(outlook, outlook.me.room, move.to) > 0) return companion;
  const stops = answers.filter((choice) => choice !== companion && hinders(outlook, move, choice));
  if (stops.length === 0 || !chance(random, 0.15 + 0.25 * threat(outlook.view, move.seat))) return undefined;
  return pick(random, stops);
}

function reactionName(choice: Choice): string | undefined {
  const response = answerOf(choice);
  return response.t === 'react' ? nameOf(response.card) : undefined;
}

/** The reaction would do something: the mover does not carry the defence, and has something to lose in a squeeze. */
function hinders({ view }: Outlook, move: MoveEvent, choice: Choice): boolean {
  const response = answerOf(choice);
  if (response.t !== 'react') return false;
  const defence = defenceAgainst(response.card);
  if (defence && carries(view, move.seat, defence)) return false;
  return nameOf(response.card) !== 'tightSqueeze' || tollCards(view, move.seat, response.card).length > 0;
}

function onPlay(outlook: Outlook, event: PlayEvent, answers: Choice[], random: Random): Choice | undefined {
  if (answers.length === 0 || !chance(random, Math.min(1, wishToCancel(outlook, event)))) return undefined;
  return answers[0];
}

/** The probability that the bot cancels this card if it can. */
function wishToCancel(outlook: Outlook, event: PlayEvent): number {
  const { view, seat } = outlook;
  const danger = threat(view, event.seat);
  if (event.args.target === seat) return isHarmlessToMe(outlook, event) ? 0 : 0.8;
  if (isTreasure(event.card)) return 0.1 + 0.3 * danger;
  switch (nameOf(event.card)) {
    case 'dontKnow':
      return wishToCancelCancel(outlook, event);
    case 'feeFieFoeFoo':
      return outlook.me.deposited.includes('goldenEggs') || outlook.me.inv.includes('goldenEggs')
        ? 0.9
        : 0.2 + 0.3 * danger;
    case 'bareHands':
      return isWanted(outlook, 'persianRug') || carries(view, seat, 'persianRug') ? 0.2 + 0.3 * danger : 0;
    case 'harHar':
    case 'pirateBooty':
      return 0.2 + 0.3 * danger;
    case 'caveClosing':
      return outlook.loot > 0 ? 0.6 : 0.1;
    case 'donWoods':
      return outlook.me.inv.some(isByWoods) ? 0.8 : 0;
    case 'carryingTooMuch':
      return outlook.me.inv.length > 2 ? 0.4 : 0;
    case 'systemCrash':
      return view.hand.length > 4 ? 0.5 : 0;
    case 'xyzzy':
    case 'plugh':
    case 'speedRun':
      return homeward(outlook, event) ? 0.25 * danger : 0;
    default:
      return 0;
  }
}

/** Somebody could win with what they carry. */
function homeward({ view }: Outlook, event: PlayEvent): boolean {
  const { deposited, inv } = playerOf(view, event.seat);
  return deposited.length === 2 && inv.some(isTreasure);
}

function isHarmlessToMe({ view, seat }: Outlook, event: PlayEvent): boolean {
  const defence: CardId | undefined = defenceAgainst(event.card);
  return defence !== undefined && carries(view, seat, defence);
}

/** The card below is the bot's own: rescue it. It is aimed at the bot: let it be cancelled. */
function wishToCancelCancel(outlook: Outlook, event: PlayEvent): number {
  const below = outlook.view.stack[outlook.view.stack.indexOf(event) - 1];
  if (below?.kind !== 'play') return 0;
  if (below.seat === outlook.seat) return isTreasure(below.card) ? 0.9 : 0.35;
  return 0;
}
