import type { Refusal } from '@lantern/protocol/refusal';
import type { Seat } from '@lantern/protocol/seat';
import { refusal } from '../../kit/move';
import type { Board, State } from '../state';
import type { MonsterId } from '../types';
import { canStillAttack, monsterOf, refuseActed, useAction } from './actions';
import { spellLimit } from './gear';
import { castsSpells, heroOf, poolMaxima } from './heroes';
import { record } from './story';
import { refuseLiving } from './targets';

/** R9.14: Confuse with one die would last no round. */
export const LEAST_CONFUSE = 2;

/** The caster, the number of dice in a spell, and the number left (R9.10). */
export function refuseSpellDice(board: Board, seat: Seat, dice: number, least: number, rule: string) {
  const hero = heroOf(board, seat);
  if (!castsSpells(hero)) return refusal('NO_SPELLS', 'R9.10');
  const limit = spellLimit(hero);
  if (dice < least || dice > limit) return refusal('SPELL_LIMIT', rule, { least, limit });
  return dice > hero.pools.spell ? refusal('NO_DICE', rule, { dice: hero.pools.spell }) : undefined;
}

/** R9.12 */
function refuseCaster(board: Board, seat: Seat): Refusal | undefined {
  return board.options.spellTempo === 'action' ? refuseActed(board, seat, 'spell') : undefined;
}

/** R9.13 */
export function refuseBuff(board: Board, seat: Seat, on: Seat, dice: number): Refusal | undefined {
  const refused = refuseSpellDice(board, seat, dice, 1, 'R9.13');
  if (refused) return refused;
  if (on === seat) return refusal('SELF', 'R9.13');
  return (
    refuseLiving(board, on, 'R9.13') ??
    (canStillAttack(board, on) ? undefined : refusal('NO_ATTACK', 'R9.13')) ??
    refuseCaster(board, seat)
  );
}

/** R9.14 */
export function refuseConfuse(board: Board, seat: Seat, id: MonsterId, dice: number): Refusal | undefined {
  return (
    refuseSpellDice(board, seat, dice, LEAST_CONFUSE, 'R9.14') ??
    (monsterOf(board.fight, id) ? undefined : refusal('BAD_TARGET', 'R9.14')) ??
    refuseCaster(board, seat)
  );
}

/** R9.16 */
export function refuseProtect(board: Board, seat: Seat, on: Seat, dice: number): Refusal | undefined {
  return (
    refuseSpellDice(board, seat, dice, 1, 'R9.16') ?? refuseLiving(board, on, 'R9.16') ?? refuseCaster(board, seat)
  );
}

function spend(state: State, seat: Seat, dice: number): void {
  heroOf(state, seat).pools.spell -= dice;
  if (state.options.spellTempo === 'action') useAction(state, seat, 'spell');
}

/** R9.13: the dice wait for the next attack of the other hero. */
export function castBuff(state: State, seat: Seat, on: Seat, dice: number): void {
  spend(state, seat, dice);
  state.fight?.buffs.push({ by: seat, on, dice });
  record(state, 'castBuff', { seat, on, dice });
}

/** R9.14 */
export function castConfuse(state: State, seat: Seat, id: MonsterId, dice: number): void {
  spend(state, seat, dice);
  const monster = monsterOf(state.fight, id);
  if (!monster) return;
  monster.confused += dice - 1;
  record(state, 'castConfuse', { seat, monster: id, dice, rounds: monster.confused });
}

/** R9.16 */
export function castProtect(state: State, seat: Seat, on: Seat, dice: number): void {
  spend(state, seat, dice);
  state.fight?.protects.push({ on, bonus: dice, left: dice });
  record(state, 'castProtect', { seat, on, dice });
}

/** R6.10: Buff dice that were not rolled go back to their casters. */
export function returnBuffs(state: State): void {
  const { fight } = state;
  if (!fight) return;
  for (const { by, dice } of fight.buffs) {
    const hero = heroOf(state, by);
    hero.pools.spell = Math.min(hero.pools.spell + dice, poolMaxima(hero).spell);
    record(state, 'buffReturned', { seat: by, dice });
  }
  fight.buffs = [];
}
