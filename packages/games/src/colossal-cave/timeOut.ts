import type { MoveContext } from '../kit/move';
import { decidePending, playStep, seatsPending } from './rules/defaults';
import { answerOrResolve, carryOn } from './rules/flow';
import type { State } from './state';

/** The clock has run out: each owed decision gets its default (section 5). */
export function timeOut(context: MoveContext<State>): void {
  const { state } = context;
  if (state.result) return;
  if (state.window) answerOrResolve(context);
  else if (state.pending) decidePending(state, seatsPending(state));
  else playStep(context);
  carryOn(context);
}
