import { packedLesson } from '../../engine/lesson';
import { seededRandom } from '../../kit/random';
import { colossalCave } from '../game';
import { type Lay, layState } from '../lay';
import type { State } from '../state';
import { lesson } from './lesson';

/** The frames of the lesson for the learner. Evaluated by the client's build, so that they contain no rules. */
export const frames = packedLesson<Lay, State>(colossalCave, lesson, {
  lay: (description) => layState(description, seededRandom('lesson')),
  // An answer is given in the window that is open.
  args: ({ window }, move, args) => (move === 'respond' && window ? [window.id, ...args] : args),
  answers: ['respond'],
});
