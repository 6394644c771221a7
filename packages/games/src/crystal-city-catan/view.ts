import type { Audience } from '@lantern/protocol/seat';
import { reveal } from '../kit/secret';
import { storyFor } from '../kit/story';
import type { CommonView } from '../module';
import type { Facts } from './facts';
import { owesDecision, stagesOf } from './stages';
import type { Board, Result, SealedChoice, State } from './state';

/** The view of an audience: the whole table, and the sealed choice of its seat. */
export interface View extends CommonView<Facts>, Board {
  decisionId: number;
  result: Result | null;
  /** The viewer's own choice that is not shown yet. */
  mySealed: SealedChoice | null;
}

/** The view of an audience, field by field (section 3). */
export function view(state: State, audience: Audience): View {
  return {
    audience,
    decisionId: state.decisionId,
    turnSeat: state.active,
    stages: stagesOf(state),
    mustDecide: audience !== null && owesDecision(state, audience),
    story: storyFor(state.story, audience),
    result: state.result,
    options: state.options,
    step: state.step,
    colonies: state.colonies,
    setupRolls: state.setupRolls,
    offWinner: state.offWinner,
    firstPlayer: state.firstPlayer,
    turnNo: state.turnNo,
    active: state.active,
    roll: state.roll,
    need: state.need,
    committed: state.committed,
    trade: state.trade,
    counters: state.counters,
    mySealed: audience === null ? null : (reveal(state.sealed)[audience] ?? null),
  };
}

/** Whether both choose in secret now: only then does one seat know what the other does not. */
export function hasSecrets({ step }: Pick<View, 'step'>): boolean {
  return step === 'layout' || step === 'numbers' || step === 'event';
}
