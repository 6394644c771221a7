import { type CardId, isHallway } from '../data/cards';
import { DIRS, opposite } from '../data/directions';
import type { Board } from '../state';
import { type Cell, cardAt, exitsOf, hasExit, keyOf, neighbour } from './grid';

type Ground = Pick<Board, 'map' | 'options'>;

/** The places and orientations allowed for a card. */
export interface Placement extends Cell {
  rot: 0 | 1;
}

export type PlacementProblem =
  | 'ROT_FIXED'
  | 'CELL_TAKEN'
  | 'BESIDE_WALL'
  | 'EXIT_INTO_WALL'
  | 'WALL_ON_EXIT'
  | 'NO_JOINT';

/** R2.1: the reason why a card may not lie like that; `undefined` if it may. */
export function placementProblem(board: Ground, id: CardId, placement: Placement): PlacementProblem | undefined {
  if (placement.rot === 1 && !isHallway(id)) return 'ROT_FIXED';
  if (cardAt(board, placement)) return 'CELL_TAKEN';
  let joints = 0;
  let covered = false;
  for (const dir of DIRS) {
    const other = cardAt(board, neighbour(placement, dir));
    if (!other) continue;
    const exit = hasExit({ id, rot: placement.rot }, dir);
    const met = hasExit(other, opposite(dir));
    if (!met && board.options.edgeRule === 'closed') return 'BESIDE_WALL';
    if (exit && !met) return 'EXIT_INTO_WALL';
    if (exit) joints += 1;
    else if (met) covered = true;
  }
  if (covered && board.options.edgeRule === 'both') return 'WALL_ON_EXIT';
  return joints > 0 ? undefined : 'NO_JOINT';
}

/** Every legal placement of a card, by y, x and rot. */
export function placementsOf(board: Ground, id: CardId): Placement[] {
  const legal = [...possible(board, id)];
  return legal.sort((a, b) => a.y - b.y || a.x - b.x || a.rot - b.rot);
}

/** R4.2, R4.3: the cards of the deck that can be placed. All four-exit cards are alike in this, and all hallways. */
export function placeableCards(board: Ground & Pick<Board, 'cavern'>): CardId[] {
  const fits = new Map<boolean, boolean>();
  return board.cavern.filter((id) => {
    const hallway = isHallway(id);
    const known = fits.get(hallway) ?? !possible(board, id).next().done;
    fits.set(hallway, known);
    return known;
  });
}

function* possible(board: Ground, id: CardId): Generator<Placement, undefined> {
  const rots = isHallway(id) ? ([0, 1] as const) : ([0] as const);
  const seen = new Set<string>();
  for (const card of Object.values(board.map)) {
    for (const dir of exitsOf(card)) {
      const cell = neighbour(card, dir);
      const key = keyOf(cell);
      if (board.map[key] || seen.has(key)) continue;
      seen.add(key);
      for (const rot of rots) if (!placementProblem(board, id, { ...cell, rot })) yield { ...cell, rot };
    }
  }
}
