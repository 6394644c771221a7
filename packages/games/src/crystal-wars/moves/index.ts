import type { Moves } from '../../kit/move';
import type { State } from '../state';
import type { View } from '../view';
import { battle } from './battle';
import { chooseCasualty } from './chooseCasualty';
import { chooseRiot } from './chooseRiot';
import { concede } from './concede';
import { create } from './create';
import { endCombat } from './endCombat';
import { endMovement } from './endMovement';
import { endTurn } from './endTurn';
import { moveUnit } from './moveUnit';
import { persuade } from './persuade';
import { placeFreeVillage } from './placeFreeVillage';
import { placeMilitia } from './placeMilitia';
import { placeMountain } from './placeMountain';
import { placeVillage } from './placeVillage';
import { sabotage } from './sabotage';
import { siege } from './siege';
import { skipMountain } from './skipMountain';
import { starve } from './starve';
import { teleport } from './teleport';

export const moves: Moves<State, View> = {
  placeFreeVillage,
  placeMountain,
  skipMountain,
  placeVillage,
  starve,
  moveUnit,
  teleport,
  endMovement,
  battle,
  siege,
  persuade,
  sabotage,
  endCombat,
  chooseCasualty,
  placeMilitia,
  chooseRiot,
  create,
  endTurn,
  concede,
};
