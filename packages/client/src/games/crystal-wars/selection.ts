import { type Creatable, isUnit, type Square, type Stage, stageOf, type View } from '@lantern/games/crystal-wars/board';
import type { Seat } from '@lantern/protocol/seat';
import type { BoardProps } from '../../match/gameBoard';

/** Moves of the combat step. */
export const ATTACKS = ['battle', 'siege', 'persuade', 'sabotage'] as const;
export type Attack = (typeof ATTACKS)[number];

/** The player's selection for the open decision, not sent yet. */
export interface Selection {
  /** The field chosen first: of the unit that is to act, or of what is to be placed or removed. */
  from: Square | null;
  /** The unit's target: its sheet is open. */
  target: Square | null;
  /** The attack on it that has been sent and is not yet shown to its end: the sheet stays open and tells of this view. */
  sent: { move: Attack; view: View } | null;
  /** The kind of piece to create. */
  kind: Creatable | null;
  /** The field that is explained. */
  look: Square | null;
}

export const NOTHING: Selection = { from: null, target: null, sent: null, kind: null, look: null };

export type SetSelection = (change: Partial<Selection>) => void;

/** Changes whenever the viewer is asked something else: in combat with every unit that has fought. */
export function decisionKey({ turnNo, step, active, pieces }: View, stage: Stage): string {
  const ready = pieces.filter((piece) => isUnit(piece) && piece.owner === active && !piece.fought);
  return `${turnNo} ${step} ${stage} ${step === 'combat' ? ready.length : ''}`;
}

/** The stage of the viewer: which decision is asked of them. */
export function stageFor(view: View, seat: Seat | null): Stage {
  return seat === null ? 'idle' : stageOf(view, seat);
}

/** The context of every part of a player's board; watchers have none. */
export interface BoardContext
  extends Pick<BoardProps<View>, 'view' | 'names' | 'legal' | 'whyNot' | 'act' | 'pending'> {
  seat: Seat;
  stage: Stage;
  selection: Selection;
  setSelection: SetSelection;
}

/** Sends a move and clears the selection, but for the kind: more of it can be created at once. */
export function send({ act, setSelection }: BoardContext, move: string, args: readonly unknown[] = []): void {
  setSelection({ from: null, target: null, look: null });
  void act(move, args);
}

/** Sends the attack whose sheet is open, which stays until it has been shown; a refused one can be changed. */
export function attack({ act, view, setSelection }: BoardContext, move: Attack, args: readonly unknown[]): void {
  setSelection({ sent: { move, view } });
  void act(move, args).then((done) => done || setSelection({ sent: null }));
}

/** Whether a move that begins with these arguments is legal now. */
export function can({ legal }: Pick<BoardContext, 'legal'>, move: string, ...args: unknown[]): boolean {
  return legal.some((choice) => choice.move === move && args.every((arg, index) => choice.args[index] === arg));
}
