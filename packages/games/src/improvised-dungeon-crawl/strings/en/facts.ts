import type { GameText } from '../../../kit/text';
import type { Facts } from '../../facts';
import { creation } from './facts/creation';
import { fights } from './facts/fights';
import { rooms } from './facts/rooms';

export type Sentences = GameText<Facts>['facts'];

/** Every sentence of the story (section 13). */
export const facts: Sentences = { ...creation, ...rooms, ...fights };
