import type { MoveContext } from '../../kit/move';
import type { Roll, State, Step } from '../state';
import type { PurposeKind } from '../types';
import { settleBlow, settleMonsterAttack } from './attacking';
import { settleCheck, settleChests, settleTreasure } from './chests';
import { settleAdventurer, settleAlchemist, settleEncounters, settleNpc } from './encounters';
import { end, endCrawl, settleAftermath } from './ending';
import { settleFight } from './fighting';
import { settleHeal } from './healing';
import { livingSeats } from './heroes';
import { settleEvade, settleHit } from './hits';
import { settleJackLoot, settleMonsterLoot } from './loot';
import { awaitsLuck } from './luck';
import { settleClaims, settleFaces, settleOrder } from './muster';
import { settleResurrect } from './prayer';
import { settleRest, settleReveal } from './room';
import { settleSplit } from './sharing';
import { settleShop } from './shop';
import { settleDisarm, settleTrap, settleTraps } from './traps';

/** Continues after a decision of a single seat. */
export function carryOn(context: MoveContext<State>): void {
  context.state.decisionId += 1;
  advance(context);
}

/** Runs until somebody has to decide, or the match is over. One of several simultaneous decisions calls only this. */
export function advance(context: MoveContext<State>): void {
  let moved = false;
  while (!context.state.result && goOn(context)) moved = true;
  if (moved) context.state.decisionId += 1;
}

/** Executes one automatic step; false if a decision is awaited. */
function goOn(context: MoveContext<State>): boolean {
  const { state } = context;
  if (state.roll) return settleRoll(context, state.roll);
  if (state.hit) return settleHit(state, state.hit);
  if (!state.muster && settleEnd(context)) return true;
  return STEPS[state.step](context);
}

/** The seats that each step waits for, and its continuation. */
const STEPS: Readonly<Record<Step, (context: MoveContext<State>) => boolean>> = {
  faces: settleFaces,
  claim: settleClaims,
  order: settleOrder,
  shop: settleShop,
  rest: settleRest,
  reveal: settleReveal,
  fight: settleFight,
  traps: settleTraps,
  chests: settleChests,
  loot: settleMonsterLoot,
  encounters: settleEncounters,
  split: settleSplit,
  aftermath: settleAftermath,
  over: () => false,
};

/** R8.3, R17.3, R21.3: the end, if nobody lives, or if all the living would give up while the dragon lives. */
function settleEnd(context: MoveContext<State>): boolean {
  const { state } = context;
  const living = livingSeats(state);
  if (living.length === 0) endCrawl(context);
  else if (!state.dragonSlain && living.every((seat) => state.conceding.includes(seat))) end(state, 'abandoned');
  else return false;
  return true;
}

type Settlers = {
  readonly [K in PurposeKind]: (
    context: MoveContext<State>,
    roll: Roll,
    purpose: Extract<Roll['purpose'], { kind: K }>,
  ) => void;
};

/** The effect of a final roll. */
const ROLLS: Settlers = {
  attack: ({ state }, roll, { monster }) => settleBlow(state, roll, 'attack', monster),
  missile: ({ state }, roll, { monster }) => settleBlow(state, roll, 'missile', monster),
  monster: ({ state }, roll, { monster, target }) => settleMonsterAttack(state, roll, monster, target),
  heal: ({ state }, roll, { on }) => settleHeal(state, roll, on),
  resurrect: ({ state }, roll, { on, offering }) => settleResurrect(state, roll, on, offering),
  evade: ({ state }, roll) => settleEvade(state, roll),
  disarm: settleDisarm,
  trap: ({ state }, roll) => settleTrap(state, roll),
  chest: (context, roll, { opener }) => settleCheck(context, roll, opener),
  treasure: ({ state }, roll) => settleTreasure(state, roll),
  jackLoot: ({ state }, roll, { card, elite }) => settleJackLoot(state, roll, card, elite),
  npc: settleNpc,
  adventurer: ({ state }, roll) => settleAdventurer(state, roll),
  alchemist: ({ state }, roll) => settleAlchemist(state, roll),
};

/** R10.4: a roll takes effect once no halfling may or wants to roll again. False while one thinks. */
function settleRoll(context: MoveContext<State>, roll: Roll): boolean {
  if (awaitsLuck(context.state, roll)) return false;
  context.state.roll = null;
  const settle = ROLLS[roll.purpose.kind] as (
    context: MoveContext<State>,
    roll: Roll,
    purpose: Roll['purpose'],
  ) => void;
  settle(context, roll, roll.purpose);
  return true;
}
