import { isHallway } from '../data/cards';
import { DIRS, type Dir } from '../data/directions';
import type { Board, MapCard } from '../state';
import { cardAt, exitsOf, hasExit, joinedTo, keyOf, neighbour, partyCard } from './grid';
import { placementProblem } from './placing';

/** The state of an exit (R2.4). `LOCKED` and `DEAD` are dead ends. */
export type ExitStatus = 'OPEN' | 'LOCKED' | 'UNEXPLORED' | 'DEAD';

type Cavern = Pick<Board, 'map' | 'options' | 'cavern'>;

/** R2.4: the status of a card's exit; `undefined` if the card has a wall there. */
export function exitStatus(board: Cavern, card: MapCard, dir: Dir): ExitStatus | undefined {
  if (!hasExit(card, dir)) return undefined;
  const joined = joinedTo(board, card, dir);
  if (joined) return joined.locked ? 'LOCKED' : 'OPEN';
  return isUnexplored(board, card, dir) ? 'UNEXPLORED' : 'DEAD';
}

/** Some card of the deck could be placed there, joined to this one. */
function isUnexplored(board: Cavern, card: MapCard, dir: Dir): boolean {
  const cell = neighbour(card, dir);
  if (cardAt(board, cell)) return false;
  return [true, false].some((hallway) => {
    const id = board.cavern.find((one) => isHallway(one) === hallway);
    return id !== undefined && !placementProblem(board, id, { ...cell, rot: hallway ? axisOf(dir) : 0 });
  });
}

/** The orientation of a hallway that leads on in a direction. */
export function axisOf(dir: Dir): 0 | 1 {
  return (dir % 2) as 0 | 1;
}

export type StepProblem = 'LOCKED' | 'NO_WAY' | 'NO_BACKTRACK';

/** R6.1: the reason why the party may not step in a direction; `undefined` if it may. */
export function stepProblem(board: Board, dir: Dir): StepProblem | undefined {
  const card = partyCard(board);
  const status = exitStatus(board, card, dir);
  if (status === 'LOCKED') return 'LOCKED';
  if (status !== 'OPEN') return 'NO_WAY';
  if (keyOf(neighbour(card, dir)) !== board.from) return undefined;
  const others = exitsOf(card).filter((other) => other !== dir);
  const ways = others.map((other) => exitStatus(board, card, other));
  return ways.some((way) => way === 'OPEN' || way === 'UNEXPLORED') ? 'NO_BACKTRACK' : undefined;
}

/** The directions the party may step in, and the cards there. */
export function stepsOf(board: Board): { dir: Dir; card: MapCard }[] {
  const here = partyCard(board);
  return DIRS.flatMap((dir) => {
    const card = stepProblem(board, dir) ? undefined : joinedTo(board, here, dir);
    return card ? [{ dir, card }] : [];
  });
}

/**
 * Steps from a card to every card that can be reached from it through open exits (locked stairs cannot), by key.
 * @param through whether a way may continue from a card; other cards are reached but not passed
 */
export function distancesFrom(
  board: Pick<Board, 'map'>,
  start: MapCard,
  through: (card: MapCard) => boolean,
): Map<string, number> {
  const distances = new Map([[keyOf(start), 0]]);
  const queue = [start];
  for (let card = queue.shift(); card; card = queue.shift()) {
    if (card !== start && !through(card)) continue;
    const steps = (distances.get(keyOf(card)) as number) + 1;
    for (const dir of DIRS) {
      const next = joinedTo(board, card, dir);
      if (!next || next.locked || distances.has(keyOf(next))) continue;
      distances.set(keyOf(next), steps);
      queue.push(next);
    }
  }
  return distances;
}
