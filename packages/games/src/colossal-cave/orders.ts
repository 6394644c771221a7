import type { Refusal } from '@lantern/protocol/refusal';
import type { Seat } from '@lantern/protocol/seat';
import { type Choice, refusal } from '../kit/move';
import { type OrderSentence, type Orders, partsOf } from '../kit/orders';
import { type ArmedKey, forEachArmed } from './data/armedAnswers';
import { type CardName, defenceAgainst, idsOf, REACTIONS } from './data/cards';
import { respond } from './moves/respond';
import { topEvent } from './rules/board';
import { isTriggered } from './rules/triggers';
import { covers } from './rules/windows';
import type { Response, TableEvent } from './state';
import type { View } from './view';

type Given = {
  /** What the player is asked about in windows; all others are passed. */
  windows: 'aimed' | 'ask' | 'never';
} & Record<ArmedKey, string>;

/** An armed answer: the event, its author, and the answer. */
const ARMED: OrderSentence = [
  ['never', 'move', 'play', 'aimed'],
  ['anybody', '0', '1', '2', '3'],
  ['ask', 'pass', 'defend', 'magazines', ...REACTIONS],
];

/** Answers in the windows about moves and plays of others (R8): the first armed one that applies, else the usual one. */
export const orders: Orders<View, Given> = {
  choices: {
    windows: ['aimed', 'ask', 'never'],
    ...forEachArmed(ARMED),
  },
  ordered(view, seat, { windows, ...armed }) {
    const event = topEvent(view);
    if (!view.window || !event) return undefined;
    const { id } = view.window;
    const pass: Choice = { move: 'respond', args: [id, { t: 'pass' }] };
    const answer = Object.values(armed)
      .map((one) => armedAnswer(view, event, seat, one))
      .find(Boolean);
    if (answer === 'pass') return pass;
    if (answer) return answer === 'ask' ? undefined : cardAnswer(view, event, seat, answer);
    if (windows === 'ask') return undefined;
    const passes = { moves: 'pass', plays: 'pass', evenIfTargeted: windows === 'never', until: 'forever' } as const;
    return covers(passes, event, seat) ? pass : undefined;
  },
};

/** The answer of an armed one that applies to the event by public facts; undefined if it does not. */
function armedAnswer(view: View, event: TableEvent, seat: Seat, armed: string): string | undefined {
  const [when, by, answer = 'ask'] = partsOf(armed);
  const isAimed = event.kind === 'play' && event.args.target === seat;
  const applies = when === 'aimed' ? isAimed : when === event.kind;
  if (!applies || (by !== 'anybody' && by !== event.seat)) return undefined;
  const isReaction = REACTIONS.includes(answer as CardName);
  return isReaction && !isTriggered(view, event, seat, answer as CardName) ? undefined : answer;
}

/** The ordered answer with a card, or why the player cannot give it. */
function cardAnswer(view: View, event: TableEvent, seat: Seat, answer: string): Choice | { refusal: Refusal } {
  const answers = responsesOf(view, event, answer).map((response) => [view.window?.id ?? 0, response] as const);
  const refusals = answers.map((args) => respond.refuse(view, seat, args));
  const possible = answers.find((_, at) => !refusals[at]);
  return possible ? { move: 'respond', args: possible } : { refusal: refusals[0] ?? refusal('NOT_TARGET', 'R9.5') };
}

/** The responses that an armed answer can mean, those with cards in the hand first. */
function responsesOf(view: View, event: TableEvent, answer: string): Response[] {
  if (answer === 'magazines') return [{ t: 'magazines' }];
  const defence = event.kind === 'play' ? defenceAgainst(event.card) : undefined;
  if (answer === 'defend') return defence ? [{ t: 'defend', card: defence }] : [];
  const copies = idsOf(answer as CardName);
  const held = copies.filter((card) => view.hand.includes(card));
  return [...held, ...copies].map((card) => ({ t: 'react', card }));
}
