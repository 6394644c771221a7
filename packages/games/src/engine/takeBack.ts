import type { Seat } from '@lantern/protocol/seat';
import { moveNamed } from '../kit/move';
import { seatsOf } from '../kit/seat';
import { type FactKinds, type Story, storyAfterTakeBack } from '../kit/story';
import type { AnyModule, CommonView } from '../module';
import { type EngineState, reduce } from './reducer';
import { type Piles, TAKE_BACK } from './serverOnlyMoves';

/**
 * The state after a seat has taken back its last move and all moves after it: the state before that move, with a fact
 * about the take-back in the story. The moves taken back stay counted, so that the next move draws unknown chance;
 * numbers of decisions and of other open items are not reused; and cards seen in a pile are shuffled back into it.
 * @param before the state before the move taken back
 * @param piles absent in matches from before numbers increased across take-backs: the state is then exactly the earlier
 * one
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
  const lost = seatsOf(now.ctx.numPlayers).map((seat) => [seat, module.lost?.(latest, earlier, seat) ?? []]);
  const story = storyAfterTakeBack(earlier.story, latest.story, seat, Object.fromEntries(lost));
  const G = { ...earlier, ...countedOn(earlier, latest), story };
  const reduction = reduce(module, { ...goneOn, G }, { seat, move: TAKE_BACK, args: [piles] });
  if ('error' in reduction) throw new Error(`the take-back was not taken: ${reduction.error}`);
  return reduction.state;
}

/** Numbers never decrease. A decision that was open throughout keeps its own. */
function countedOn(earlier: Common, latest: Common): Partial<Common> {
  const same = earlier.decisionId === latest.decisionId;
  return {
    ...(latest.decisionId !== undefined && !same && { decisionId: latest.decisionId + 1 }),
    ...(latest.nextId !== undefined && { nextId: latest.nextId }),
  };
}

/** The fields that the states of all games have in common. */
interface Common {
  story: Story<FactKinds>;
  decisionId?: number;
  /** The next number for anything that is numbered: windows, rolls, items. */
  nextId?: number;
}

/**
 * Whether a seat may take back a move freely as long as no other has followed: it has affected nobody else and revealed
 * nothing. Decided only here, when the move is made; servers store the answer with the match.
 * @param drew whether it drew chance
 * @param before what everybody saw before it
 * @param after what everybody sees after it; read only if the move itself allows a free take-back
 */
export function mayTakeBackFreely(
  moves: AnyModule['moves'],
  { seat, move, drew }: { seat: Seat; move: string; drew: boolean },
  before: CommonView,
  after: () => CommonView,
): boolean {
  if (drew || moveNamed(moves, move)?.harmless !== true) return false;
  const { result, stages } = after();
  return !result && Object.keys(stages).every((key) => key === seat || stages[key] === before.stages[key]);
}

/** The states of the moves of a match that were not taken back, oldest first; for replaying a match from its moves. */
export class ReplayedSteps {
  readonly #steps: { seq: number; seat: Seat | null; before: EngineState }[] = [];

  /**
   * Records a move.
   * @param seq its number, from 1
   */
  made(seq: number, seat: Seat | null, before: EngineState): void {
    this.#steps.push({ seq, seat, before });
  }

  /** The state before a move that the seat takes back; `undefined` if the seat has no such move. */
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
