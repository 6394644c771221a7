import type { AnyModule } from '../module';

/** What a state may count by. */
interface Counting {
  nextId?: number;
  window?: { id: number } | null;
  roll?: { id: number } | null;
}

/**
 * Watches one match, told every state in order: the numbers of decisions, and of whatever else is open under a number,
 * only go up. So an answer to something that is over can never be taken for an answer to something else.
 */
export function traceInvariants(module: AnyModule): (state: unknown) => string[] {
  const highest: Record<string, number> = {};
  return (state) => {
    const { nextId, window, roll } = state as Counting;
    const { decisionId } = module.view(state, null);
    const counts = { decisionId, nextId, window: window?.id, roll: roll?.id };
    return Object.entries(counts).flatMap(([name, count]) => {
      const before = highest[name];
      if (count === undefined) return [];
      highest[name] = Math.max(count, before ?? count);
      return before !== undefined && count < before ? [`${name} falls from ${before} to ${count}`] : [];
    });
  };
}
