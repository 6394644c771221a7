import { type Card, stageOf, type View } from '@lantern/games/improvised-dungeon-crawl/board';
import type { Seat } from '@lantern/protocol/seat';

/** The player's selection for the open decision, not sent yet; `null`: the board proposes a value. */
export interface Selection {
  /** The move that is being composed. */
  move: string | null;
  /** The target seat or monster. */
  target: string | null;
  item: string | null;
  amount: number | null;
  /** Loot points offered with a prayer for the fallen. */
  offering: number | null;
  /** The selected creation cards. */
  face: Card | null;
  pip: Card | null;
}

export type SetSelection = (change: Partial<Selection>) => void;

export const NOTHING: Selection = {
  move: null,
  target: null,
  item: null,
  amount: null,
  offering: null,
  face: null,
  pip: null,
};

/** Changes with every question to the viewer. */
export function decisionKey(view: View, seat: Seat | null): string {
  const { fight, hit, roll, room, step } = view;
  const stage = seat === null ? 'idle' : stageOf(view, seat);
  return [stage, step, view.roomNo, fight?.round, fight?.index, hit?.evaded, roll?.id, room?.trap?.seat].join(' ');
}
