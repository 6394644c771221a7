import type { GameText } from '../../kit/text';
import type { Facts } from '../facts';
import { creation } from './facts/creation.de';
import { fights } from './facts/fights.de';
import { rooms } from './facts/rooms.de';

export type Sentences = GameText<Facts>['facts'];

/** Every sentence of the story (section 13). */
export const facts: Sentences = { ...creation, ...rooms, ...fights };
