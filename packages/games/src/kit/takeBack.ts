import type { AnyModule, CommonView } from '../module';
import type { EngineState } from './engine';
import { moveNamed } from './move';
import type { Seat } from './seat';
import { type FactKinds, type Story, toldAgain } from './story';

/** Taking a move back is a further move of the seat. Its one argument is the number of the move taken back, from 1. */
export const TAKE_BACK = 'takeBack';

/**
 * The state after a seat has taken its last move back, and with it whatever followed: as it was before that move, and the
 * story says so. The moves that were made stay counted, so that the next one draws chance that nobody has seen.
 * @param before the state before the move taken back
 */
export function takenBack(now: EngineState, before: EngineState, seat: Seat): EngineState {
  const [{ story: told, ...rest }, { story }] = [before.G as Told, now.G as Told];
  return { ...before, G: { ...rest, story: toldAgain(told, story, seat) }, _stateID: now._stateID + 1 };
}

/**
 * Whether a move may be taken back freely by its seat as long as nothing has followed it: it has touched nobody else and
 * revealed nothing.
 * @param drew whether it drew chance
 * @param before what everybody saw before it, `after` what everybody sees after it
 */
export function isFree(
  moves: AnyModule['moves'],
  { seat, move, drew }: { seat: Seat; move: string; drew: boolean },
  before: CommonView,
  after: CommonView,
): boolean {
  if (drew || after.result || moveNamed(moves, move)?.harmless !== true) return false;
  return Object.keys(after.stages).every((one) => one === seat || after.stages[one] === before.stages[one]);
}

/** What the states of all games have in common. */
interface Told {
  story: Story<FactKinds>;
}

/**
 * The states that a match stands on, oldest first: what was taken back is no longer among them.
 * For whoever plays a match again from its moves.
 */
export class Standing {
  readonly #steps: { seq: number; seat: Seat | null; before: EngineState }[] = [];

  /** Notes a move. @param seq its number, from 1 */
  made(seq: number, seat: Seat | null, before: EngineState): void {
    this.#steps.push({ seq, seat, before });
  }

  /** The state before a move of a seat, which no longer stands then; nothing if no such move of that seat stands. */
  takeBack(seat: Seat | null, seq: unknown): EngineState | undefined {
    const at = this.#steps.findIndex((step) => seat !== null && step.seat === seat && step.seq === seq);
    return at < 0 ? undefined : this.#steps.splice(at)[0]?.before;
  }
}
