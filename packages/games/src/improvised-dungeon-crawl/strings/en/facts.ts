import type { GameStrings } from '../../../kit/strings';
import type { Facts } from '../../facts';
import { creation } from './facts/creation';
import { fights } from './facts/fights';
import { rooms } from './facts/rooms';

export type Sentences = GameStrings<Facts>['facts'];

/** Every sentence of the story (section 13). */
export const facts: Sentences = { ...creation, ...rooms, ...fights };
