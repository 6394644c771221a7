import type { Seat } from '@lantern/protocol/seat';
import type { RollKind } from '../data/abilities';
import { CLASSES, type ClassId } from '../data/classes';
import type { Board, Combat, Foe, Hero, HeroEffects } from '../state';

type Party = Pick<Board, 'heroes'>;

export function heroOf(board: Party, seat: Seat): Hero {
  const hero = board.heroes[seat];
  if (!hero) throw new Error(`there is no seat ${seat}`);
  return hero;
}

/** The class of a seat's hero, once it is chosen. */
export function classOf(board: Party, seat: Seat): ClassId {
  const { colour } = heroOf(board, seat);
  if (!colour) throw new Error(`seat ${seat} has no class yet`);
  return CLASSES[colour].id;
}

/** R7.3: the first two of the party order. */
export function frontRow({ order }: Pick<Board, 'order'>): Seat[] {
  return order.slice(0, 2);
}

/** R6.7: one row while one or two live. */
export function isOneRow({ order }: Pick<Board, 'order'>): boolean {
  return order.length <= 2;
}

/** The kinds of rolls of heroes: nobody acts from the rear while there is one row. */
export function rollKindsOf(board: Pick<Board, 'order'>): readonly RollKind[] {
  return isOneRow(board) ? ['attack', 'defend'] : ['attack', 'defend', 'rear'];
}

/** The party in rows of two from the front. */
export function rowsOf({ order }: Pick<Board, 'order'>): Seat[][] {
  return [order.slice(0, 2), order.slice(2, 4), order.slice(4)].filter((row) => row.length > 0);
}

export function combatOf({ combat }: Pick<Board, 'combat'>): Combat {
  if (!combat) throw new Error('nobody is fighting');
  return combat;
}

export function effectsOf(combat: Combat, seat: Seat): HeroEffects {
  const effects = combat.effects[seat];
  if (!effects) throw new Error(`seat ${seat} is not in the fight`);
  return effects;
}

export function foeById(combat: Combat, id: number | null): Foe | undefined {
  return combat.foes.find(({ monster }) => monster.id === id);
}

/** The place of the monster with the fewest points, the left one if both have as many. */
export function weakestPlace({ foes: [left, right] }: Combat): 0 | 1 {
  return left && right && right.hp < left.hp ? 1 : 0;
}

/** R9.1: the cavern's level less what black monsters have drained, 1 at the least. */
export function levelOf(board: Pick<Board, 'level' | 'combat'>, seat: Seat): number {
  const drain = board.combat?.effects[seat]?.drain ?? 0;
  return Math.max(1, board.level - drain);
}

/** R7.4: the monsters a hero in front may attack, from left to right. */
export function foesBefore(board: Board, seat: Seat): Foe[] {
  const { foes } = combatOf(board);
  const front = frontRow(board);
  return foes.length === 2 && front.length === 2 ? foes.slice(front.indexOf(seat)).slice(0, 1) : foes;
}

/** R7.4: the heroes a monster may attack, from left to right. */
export function victimsOf(board: Board, id: number): Seat[] {
  const { foes } = combatOf(board);
  const front = frontRow(board);
  if (foes.length < 2 || front.length < 2) return front;
  return front.filter((_, side) => foes[side]?.monster.id === id);
}

/** R7.2: a monster's hit points, by the number of living heroes. */
export function hitPointsAgainst({ level }: { level: number }, heroes: number): number {
  return level * heroes;
}
