import type { GameText } from '../../kit/text';
import type { Facts } from '../facts';
import { creation } from './facts/creation.en';
import { fights } from './facts/fights.en';
import { rooms } from './facts/rooms.en';

export type Sentences = GameText<Facts>['facts'];

/** Every sentence of the story (section 13). */
export const facts: Sentences = { ...creation, ...rooms, ...fights };
