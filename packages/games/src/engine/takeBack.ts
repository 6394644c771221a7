import type { Seat } from '@lantern/protocol/seat';
import { moveNamed } from '../kit/move';
import { seatsOf } from '../kit/seat';
import { type FactKinds, type Story, storyAfterTakeBack } from '../kit/story';
import type { AnyModule, CommonView } from '../module';
import { type EngineState, reduce } from './reducer';
import { type Piles, TAKE_BACK } from './serverOnlyMoves';

/**
 * The state after a seat has taken its last move back, and with it whatever followed: as it was before that move, and the
 * story says so. The moves that were made stay counted, so that the next one draws chance that nobody has seen; numbers
 * of decisions and of whatever is open are not given again; and what was seen of a pile is shuffled back into it.
 * @param before the state before the move taken back
 * @param piles not given in matches from before numbers went on: the state is exactly the earlier one then
 */
export function takeBack(
  module: AnyModule,
  now: EngineState,
  before: EngineState,
  { seat, piles }: { seat: Seat; piles?: Piles },
): EngineState {
  const [earlier, latest] = [before.G as Common, now.G as Common];
  const goneOn = { ...before, _stateID: now._stateID };
  if (piles === undefined) {
    const story = storyAfterTakeBack(earlier.story, latest.story, seat);
    return { ...goneOn, G: { ...earlier, story }, _stateID: now._stateID + 1 };
  }
  const lost = seatsOf(now.ctx.numPlayers).map((one) => [one, module.lost?.(latest, earlier, one) ?? []]);
  const story = storyAfterTakeBack(earlier.story, latest.story, seat, Object.fromEntries(lost));
  const G = { ...earlier, ...countedOn(earlier, latest), story };
  const reduction = reduce(module, { ...goneOn, G }, { seat, move: TAKE_BACK, args: [piles] });
  if ('error' in reduction) throw new Error(`the take-back was not taken: ${reduction.error}`);
  return reduction.state;
}

/** Numbers only go up. A decision that was open all along keeps its own. */
function countedOn(earlier: Common, latest: Common): Partial<Common> {
  const same = earlier.decisionId === latest.decisionId;
  return {
    ...(latest.decisionId !== undefined && !same && { decisionId: latest.decisionId + 1 }),
    ...(latest.nextId !== undefined && { nextId: latest.nextId }),
  };
}

/** The parts that the states of all games have in common. */
interface Common {
  story: Story<FactKinds>;
  decisionId?: number;
  /** The next number for whatever goes by a number: windows, rolls, items. */
  nextId?: number;
}

/**
 * Whether a move may be taken back freely by its seat as long as nothing has followed it: it has touched nobody else and
 * revealed nothing. Decided here alone, when the move is made; servers keep the answer with the match.
 * @param drew whether it drew chance
 * @param before what everybody saw before it
 * @param after what everybody sees after it: looked at only where the move itself allows a free take-back
 */
export function mayTakeBackFreely(
  moves: AnyModule['moves'],
  { seat, move, drew }: { seat: Seat; move: string; drew: boolean },
  before: CommonView,
  after: () => CommonView,
): boolean {
  if (drew || moveNamed(moves, move)?.harmless !== true) return false;
  const { result, stages } = after();
  return !result && Object.keys(stages).every((one) => one === seat || stages[one] === before.stages[one]);
}

/**
 * The states that a match stands on, oldest first: what was taken back is no longer among them.
 * For playing a match again from its moves.
 */
export class ReplayedSteps {
  readonly #steps: { seq: number; seat: Seat | null; before: EngineState }[] = [];

  /** Notes a move. @param seq its number, from 1 */
  made(seq: number, seat: Seat | null, before: EngineState): void {
    this.#steps.push({ seq, seat, before });
  }

  /** The state before a move of a seat that stands no longer; `undefined` if the seat has no such move. */
  takeBack(seat: Seat | null, seq: unknown): EngineState | undefined {
    const at = this.#steps.findIndex((step) => seat !== null && step.seat === seat && step.seq === seq);
    return at < 0 ? undefined : this.#steps.splice(at)[0]?.before;
  }
}

/** The state after a recorded take-back; `undefined` if that take-back was not possible. */
export function replayTakeBack(
  module: AnyModule,
  standing: ReplayedSteps,
  now: EngineState,
  seat: Seat | null,
  [seq, piles]: readonly unknown[],
): EngineState | undefined {
  if (seat === null || (piles !== undefined && piles !== 'kept' && piles !== 'shuffled')) return undefined;
  const before = standing.takeBack(seat, seq);
  return before && takeBack(module, now, before, { seat, ...(piles !== undefined && { piles }) });
}
