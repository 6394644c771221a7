import type { Moves } from '../../kit/move';
import type { State } from '../state';
import type { View } from '../view';
import { play } from './play';
import { roll } from './roll';

/** The moves of New Game. */
export const moves: Moves<State, View> = { roll, play };
