import type { Seat } from '@lantern/protocol/seat';
import type { MoveContext } from '../../kit/move';
import type { Random } from '../../kit/random';
import type { Roll, State } from '../state';
import type { Die, DieTag, Purpose } from '../types';
import { heroOf } from './heroes';
import { record } from './story';

/** Rolls a number of dice of one kind. */
export function rollDice(random: Random, count: number, sides: number, tag: DieTag = 'die'): Die[] {
  return Array.from({ length: count }, () => ({ sides, value: random.die(sides), tag }));
}

/**
 * Puts a roll on the table. It does not count yet: the course of the game asks halflings first if one may roll again,
 * and then carries out what the purpose says. Whatever is needed for that is in the purpose, as plain data.
 * @param owner the hero who rolls; `null` for a monster
 */
export function putRoll(state: State, owner: Seat | null, purpose: Purpose, dice: Die[]): void {
  if (state.roll) throw new Error(`a roll for ${state.roll.purpose.kind} is on the table already`);
  state.roll = { id: state.nextId++, owner, purpose, dice, kept: [] };
}

/** Rolls plain dice for a purpose. */
export function rollFor(
  { state, random }: MoveContext<State>,
  owner: Seat,
  purpose: Purpose,
  count: number,
  sides = 6,
): void {
  putRoll(state, owner, purpose, rollDice(random, count, sides));
}

/** The hero who made a roll; for rolls of heroes only. */
export function ownerOf({ owner, purpose }: Roll): Seat {
  if (owner === null) throw new Error(`no hero rolls for ${purpose.kind}`);
  return owner;
}

/** R10.4: all dice of the roll again; the new result counts, and everybody who let the old one stand is asked again. */
export function reroll({ state, random }: MoveContext<State>, seat: Seat): void {
  const { roll } = state;
  if (!roll) return;
  const before = roll.dice;
  roll.dice = before.map(({ sides, tag }) => ({ sides, value: random.die(sides), tag }));
  roll.kept = [];
  const { pools } = heroOf(state, seat);
  pools.luck -= 1;
  record(state, 'rerolled', {
    seat,
    owner: roll.owner,
    purpose: roll.purpose.kind,
    before,
    dice: roll.dice,
    left: pools.luck,
  });
}
