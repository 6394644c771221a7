import { packedLesson } from '../../engine/lesson';
import { improvisedDungeonCrawl } from '../game';
import { type Lay, layState } from '../lay';
import type { State } from '../state';
import { lesson } from './lesson';

/** The frames of the lesson for the learner. Evaluated by the client's build, so that they contain no rules. */
export const frames = packedLesson<Lay, State>(improvisedDungeonCrawl, lesson, { lay: layState });
