import type { PatchOperation } from '@lantern/protocol/patch';
import type { Choice } from '../kit/move';
import type { AnyFact, CommonView } from '../module';
import { applyPatch } from './patch';

/** A move that a step of a lesson accepts. */
export interface AcceptedMove {
  choice: Choice;
  /** The first fact that everybody would be told of it, as far as the learner can know it. */
  fact?: AnyFact;
  /** The index of the frame that it leads to. */
  next: number;
}

/** A stop at which a lesson waits for the learner. */
export interface Halt {
  step: string;
  /** The paragraph of the rulebook that tells more. */
  rule: string;
  /** The number of the step, from 1 on. */
  at: number;
  /** The accepted moves, the one that is asked for first; empty where the learner only reads. */
  accepts: readonly AcceptedMove[];
  /** The things in the spotlight, if they are not the subjects of the move. */
  lights?: readonly string[];
  /** Nothing is pointed at for a while. */
  alone?: true;
}

/** A moment of a lesson, as the learner sees it. */
export interface LessonFrame {
  view: CommonView;
  /** The index of the frame that follows by itself, or after reading. */
  next?: number;
  /** Another scene begins: what lies between is not shown. */
  jump?: true;
  halt?: Halt;
}

/** A frame by what differs from the one before it in the list. */
type PackedFrame = Omit<LessonFrame, 'view'> & { patch: PatchOperation[] };

/** The frames of a lesson as they travel. */
export interface PackedLesson {
  players: number;
  steps: number;
  /** Differs where the frames differ. */
  mark: string;
  frames: readonly PackedFrame[];
}

/** The frames again; parts that do not differ are the same objects. */
export function unpacked({ frames }: PackedLesson): LessonFrame[] {
  let view = {} as CommonView;
  return frames.map(({ patch, ...rest }) => {
    view = applyPatch(view, patch);
    return { ...rest, view };
  });
}
