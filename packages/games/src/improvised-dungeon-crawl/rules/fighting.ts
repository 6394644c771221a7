import type { MoveContext } from '../../kit/move';
import { ENRAGED_FROM } from '../data/dungeon';
import type { Fight, Monster, State } from '../state';
import type { Combatant, MonsterId } from '../types';
import { canStillAttack, monsterOf } from './actions';
import { rollInitiative } from './initiative';
import { isPreparing } from './preparing';
import { putRoll, rollDice } from './rolling';
import { returnBuffs } from './spells';
import { record } from './story';

export function fightOf(state: State): Fight {
  if (!state.fight) throw new Error('nobody fights');
  return state.fight;
}

/** R6.2, R6.3: order and partners are settled, the exchange begins. */
export function startFight({ state, random }: MoveContext<State>, monsters: Monster[]): void {
  const order = rollInitiative(state, monsters, random);
  state.fight = newFight(
    monsters,
    order.map(({ side, id }) => ({ side, id }) as Combatant),
  );
  state.ready = [];
  state.step = 'fight';
  record(state, 'fightBegan', { order });
}

/** A fight before its first turn. */
export function newFight(monsters: Monster[], order: Combatant[]): Fight {
  return {
    round: 1,
    stage: 'prepare',
    monsters,
    order,
    index: 0,
    partners: Object.fromEntries(monsters.map(({ target, id }) => [target, id])),
    used: {},
    buffs: [],
    protects: [],
    guards: [],
  };
}

/** R6.4: one thing after the other, until a hero has to decide or the fight is over. */
export function settleFight(context: MoveContext<State>): boolean {
  const { state } = context;
  const fight = fightOf(state);
  if (fight.monsters.length === 0) {
    endFight(state);
    return true;
  }
  if (fight.stage === 'prepare') {
    if (state.seats.some((seat) => isPreparing(state, seat))) return false;
    fight.stage = 'turns';
    return true;
  }
  return takeTurn(context, fight);
}

/** Monsters take their turn, heroes wait for their players or are passed over (R6.6, R6.9). */
function takeTurn(context: MoveContext<State>, fight: Fight): boolean {
  const { state } = context;
  const current = fight.order[fight.index];
  if (current?.side === 'hero' && canStillAttack(state, current.id)) return false;
  if (!current) endRound(state, fight);
  else {
    fight.index += 1;
    if (current.side === 'monster') attackOfMonster(context, current.id);
  }
  return true;
}

/** R6.7, R8.1: a confused monster does nothing; else it strikes its target, or who guards against it. */
function attackOfMonster({ state, random }: MoveContext<State>, id: MonsterId): void {
  const fight = fightOf(state);
  const monster = monsterOf(fight, id);
  if (!monster) return;
  if (monster.confused > 0) {
    record(state, 'confusedIdle', { monster: id });
    return;
  }
  const target = fight.guards.find((guard) => guard.monster === id)?.by ?? monster.target;
  putRoll(state, null, { kind: 'monster', monster: id, target }, rollDice(random, 1, monster.die));
}

/** R6.10 */
function endRound(state: State, fight: Fight): void {
  returnBuffs(state);
  for (const monster of fight.monsters) monster.confused = Math.max(0, monster.confused - 1);
  fight.protects = fight.protects
    .map((protect) => ({ ...protect, left: protect.left - 1 }))
    .filter(({ left }) => left > 0);
  fight.guards = [];
  fight.used = {};
  fight.round += 1;
  fight.stage = 'prepare';
  fight.index = 0;
  state.ready = [];
  record(state, 'roundBegan', { round: fight.round, enraged: fight.round >= ENRAGED_FROM });
}

/** R6.11: spells end, Buff dice that were not rolled return. */
function endFight(state: State): void {
  returnBuffs(state);
  state.fight = null;
  state.ready = [];
  state.step = 'traps';
}
