import { playDefault } from '../kit/defaultMove';
import type { MoveContext } from '../kit/move';
import { tell } from '../kit/story';
import { defaultMove } from './defaultMove';
import { moves } from './moves';
import type { State } from './state';
import { view } from './view';

/** Makes the default move of the seat whose turn it is when its time is up. */
export function timeOut(context: MoveContext<State>): void {
  const { active, story } = context.state;
  tell(story, 'byClock', { seat: active });
  playDefault({ moves, view, defaultMove }, context, active);
}
