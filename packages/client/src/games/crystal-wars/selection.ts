import { type Creatable, type Square, type Stage, stageOf, type View } from '@lantern/games/crystal-wars/board';
import type { Seat } from '@lantern/protocol/seat';
import type { BoardProps } from '../../match/gameBoard';
import type { StoryFlash } from './flashes';

/** What the player has chosen for the open decision and not sent yet. */
export interface Selection {
  /** The field chosen first: of the unit that is to act, or of what is to be placed or removed. */
  from: Square | null;
  /** What that unit is to fight: its sheet is open. */
  target: Square | null;
  /** What is to be created. */
  kind: Creatable | null;
  /** The field that is explained. */
  look: Square | null;
}

export const NOTHING: Selection = { from: null, target: null, kind: null, look: null };

export type SetSelection = (change: Partial<Selection>) => void;

/** Changes whenever the viewer is asked something else. */
export const decisionOf = ({ turnNo, step }: View, stage: Stage): string => `${turnNo} ${step} ${stage}`;

/** The stage of the viewer: which decision is asked of them. */
export function stageFor(view: View, seat: Seat | null): Stage {
  return seat === null ? 'idle' : stageOf(view, seat);
}

/** What every part of a player's board is given; watchers have none. */
export interface BoardContext
  extends Pick<BoardProps<View>, 'view' | 'names' | 'legal' | 'whyNot' | 'act' | 'pending'> {
  seat: Seat;
  stage: Stage;
  /** What has just happened. */
  flash: StoryFlash | undefined;
  selection: Selection;
  setSelection: SetSelection;
}

/** Sends a move and clears the selection, but for the kind: more of it can be created at once. */
export function send({ act, setSelection }: BoardContext, move: string, args: readonly unknown[] = []): void {
  setSelection({ from: null, target: null, look: null });
  void act(move, args);
}

/** Whether a move that begins with these arguments is legal now. */
export function can({ legal }: Pick<BoardContext, 'legal'>, move: string, ...args: unknown[]): boolean {
  return legal.some((choice) => choice.move === move && args.every((arg, index) => choice.args[index] === arg));
}
