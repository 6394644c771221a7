import type { Seat } from '@lantern/protocol/seat';
import { type FactKinds, factsSince, type Story } from '../kit/story';
import type { AnyFact, AnyModule, CommonView } from '../module';

/** Checks one match, given its states in order. Returns the violations at each state. */
type TraceCheck = (state: unknown) => string[];

/** See `GameTestPlan.joinsBy`. */
type JoinsBy = (fact: AnyFact) => Seat | undefined;

/**
 * The invariants of the course of every match, whatever its game. Needs every state of one match in order.
 * - Numbers of decisions, and of other numbered open items, never decrease. So a late answer can never be taken for an
 *   answer to something else.
 * - A seat that owes a decision in a new stage owes it under a new number: the clock restarts, and an answer in transit
 *   names the decision it is for. A seat whose stage stays the same may owe it again, after it has changed its mind.
 * @param joinsBy the seat that a fact lets join the open decision
 */
export function traceInvariants(module: AnyModule, joinsBy: JoinsBy = () => undefined): TraceCheck {
  const checks = [numbersNeverFall(module), newDecisionsHaveNewNumbers(module, joinsBy)];
  return (state) => checks.flatMap((check) => check(state));
}

/** The numbered fields of a state, in the games that have them. */
interface NumberedState {
  nextId?: number;
  window?: { id: number } | null;
  roll?: { id: number } | null;
}

function numbersNeverFall(module: AnyModule): TraceCheck {
  const highest: Record<string, number> = {};
  return (state) => {
    const { nextId, window, roll } = state as NumberedState;
    const { decisionId } = module.view(state, null);
    const numbers = { decisionId, nextId, window: window?.id, roll: roll?.id };
    return Object.entries(numbers).flatMap(([name, number]) => {
      const before = highest[name];
      if (number === undefined) return [];
      highest[name] = Math.max(number, before ?? number);
      return before !== undefined && number < before ? [`${name} falls from ${before} to ${number}`] : [];
    });
  };
}

function newDecisionsHaveNewNumbers(module: AnyModule, joinsBy: JoinsBy): TraceCheck {
  let current: number | undefined;
  let told = 1;
  const asked = new Set<string>();
  return (state) => {
    const { decisionId, stages }: CommonView = module.view(state, null);
    const { story } = state as { story: Story<FactKinds> };
    const joined = factsSince(story, told).map(joinsBy);
    told = story.next;
    const decision = (seat: Seat) => `seat ${seat} owes ${stages[seat]}`;
    const owing = Object.keys(stages).filter((seat) => module.view(state, seat).mustDecide && !joined.includes(seat));
    const again = decisionId === current ? owing.map(decision).filter((one) => !asked.has(one)) : [];
    if (decisionId !== current) asked.clear();
    for (const seat of Object.keys(stages)) asked.add(decision(seat));
    current = decisionId;
    return again.map((one) => `${one} again under decision ${decisionId}`);
  };
}
