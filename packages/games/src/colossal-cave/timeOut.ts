import type { MoveContext } from '../kit/move';
import { decidePending, playStep, seatsPending } from './rules/defaults';
import { answerOrResolve, carryOn } from './rules/flow';
import type { State } from './state';

/** The clock has run out: whatever is still owed gets its default (section 5). */
export function timeOut(table: MoveContext<State>): void {
  const { state } = table;
  if (state.result) return;
  if (state.window) answerOrResolve(table);
  else if (state.pending) decidePending(state, seatsPending(state));
  else playStep(table);
  carryOn(table);
}
