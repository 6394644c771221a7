import { packedLesson } from '../../engine/lesson';
import { newGame } from '../game';
import { layState } from '../lay';
import { lesson } from './lesson';

/** The frames of the lesson for the learner. Evaluated by the client's build, so that they contain no rules. */
export const frames = packedLesson(newGame, lesson, { lay: layState });
