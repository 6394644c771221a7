import type { Audience } from '@lantern/protocol/seat';
import { storyFor } from '../kit/story';
import type { CommonView } from '../module';
import type { Facts } from './facts';
import { playerOf } from './rules/stock';
import { stageOf, stagesOf } from './stages';
import type { Board, Result, State } from './state';

/** The view of an audience: everything (section 3). */
export interface View extends CommonView<Facts>, Board {
  decisionId: number;
  result: Result | null;
}

/** The view of an audience, field by field. */
export function view(state: State, audience: Audience): View {
  return {
    audience,
    decisionId: state.decisionId,
    // A player who has given up has no turn left, even while somebody else still picks in it.
    turnSeat: state.result || !playerOf(state, state.active).alive ? null : state.active,
    stages: stagesOf(state),
    mustDecide: audience !== null && stageOf(state, audience) !== 'idle',
    story: storyFor(state.story, audience),
    result: state.result,
    options: state.options,
    map: state.map,
    homes: state.homes,
    pieces: state.pieces,
    metropolis: state.metropolis,
    players: state.players,
    black: state.black,
    setup: state.setup,
    round: state.round,
    turnNo: state.turnNo,
    active: state.active,
    step: state.step,
    eventDie: state.eventDie,
    question: state.question,
    gold: state.gold,
  };
}
