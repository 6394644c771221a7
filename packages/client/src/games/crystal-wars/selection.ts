import { type Creatable, isUnit, type Square, type Stage, stageOf, type View } from '@lantern/games/crystal-wars/board';
import type { Seat } from '@lantern/protocol/seat';
import type { BoardProps } from '../../match/gameBoard';

/** Moves of the combat step. */
export const ATTACKS = ['battle', 'siege', 'persuade', 'sabotage'] as const;
export type Attack = (typeof ATTACKS)[number];

/** The player's selection for the open decision, not sent yet. */
export interface Selection {
  /** The square chosen first: of the unit that acts, or of the piece to place or remove. */
  from: Square | null;
  /** The unit's target: its sheet is open. */
  target: Square | null;
  /** The attack on it that was sent and is not yet shown completely: the sheet stays open and shows this view. */
  sent: { move: Attack; view: View } | null;
  kind: Creatable | null;
  /** The inspected square. */
  look: Square | null;
}

export const NOTHING: Selection = { from: null, target: null, sent: null, kind: null, look: null };

export type SetSelection = (change: Partial<Selection>) => void;

/** Changes with every question to the viewer; in combat, with every unit that has fought. */
export function decisionKey({ turnNo, step, active, pieces }: View, stage: Stage): string {
  const ready = pieces.filter((piece) => isUnit(piece) && piece.owner === active && !piece.fought);
  return `${turnNo} ${step} ${stage} ${step === 'combat' ? ready.length : ''}`;
}

/** The stage of the viewer's decision. */
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

/** Sends a move and clears the selection except the kind, since more of it can be created in a row. */
export function send({ act, setSelection }: BoardContext, move: string, args: readonly unknown[] = []): void {
  setSelection({ from: null, target: null, look: null });
  void act(move, args);
}

/**
 * Sends the attack of the open sheet, which stays open until the attack has been shown; a refused one can be changed.
 */
export function attack({ act, view, setSelection }: BoardContext, move: Attack, args: readonly unknown[]): void {
  setSelection({ sent: { move, view } });
  void act(move, args).then((done) => done || setSelection({ sent: null }));
}

/** Whether a move that begins with these arguments is legal now. */
export function can({ legal }: Pick<BoardContext, 'legal'>, move: string, ...args: unknown[]): boolean {
  return legal.some((choice) => choice.move === move && args.every((arg, index) => choice.args[index] === arg));
}
