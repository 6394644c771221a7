import type { Refusal } from '@lantern/protocol/refusal';
import type { Seat } from '@lantern/protocol/seat';
import { type MoveContext, refusal } from '../../kit/move';
import type { Board, Monster, Roll, State } from '../state';
import type { Die, MonsterId, Purpose } from '../types';
import { monsterOf, partnerOf } from './actions';
import { damageOf } from './damage';
import { fightOf } from './fighting';
import { armourInFight, attackDie } from './gear';
import { heroOf } from './heroes';
import { strike } from './hits';
import { buffDice } from './odds';
import { ownerOf, putRoll, rollDice } from './rolling';
import { roomOf } from './room';
import { refuseSpellDice } from './spells';
import { record } from './story';
import { blowOf, totalOf, woundsOf } from './wounds';

/** A monster that still stands; in the exchange the partner alone (R6.2). */
function refuseTarget(board: Board, seat: Seat, id: MonsterId): Refusal | undefined {
  if (!monsterOf(board.fight, id)) return refusal('BAD_TARGET', 'R6.7');
  if (board.fight?.round === 1 && partnerOf(board.fight, seat)?.id !== id)
    return refusal('EXCHANGE_PARTNER_ONLY', 'R6.2');
  return undefined;
}

/** R7.1, R9.2 */
export function refuseAttack(board: Board, seat: Seat, id: MonsterId, slay: number): Refusal | undefined {
  const { heroClass, pools } = heroOf(board, seat);
  const refused = refuseTarget(board, seat, id);
  if (refused) return refused;
  if (slay > 0 && heroClass !== 'fighter') return refusal('NOT_A_FIGHTER', 'R9.2');
  return slay > pools.slay ? refusal('NO_DICE', 'R9.2', { dice: pools.slay }) : undefined;
}

/** R7.5, R9.15 */
export function refuseMissile(board: Board, seat: Seat, id: MonsterId, dice: number): Refusal | undefined {
  return refuseSpellDice(board, seat, dice, 1, 'R9.15') ?? refuseTarget(board, seat, id);
}

/** R7.1: attack die, Slay! dice, Buff dice, in this order. */
export function attack({ state, random }: MoveContext<State>, seat: Seat, id: MonsterId, slay: number): void {
  const hero = heroOf(state, seat);
  hero.pools.slay -= slay;
  blow({ state, random }, seat, { kind: 'attack', monster: id }, [
    ...rollDice(random, 1, attackDie(hero), 'attack'),
    ...rollDice(random, slay, 6, 'slay'),
  ]);
}

/** R7.5: spell dice, then Buff dice. */
export function shootMissile({ state, random }: MoveContext<State>, seat: Seat, id: MonsterId, dice: number): void {
  heroOf(state, seat).pools.spell -= dice;
  blow({ state, random }, seat, { kind: 'missile', monster: id }, rollDice(random, dice, 6, 'spell'));
}

/** The hero's turn is over; Buff dice that wait for the hero are rolled along (R9.13). */
function blow({ state, random }: MoveContext<State>, seat: Seat, purpose: Purpose, dice: Die[]): void {
  const fight = fightOf(state);
  const buffs = rollDice(random, buffDice(state, seat), 6, 'buff');
  fight.buffs = fight.buffs.filter(({ on }) => on !== seat);
  fight.index += 1;
  putRoll(state, seat, purpose, [...dice, ...buffs]);
}

/** R7: wounds, and death of the monster. */
export function settleBlow(state: State, roll: Roll, kind: 'attack' | 'missile', id: MonsterId): void {
  const monster = monsterOf(state.fight, id);
  if (!monster) return;
  const { dice } = roll;
  const seat = ownerOf(roll);
  const wounds = Math.min(woundsOf(state.options, blowOf(dice), monster.wt), monster.need - monster.wounds);
  monster.wounds += wounds;
  const left = monster.need - monster.wounds;
  record(state, kind === 'attack' ? 'attacked' : 'missile', {
    seat,
    monster: id,
    dice,
    total: totalOf(dice),
    wt: monster.wt,
    wounds,
    left,
  });
  if (id === 'dragon') loseCounters(state, wounds);
  if (left === 0) slay(state, seat, monster);
}

/** R16.3: each wound takes a card off the stack. */
function loseCounters({ dungeon }: State, wounds: number): void {
  dungeon.discard.push(...dungeon.counters.splice(dungeon.counters.length - wounds));
}

function slay(state: State, seat: Seat, { id, drawer, elite }: Monster): void {
  const fight = fightOf(state);
  fight.monsters = fight.monsters.filter((monster) => monster.id !== id);
  fight.guards = fight.guards.filter(({ monster }) => monster !== id);
  roomOf(state).slain.push({ id, drawer, elite });
  if (id === 'dragon') {
    state.dragonSlain = true;
    record(state, 'dragonSlain', { seat });
  } else record(state, 'monsterDied', { seat, monster: id });
}

/** R8.1: the part of the roll above the armour is damage. */
export function settleMonsterAttack(state: State, { dice }: Roll, id: MonsterId, seat: Seat): void {
  const roll = totalOf(dice);
  const protection = armourInFight(state, seat);
  const damage = damageOf({ roll, protection, evaded: 0 });
  record(state, 'monsterAttacked', { seat, monster: id, dice, armour: protection, damage });
  strike(state, { seat, roll, protection, from: { kind: 'monster', monster: id } });
}
