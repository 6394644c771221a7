import type { Moves } from '../../kit/move';
import type { State } from '../state';
import type { View } from '../view';
import { acceptTrade } from './acceptTrade';
import { assignDice } from './assignDice';
import { buildArmory } from './buildArmory';
import { buildGarrison } from './buildGarrison';
import { buildHospital } from './buildHospital';
import { buildRoad } from './buildRoad';
import { buildStarport } from './buildStarport';
import { buildStorehouse } from './buildStorehouse';
import { buildSuburb } from './buildSuburb';
import { chooseOrder } from './chooseOrder';
import { claim } from './claim';
import { concede } from './concede';
import { counterTrade } from './counterTrade';
import { declineTrade } from './declineTrade';
import { endTurn } from './endTurn';
import { gain } from './gain';
import { grow } from './grow';
import { loseGarrisonPip } from './loseGarrisonPip';
import { merchantTrade } from './merchantTrade';
import { offerTrade } from './offerTrade';
import { placePools } from './placePools';
import { rollDice } from './rollDice';
import { surrender } from './surrender';
import { withdrawTrade } from './withdrawTrade';

export const moves: Moves<State, View> = {
  placePools,
  assignDice,
  chooseOrder,
  rollDice,
  gain,
  claim,
  loseGarrisonPip,
  surrender,
  buildRoad,
  buildGarrison,
  buildSuburb,
  grow,
  buildStarport,
  buildHospital,
  buildArmory,
  buildStorehouse,
  merchantTrade,
  offerTrade,
  counterTrade,
  acceptTrade,
  declineTrade,
  withdrawTrade,
  endTurn,
  concede,
};
