import type { Moves } from '../../kit/move';
import type { State } from '../state';
import type { View } from '../view';
import { answerSwap } from './answerSwap';
import { attack } from './attack';
import { buy } from './buy';
import { callOrder } from './callOrder';
import { castBuff } from './castBuff';
import { castConfuse } from './castConfuse';
import { castProtect } from './castProtect';
import { claim } from './claim';
import { concede } from './concede';
import { confirmClaim } from './confirmClaim';
import { declareElite } from './declareElite';
import { describe } from './describe';
import { disarm } from './disarm';
import { doneShopping } from './doneShopping';
import { dropForThree } from './dropForThree';
import { equip } from './equip';
import { evade } from './evade';
import { giveFace } from './giveFace';
import { giveItem } from './giveItem';
import { giveLP } from './giveLP';
import { guard } from './guard';
import { heal } from './heal';
import { keepRoll } from './keepRoll';
import { leaveChest } from './leaveChest';
import { leaveTrap } from './leaveTrap';
import { lootBody } from './lootBody';
import { meet } from './meet';
import { missile } from './missile';
import { nameHero } from './nameHero';
import { offerSwap } from './offerSwap';
import { openChest } from './openChest';
import { pass } from './pass';
import { pickHero } from './pickHero';
import { pray } from './pray';
import { prayAltar } from './prayAltar';
import { proposeSplit } from './proposeSplit';
import { refund } from './refund';
import { repair } from './repair';
import { reroll } from './reroll';
import { resurrect } from './resurrect';
import { ritual } from './ritual';
import { setReady } from './setReady';
import { skipAltar } from './skipAltar';
import { springTrap } from './springTrap';
import { takeFace } from './takeFace';
import { takeHit } from './takeHit';
import { unequip } from './unequip';
import { usePotion } from './usePotion';
import { voteSplit } from './voteSplit';

export const moves: Moves<State, View> = {
  dropForThree,
  offerSwap,
  answerSwap,
  giveFace,
  takeFace,
  claim,
  confirmClaim,
  callOrder,
  pickHero,
  nameHero,
  buy,
  refund,
  doneShopping,
  equip,
  unequip,
  repair,
  giveItem,
  giveLP,
  lootBody,
  heal,
  pray,
  resurrect,
  ritual,
  usePotion,
  setReady,
  describe,
  declareElite,
  castBuff,
  castConfuse,
  castProtect,
  guard,
  attack,
  missile,
  pass,
  evade,
  takeHit,
  reroll,
  keepRoll,
  disarm,
  leaveTrap,
  springTrap,
  openChest,
  leaveChest,
  meet,
  prayAltar,
  skipAltar,
  proposeSplit,
  voteSplit,
  concede,
};
