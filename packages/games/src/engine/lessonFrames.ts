import type { PatchOperation } from '@lantern/protocol/patch';
import type { Choice } from '../kit/move';
import type { AnyFact, CommonView } from '../module';
import { applyPatch } from './patch';

/** A move that a step of a lesson accepts. */
export interface AcceptedMove {
  choice: Choice;
  /** The first public fact of the move that the learner can know. */
  fact?: AnyFact;
  /** The index of the frame after the move. */
  next: number;
}

/** A stop at which a lesson waits for the learner. */
export interface Halt {
  step: string;
  /** The paragraph of the rulebook with more information. */
  rule: string;
  /** The number of the step, starting at 1. */
  at: number;
  /** The accepted moves, the requested one first; empty if the learner only reads. */
  accepts: readonly AcceptedMove[];
  /** The things in the spotlight, if they are not the subjects of the move. */
  lights?: readonly string[];
  /** Nothing is highlighted for a while. */
  alone?: true;
}

/** A moment of a lesson, as the learner sees it. */
export interface LessonFrame {
  view: CommonView;
  /** The index of the frame that follows automatically, or after reading. */
  next?: number;
  /** Another scene begins; the time in between is not shown. */
  jump?: true;
  halt?: Halt;
}

/** A frame, stored as its difference from the previous one in the list. */
type PackedFrame = Omit<LessonFrame, 'view'> & { patch: PatchOperation[] };

/** The frames of a lesson as they are transferred. */
export interface PackedLesson {
  players: number;
  steps: number;
  /** A fingerprint of the frames. */
  mark: string;
  frames: readonly PackedFrame[];
}

/** Restores the frames; unchanged parts are the same objects. */
export function unpacked({ frames }: PackedLesson): LessonFrame[] {
  let view = {} as CommonView;
  return frames.map(({ patch, ...rest }) => {
    view = applyPatch(view, patch);
    return { ...rest, view };
  });
}
