import type { Audience } from '@lantern/protocol/seat';
import { storyFor } from '../kit/story';
import type { CommonView } from '../module';
import type { Facts } from './facts';
import { owesDecision, stagesOf } from './stages';
import type { Board, Result, State } from './state';

/** The view of an audience: the whole table, as nothing is hidden (3.2). */
export interface View extends CommonView<Facts>, Board {
  decisionId: number;
  result: Result | null;
}

/** The view of an audience, field by field. */
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
    level: state.level,
    turnNo: state.turnNo,
    active: state.active,
    heroes: state.heroes,
    order: state.order,
    map: state.map,
    pos: state.pos,
    from: state.from,
    cavern: state.cavern,
    drawn: state.drawn,
    monsterPile: state.monsterPile,
    monsterSpent: state.monsterSpent,
    exhausted: state.exhausted,
    dragonPlaced: state.dragonPlaced,
    bag: state.bag,
    combat: state.combat,
    awaiting: state.awaiting,
    idle: state.idle,
  };
}
