import type { Clock } from '../module';
import type { State } from './state';

/** The clock of the open decision: its length depends on the kind of decision only (5.1). */
export function clock(state: State): Clock | undefined {
  if (state.result) return undefined;
  const seconds = state.window ? state.options.reactionSeconds : state.options.decisionSeconds;
  return seconds === 0 ? undefined : { decisionId: state.decisionId, seconds };
}
