import type { Random } from '../../kit/random';
import { ATTACK_DICE } from '../data/dice';
import type { Placed } from '../facts';
import type { Board, Monster } from '../state';
import { attackDie } from './gear';
import { heroOf } from './heroes';

/**
 * R6.3: the order of a fight. Larger dice first; of equal dice heroes before monsters, heroes rolling against each other
 * and monsters as they were drawn; with the option all roll. The fallen have a place too.
 */
export function rollInitiative(board: Board, monsters: readonly Monster[], random: Random): Placed[] {
  const heroes: Placed[] = board.seats.map((id) => ({
    side: 'hero',
    id,
    die: attackDie(heroOf(board, id)),
    rolls: [],
  }));
  const foes: Placed[] = monsters.map(({ id, die }) => ({ side: 'monster', id, die, rolls: [] }));
  return [...ATTACK_DICE].reverse().flatMap((die) => {
    const ofDie = (group: Placed[]): Placed[] => group.filter((placed) => placed.die === die);
    return board.options.initiativeTies === 'roll'
      ? rollOff([...ofDie(heroes), ...ofDie(foes)], random)
      : [...rollOff(ofDie(heroes), random), ...ofDie(foes)];
  });
}

/** Each member of a group rolls their die. The highest goes first, and equal ones roll again among themselves. */
function rollOff(group: Placed[], random: Random): Placed[] {
  if (group.length < 2) return group;
  const byRoll = new Map<number, Placed[]>();
  for (const placed of group) {
    const value = random.die(placed.die);
    placed.rolls.push(value);
    byRoll.set(value, [...(byRoll.get(value) ?? []), placed]);
  }
  const highFirst = [...byRoll.entries()].sort(([a], [b]) => b - a);
  return highFirst.flatMap(([, tied]) => rollOff(tied, random));
}
