import type { View } from '@lantern/games/crystal-city-catan/board';
import type { GameEnd } from '../../../match/end/gameEnd';
import { Scene } from './Scene';
import { score } from './score';

export const end: GameEnd<View> = { Scene, score };
