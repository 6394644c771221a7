import type { Moves } from '../../kit/move';
import type { State } from '../state';
import type { View } from '../view';
import { arrange } from './arrange';
import { chooseColour } from './chooseColour';
import { descend } from './descend';
import { done } from './done';
import { hold } from './hold';
import { placeCard } from './placeCard';
import { reorder } from './reorder';
import { retire } from './retire';
import { roll } from './roll';
import { step } from './step';
import { useSwap } from './useSwap';
import { useWild } from './useWild';

export const moves: Moves<State, View> = {
  chooseColour,
  arrange,
  placeCard,
  step,
  descend,
  reorder,
  hold,
  roll,
  useWild,
  useSwap,
  done,
  retire,
};
