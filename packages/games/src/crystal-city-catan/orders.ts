import type { Seat } from '@lantern/protocol/seat';
import type { Choice } from '../kit/move';
import { type OrderSentence, type Orders, partsOf } from '../kit/orders';
import { RESOURCES, type Resource } from './data/resources';
import { defaultClaim, defaultGain, defaultLosses, defaultMove, type Pick } from './defaultMove';
import { acceptTrade } from './moves/acceptTrade';
import { colonyOf } from './rules/colony';
import { stageOf } from './stages';
import type { Stage } from './state';
import type { View } from './view';

type Given = {
  /** What the player gains and takes. */
  gain: 'least' | 'ranked' | 'ask';
  /** What the player loses. */
  lose: 'most' | 'ranked' | 'ask';
  /** The resources that the player wants most, for what is `ranked`; the others come last. */
  ranked: string;
  /** The offers that the player accepts: at least a number of one resource, for at most a number of another. */
  accept: string;
  /** All other offers. */
  trade: 'ask' | 'decline';
};

const RANKING: OrderSentence = [
  ['M', 'F', 'C', 'T'],
  ['F', 'C', 'T', 'M'],
  ['C', 'T', 'M', 'F'],
];

const ACCEPT: OrderSentence = [
  ['never', '1', '2', '3'],
  ['M', 'F', 'C', 'T'],
  ['1', '2', '3'],
  ['F', 'C', 'T', 'M'],
];

/** The question that a stage belongs to. */
const QUESTIONS: Partial<Record<Stage, 'gain' | 'lose' | 'trade'>> = {
  gain: 'gain',
  claim: 'gain',
  garrison: 'lose',
  lose: 'lose',
  answer: 'trade',
};

/** What is gained and lost by the dice (R8.7), and answers to offers (R10.4). */
export const orders: Orders<View, Given> = {
  choices: {
    gain: ['least', 'ranked', 'ask'],
    lose: ['most', 'ranked', 'ask'],
    ranked: RANKING,
    accept: ACCEPT,
    trade: ['ask', 'decline'],
  },
  ordered(view, seat, given) {
    const stage = stageOf(view, seat);
    const question = QUESTIONS[stage];
    if (!question) return undefined;
    if (question === 'trade' && isAccepted(view, seat, given.accept)) return { move: 'acceptTrade', args: [] };
    const answer = given[question];
    if (answer === 'ask') return undefined;
    return (answer === 'ranked' && rankedMove(view, seat, stage, given.ranked)) || defaultMove(view, seat);
  },
};

/** Whether the open offer gives at least, and asks for at most, what the sentence says, and can be accepted. */
function isAccepted(view: View, seat: Seat, accept: string): boolean {
  const [least, gotten, most, given] = partsOf(accept);
  if (!view.trade || least === 'never') return false;
  const { give, get } = view.trade;
  const asked = RESOURCES.filter((resource) => get[resource] > 0);
  const isGood = give[gotten as Resource] >= Number(least);
  return (
    isGood && asked.every((one) => one === given && get[one] <= Number(most)) && !acceptTrade.refuse(view, seat, [])
  );
}

/** Gains what is ranked first and loses what is ranked last; undefined at a stage without resources to choose from. */
function rankedMove(view: View, seat: Seat, stage: Stage, ranked: string): Choice | undefined {
  const named = [...new Set(partsOf(ranked) as Resource[])];
  const all = [...named, ...RESOURCES.filter((resource) => !named.includes(resource))];
  const first: Pick = (open) => all.find((one) => open.includes(one));
  const last: Pick = (held) => all.findLast((one) => held.includes(one));
  if (stage === 'gain') return { move: 'gain', args: [defaultGain(colonyOf(view, seat), first)] };
  if (stage === 'claim') return { move: 'claim', args: defaultClaim(view, seat, first) };
  return stage === 'lose' ? { move: 'surrender', args: [defaultLosses(view, seat, last)] } : undefined;
}
