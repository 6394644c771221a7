import type { FactSentences } from '../../facts';
import { creation } from './facts/creation';
import { fights } from './facts/fights';
import { rooms } from './facts/rooms';

/** Every sentence of the story (section 13). */
export const facts: FactSentences = { ...creation, ...rooms, ...fights };
