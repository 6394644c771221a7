import type { RecordedMove, RevealedMatch } from '@lantern/protocol/fairPlay';
import type { AnyModule } from '../module';
import { CHANCE_VERSION, deal, type EngineState, reduce } from './reducer';
import { seedOf } from './seedCommitment';
import { TAKE_BACK } from './serverOnlyMoves';
import { ReplayedSteps, replayTakeBack } from './takeBack';

/** A move that was replayed. */
export interface PlayedMove {
  recorded: RecordedMove;
  before: EngineState;
  after: EngineState;
  /** Whether it drew chance. */
  drew: boolean;
}

/** Whether this module can replay a match: it knows the version of its rules and of its random source. */
export function isKnown(module: AnyModule, { rulesVersions, chance }: RevealedMatch): boolean {
  return rulesVersions.every((version) => version === module.rulesVersion) && chance === CHANCE_VERSION;
}

/** Deals a revealed match; `undefined` if the revealed data do not allow it. */
export function dealAgain(module: AnyModule, match: RevealedMatch): EngineState | undefined {
  const { players, options, secret, contributions } = match;
  const seed = contributions ? seedOf(secret, contributions) : secret;
  try {
    return deal(module, players, options, seed);
  } catch {
    return undefined;
  }
}

/**
 * Replays every move of a revealed match in order, with the checks of the server; stops with `undefined` at an illegal
 * move.
 */
export function* playAgain(
  module: AnyModule,
  dealt: EngineState,
  moves: readonly RecordedMove[],
): Generator<PlayedMove | undefined> {
  let before = dealt;
  const standing = new ReplayedSteps();
  for (const [index, recorded] of moves.entries()) {
    const [seat, name, args] = recorded;
    const played =
      name === TAKE_BACK
        ? takeBackAgain(replayTakeBack(module, standing, before, seat, args))
        : moveAgain(module, before, recorded);
    if (!played) {
      yield undefined;
      return;
    }
    if (name !== TAKE_BACK) standing.made(index + 1, seat, before);
    yield { recorded, before, ...played };
    before = played.after;
  }
}

const takeBackAgain = (after: EngineState | undefined) => after && { after, drew: false };

/** The result of a move; `undefined` if it is not legal. */
function moveAgain(
  module: AnyModule,
  state: EngineState,
  [seat, move, args]: RecordedMove,
): Pick<PlayedMove, 'after' | 'drew'> | undefined {
  try {
    const reduction = reduce(module, state, { seat, move, args });
    return 'error' in reduction ? undefined : { after: reduction.state, drew: reduction.drew };
  } catch {
    return undefined;
  }
}
