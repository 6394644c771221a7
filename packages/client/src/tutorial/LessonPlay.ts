import type { Halt, LessonFrame } from '@lantern/games/engine/lessonFrames';
import type { Choice } from '@lantern/games/kit/move';
import type { CommonView } from '@lantern/games/module';
import { Observable } from '../state/observable';

/** The number of other moves in a step after which the lesson offers to make the right one. */
export const SHOWN_AFTER = 3;

export interface LessonMoment {
  view: CommonView;
  /** The index of the frame. */
  version: number;
  /** The view does not continue the previous one: the moves in between are not shown. */
  synced: boolean;
  /** The stop at which the lesson waits for the learner; undefined if it continues by itself, and at its end. */
  halt: Halt | undefined;
  /** The number of other moves that the learner has tried in this step. */
  missed: number;
}

/** The progress of a lesson: which of its frames is shown. */
export class LessonPlay extends Observable<LessonMoment> {
  readonly #frames: readonly LessonFrame[];

  /** @param at the index of the first frame to show */
  constructor(frames: readonly LessonFrame[], at = 0) {
    super(momentOf(frames, at, true));
    this.#frames = frames;
  }

  /** Makes a move of the learner. @returns whether the step accepts it; otherwise the frame stays */
  act({ move, args }: Choice): boolean {
    const key = JSON.stringify(args);
    const accepted = this.get().halt?.accepts.find(
      ({ choice }) => choice.move === move && JSON.stringify(choice.args) === key,
    );
    if (accepted) this.#show(accepted.next, false);
    else this.miss();
    return accepted !== undefined;
  }

  /** Counts another move of the learner. */
  miss(): void {
    const { halt, missed } = this.get();
    if (halt) this.set({ missed: missed + 1 });
  }

  /** Makes the expected move. */
  showMe(): void {
    const [asked] = this.get().halt?.accepts ?? [];
    if (asked) this.#show(asked.next, false);
  }

  /** Continues with the frame that follows by itself or after reading. */
  goOn(): void {
    const next = this.#frames[this.get().version]?.next;
    if (next !== undefined) this.#show(next, this.#frames[next]?.jump === true);
  }

  /** Starts again. */
  restart(): void {
    this.#show(0, true);
  }

  #show(index: number, synced: boolean): void {
    this.set(momentOf(this.#frames, index, synced));
  }
}

function momentOf(frames: readonly LessonFrame[], wanted: number, synced: boolean): LessonMoment {
  const version = wanted in frames ? wanted : 0;
  const { view, halt } = frames[version] as LessonFrame;
  return { view, version, synced, halt, missed: 0 };
}
