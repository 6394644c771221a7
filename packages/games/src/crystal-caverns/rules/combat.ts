import type { Seat } from '@lantern/protocol/seat';
import type { MoveContext } from '../../kit/move';
import { ask } from '../stages';
import type { Combat, Exchange, Foe, HeroEffects, State } from '../state';
import type { Monster } from '../types';
import { resolveExchange } from './exchange';
import { partyCard } from './grid';
import { rollOrder } from './initiative';
import { combatOf, effectsOf, foeById, foesBefore, frontRow, hitPointsAgainst, victimsOf } from './party';
import { figureOf, record } from './story';
import { hasUse } from './uses';

/** R7.1 to R7.3: the fight with the monsters on the party's card begins. */
export function beginCombat(state: State): void {
  const foes = partyCard(state).monsters.map((monster) => newFoe(monster, state.order.length));
  const effects = Object.fromEntries(state.order.map((seat) => [seat, newEffects()]));
  state.combat = { round: 0, foes, fallen: [], order: [], at: 0, effects, exchange: null };
  state.progress = true;
  record(state, 'combatBegan', { foes: foes.map(({ monster, hp }) => ({ monster, hp })) });
}

/**
 * Runs the fight until somebody has to decide, or until it is over.
 * @returns whether all monsters have fallen; the match may have ended too
 */
export function goOnFighting(context: MoveContext<State>): boolean {
  const { state } = context;
  const combat = combatOf(state);
  while (!state.result) {
    const { exchange } = combat;
    if (state.drawn) return waitFor(state, 'place', exchange?.seat as Seat);
    if (exchange?.rolled) {
      if (hasUse(state)) return waitFor(state, 'decide', exchange.seat);
      resolveExchange(context);
    } else if (exchange) {
      return waitFor(state, 'roll', exchange.seat);
    } else if (combat.foes.length === 0) {
      return true;
    } else {
      nextCombatant(context);
    }
  }
  return false;
}

/** A monster is about to attack: the hero in front of it, or one of two at random (R7.4). */
export function aim({ state, random }: MoveContext<State>, foe: number): void {
  const combat = combatOf(state);
  const victims = victimsOf(state, foe);
  const seat = victims[victims.length > 1 ? random.die(victims.length) - 1 : 0] as Seat;
  combat.exchange = newExchange('defend', seat, foe);
  const attacker = foeById(combat, foe)?.monster as Monster;
  record(state, 'aimed', { foe: attacker, seat, chance: victims.length > 1 });
}

function waitFor(state: State, stage: 'roll' | 'decide' | 'place', seat: Seat): false {
  ask(state, stage, [seat]);
  return false;
}

/** R8.3: the next one of the round who lives and may act; the first of the next round after the last. */
function nextCombatant(context: MoveContext<State>): void {
  const { state } = context;
  const combat = combatOf(state);
  combat.at += 1;
  if (combat.at >= combat.order.length) beginRound(context);
  const who = combat.order[combat.at]?.who;
  if (!who) return;
  if ('hero' in who) takeTurn(state, who.hero);
  else if (foeById(combat, who.foe)) aim(context, who.foe);
}

/** R8.3: whether a hero stands in front or in the rear is judged when it acts; a poisoned one in front is passed over. */
function takeTurn(state: State, seat: Seat): void {
  const combat = combatOf(state);
  if (!state.order.includes(seat)) return;
  if (!frontRow(state).includes(seat)) combat.exchange = newExchange('rear', seat, null);
  else if (effectsOf(combat, seat).poisoned) record(state, 'skipped', { seat });
  else {
    const [foe, ...others] = foesBefore(state, seat);
    combat.exchange = newExchange('attack', seat, others.length > 0 ? null : (foe?.monster.id ?? null));
  }
}

function beginRound(context: MoveContext<State>): void {
  const { state } = context;
  const combat = combatOf(state);
  if (combat.round > 0) endRound(combat);
  combat.round += 1;
  combat.order = rollOrder(context);
  combat.at = 0;
  const order = combat.order.map(({ who, value, ties }) => ({ who: figureOf(combat, who), value, ties: [...ties] }));
  record(state, 'roundBegan', { round: combat.round, order });
}

/** R8.4: effects marked for this round begin; effects of one round end. */
function endRound({ effects, foes }: Combat): void {
  for (const hero of Object.values(effects)) {
    hero.poisoned = hero.poisonNext;
    hero.poisonNext = false;
    hero.initNow = hero.initNext;
    hero.initNext = null;
    hero.shield = 0;
  }
  for (const foe of foes) {
    foe.initNow = foe.initNext;
    foe.initNext = null;
    foe.fire = 0;
  }
}

function newExchange(kind: Exchange['kind'], seat: Seat, foe: number | null): Exchange {
  return {
    kind,
    seat,
    foe,
    rolled: null,
    wildsLeft: 0,
    swap: null,
    plusDamage: 0,
    guard: 0,
    extraTips: 0,
    confused: false,
  };
}

function newFoe(monster: Monster, heroes: number): Foe {
  const hp = hitPointsAgainst(monster, heroes);
  return { monster, hp, maxHp: hp, stunned: false, initBase: 0, initNow: null, initNext: null, fire: 0 };
}

function newEffects(): HeroEffects {
  return {
    stunned: false,
    drain: 0,
    poisoned: false,
    poisonNext: false,
    initNow: null,
    initNext: null,
    haste: 0,
    immune: false,
    shield: 0,
  };
}
