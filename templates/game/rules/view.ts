import type { Audience, Seat } from '@lantern/protocol/seat';
import { reveal } from '../kit/secret';
import { storyFor } from '../kit/story';
import type { CommonView } from '../module';
import type { Value } from './cards';
import type { Facts } from './facts';
import type { Options } from './options';
import { stagesOf } from './stages';
import type { State } from './state';

/** The view of one audience: everything except the pile and the other hands. */
export interface View extends CommonView<Facts> {
  options: Options;
  points: Readonly<Record<Seat, number>>;
  turn: number;
  active: Seat;
  die: Value | null;
  played: readonly Value[];
  /** The number of cards left to draw. */
  pile: number;
  /** The viewer's own cards; none for watchers. */
  hand: readonly Value[];
}

/** The view of an audience, field by field. */
export function view(state: State, audience: Audience): View {
  const stages = stagesOf(state);
  return {
    audience,
    decisionId: state.decisionId,
    turnSeat: state.result ? null : state.active,
    stages,
    mustDecide: audience !== null && stages[audience] !== undefined,
    story: storyFor(state.story, audience),
    result: state.result,
    options: state.options,
    points: state.points,
    turn: state.turn,
    active: state.active,
    die: state.die,
    played: state.played,
    pile: reveal(state.pile).length,
    hand: audience === null ? [] : (reveal(state.hands)[audience] ?? []),
  };
}
