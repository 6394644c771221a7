import { packedLesson } from '../../engine/lesson';
import { crystalWars } from '../game';
import { layState, toSquares } from '../lay';
import { lesson } from './lesson';

/** The frames of the lesson for the learner. Evaluated by the client's build, so that they contain no rules. */
export const frames = packedLesson(crystalWars, lesson, {
  lay: layState,
  args: (_state, _move, args) => args.map(toSquares),
});
