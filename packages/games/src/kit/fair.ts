import type { AnyModule, CommonView } from '../module';
import { TAKE_BACK } from './boardgame';
import { CHANCE_VERSION, type ChanceVersion, deal, type EngineState, reduce } from './engine';
import { matchFingerprint, type RecordedMove } from './record';
import { sha256 } from './sha256';
import { Standing, takenBackAgain } from './takeBack';

/** All that a match was made of, as it is opened after the end: enough to play it again to the last die. */
export interface OpenedMatch {
  matchId: string;
  players: number;
  options: Record<string, unknown>;
  /** All chance of the match follows from it. */
  seed: string;
  /** How it follows; without it by version 1. */
  chance?: ChanceVersion;
  /** What was hashed along with the seed. */
  salt: string;
  /** The versions of the rules it was played by, each once. */
  rulesVersions: readonly number[];
  moves: readonly RecordedMove[];
}

/** What checking a match came to. `move` counts from 1. */
export type Finding =
  | { holds: true; moves: number }
  | { holds: false; why: 'promise' | 'deal' | 'end' }
  | { holds: false; why: 'rules'; played: readonly number[]; known: number }
  | { holds: false; why: 'move'; move: number };

/**
 * The hash by which a server commits itself to a seed before the first move: whoever knows it can check the seed
 * afterwards, and nobody can find the seed from it. The id binds it to the one match.
 */
export function promiseOf(salt: string, matchId: string, seed: string): string {
  return sha256(`${salt}:${matchId}:${seed}`);
}

/**
 * Plays a match again from its seed: the promise fits, the deal and every shuffle and roll follow from the seed, every
 * move was legal, and the end is the one that was shown.
 * @param promised the hash that was shown at the start
 * @param shown the last view somebody was shown
 */
export function checkMatch(module: AnyModule, match: OpenedMatch, promised: string, shown: CommonView): Finding {
  const { salt, matchId, seed, rulesVersions, moves } = match;
  if (promiseOf(salt, matchId, seed) !== promised) return { holds: false, why: 'promise' };
  const known = module.rulesVersion;
  if (rulesVersions.some((version) => version !== known) || (match.chance ?? 1) > CHANCE_VERSION)
    return { holds: false, why: 'rules', played: rulesVersions, known };
  let state = dealAgain(module, match);
  if (!state) return { holds: false, why: 'deal' };
  const standing = new Standing();
  for (const [index, move] of moves.entries()) {
    const before: EngineState = state;
    const [seat, name, args] = move;
    if (name === TAKE_BACK) {
      state = takenBackAgain(module, standing, before, seat, args);
    } else {
      standing.made(index + 1, seat, before);
      state = moveAgain(module, before, move);
    }
    if (!state) return { holds: false, why: 'move', move: index + 1 };
  }
  const view = module.view(state.G, shown.audience);
  const same = matchFingerprint(view, match.options) === matchFingerprint(shown, match.options);
  if (!view.result || !same) return { holds: false, why: 'end' };
  return { holds: true, moves: moves.length };
}

function dealAgain(module: AnyModule, { players, options, seed, chance = 1 }: OpenedMatch): EngineState | undefined {
  try {
    return deal(module, players, options, seed, chance);
  } catch {
    return undefined;
  }
}

/** The state after a move, checked by the rules as the server checks it; nothing if it was not legal. */
function moveAgain(module: AnyModule, state: EngineState, [seat, move, args]: RecordedMove): EngineState | undefined {
  try {
    const reduction = reduce(module, state, { seat, move, args });
    return 'error' in reduction ? undefined : reduction.state;
  } catch {
    return undefined;
  }
}
