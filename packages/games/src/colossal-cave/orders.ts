import type { Seat } from '@lantern/protocol/seat';
import type { Choice } from '../kit/move';
import { type OrderSentence, type Orders, partsOf } from '../kit/orders';
import { type CardName, nameOf, REACTIONS } from './data/cards';
import { respond } from './moves/respond';
import { topEvent } from './rules/board';
import { isTriggered } from './rules/triggers';
import { covers } from './rules/windows';
import type { Response, TableEvent } from './state';
import type { View } from './view';

type Given = {
  /** What the player is asked about in windows; all others are passed. */
  windows: 'aimed' | 'ask' | 'never';
} & Record<`armed${1 | 2 | 3 | 4 | 5 | 6}`, string>;

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
    ...{ armed1: ARMED, armed2: ARMED, armed3: ARMED, armed4: ARMED, armed5: ARMED, armed6: ARMED },
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
    if (answer) return cardAnswer(view, seat, answer);
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

/** The ordered answer with a card; undefined if the player cannot give it, and is asked. */
function cardAnswer(view: View, seat: Seat, answer: string): Choice | undefined {
  const isOrdered = (response: Response) =>
    response.t === 'react' ? nameOf(response.card) === answer : response.t === answer;
  for (const args of respond.candidates(view, seat))
    if (isOrdered(args[1]) && !respond.refuse(view, seat, args)) return { move: 'respond', args };
  return undefined;
}
