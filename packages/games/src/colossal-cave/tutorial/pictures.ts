import { picturesOf } from '../../engine/introduction';
import { colossalCave } from '../game';
import { moments } from './introduction';
import { plan } from './tutorial';

/** The moments of the introduction, as they come up. Evaluated by the client's build, so that it holds no rules. */
export const pictures = picturesOf(colossalCave, plan, moments);
