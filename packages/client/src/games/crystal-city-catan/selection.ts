import {
  CORNERS,
  type Colony,
  type Corner,
  colonyOf,
  type PoolId,
  RESOURCES,
  type Resource,
  type Stage,
  stageOf,
  type View,
} from '@lantern/games/crystal-city-catan/board';
import type { Seat } from '@lantern/protocol/seat';
import type { Cell } from './map/cells';

/** The player's selection for the open decision, not sent yet. */
export interface Selection {
  /** The place whose sheet of builds is open. */
  place: Cell | null;
  trading: boolean;
  losses: Partial<Record<PoolId, number>>;
  claimFrom: PoolId | null;
  /** Layout and numbers: the values at NW, NE, SW and SE; `null` before the first change. */
  fours: readonly (Resource | number)[] | null;
  /** The corner to swap with the next tapped one. */
  held: Corner | null;
}

export const NOTHING: Selection = { place: null, trading: false, losses: {}, claimFrom: null, fours: null, held: null };

export type SetSelection = (change: Partial<Selection>) => void;

/** The stage of the viewer's decision. */
export function stageFor(view: View, seat: Seat | null): Stage {
  return seat === null || view.result ? 'idle' : stageOf(view, seat);
}

/** The four values to arrange, in the order of the corners, as far as they are chosen. */
export function foursOf(view: View, seat: Seat, selection: Selection): readonly (Resource | number)[] {
  const { dice } = colonyOf(view, seat);
  return selection.fours ?? (view.step === 'layout' ? RESOURCES : [...dice].sort((a, b) => a - b));
}

/** Selects a corner, or swaps it with the selected one. */
export function tapCorner(view: View, seat: Seat, selection: Selection, corner: Corner): Partial<Selection> {
  if (selection.held === null) return { held: corner };
  const fours = [...foursOf(view, seat, selection)];
  const [a, b] = [CORNERS.indexOf(selection.held), CORNERS.indexOf(corner)];
  [fours[a], fours[b]] = [fours[b] as Resource, fours[a] as Resource];
  return { fours, held: null };
}

/** The viewer's colony with the current or sealed choices drawn at their places. */
export function previewOf(view: View, seat: Seat, selection: Selection): Colony {
  const colony = colonyOf(view, seat);
  const { mySealed } = view;
  const stage = stageOf(view, seat);
  const resources =
    mySealed?.kind === 'layout' ? mySealed.resources : stage === 'layout' ? foursOf(view, seat, selection) : null;
  if (resources) return { ...colony, corner: byCorner(resources as Resource[]) };
  const values =
    mySealed?.kind === 'numbers' ? mySealed.values : stage === 'numbers' ? foursOf(view, seat, selection) : null;
  if (!values || !colony.corner) return colony;
  const numbers = CORNERS.map((at, index) => [colony.corner?.[at], values[index]]);
  return { ...colony, number: Object.fromEntries(numbers) as Record<Resource, number> };
}

function byCorner(resources: readonly Resource[]): Record<Corner, Resource> {
  return Object.fromEntries(CORNERS.map((at, index) => [at, resources[index]])) as Record<Corner, Resource>;
}

/** The amount selected so far. */
export function chosenLosses({ losses }: Selection): number {
  return Object.values(losses).reduce((sum, count) => sum + count, 0);
}
