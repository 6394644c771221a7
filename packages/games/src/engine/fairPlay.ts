import type { Contributions, RecordedMove, RevealedMatch } from '@lantern/protocol/fairPlay';
import type { Seat } from '@lantern/protocol/seat';
import type { AnyModule, CommonView } from '../module';
import { TAKE_BACK } from './boardgame';
import { matchFingerprint } from './recordedMatch';
import { CHANCE_VERSION, deal, type EngineState, reduce } from './reducer';
import { commitmentOf, seedOf, serverCommitmentOf } from './seedCommitment';
import { ReplayedSteps, replayTakeback } from './takeback';

/** What a browser has noted of the making of the seed while it was made. */
export interface Witness {
  /** The hashes of all numbers, by seat, before any number was told. */
  commitments: Contributions;
  /** The numbers of seats of this browser. */
  own: Contributions;
}

/**
 * What checking a match came to. `move` counts from 1.
 * - `contributed`: seats whose numbers went into the seed; `silent`: those that were committed to one and did not
 *   tell it, as far as the browser knows
 * - `commitment`, `numbers`, `ownNumber`: what was revealed is not what the server, or a browser, was committed to; or the
 *   number of this browser was left out
 */
export type Finding =
  | { holds: true; moves: number; contributed: Seat[]; silent: Seat[]; witnessed: boolean }
  | { holds: false; why: 'commitment' | 'numbers' | 'ownNumber' | 'deal' | 'end' }
  | { holds: false; why: 'rules'; played: readonly number[]; known: number }
  | { holds: false; why: 'move'; move: number };

export interface CheckOptions {
  /** What this browser has noted at the start; without it the numbers of the seats are believed. */
  witness?: Witness | undefined;
  /** Told from time to time how many moves have been played again. */
  progress?(moves: number): void;
}

/** So many moves are played again between two reports of progress. */
const REPORTED = 50;

/**
 * Plays a match again from what was revealed: secret and numbers fit their commitments, the deal and every shuffle and
 * roll follow from them, every move was legal, and the end is the one that was shown.
 * @param commitment the server's, as it was shown at the start
 * @param shown the last view somebody was shown
 */
export function checkMatch(
  module: AnyModule,
  match: RevealedMatch,
  commitment: string,
  shown: CommonView,
  { witness, progress }: CheckOptions = {},
): Finding {
  const { salt, matchId, secret, rulesVersions, moves, contributions = {} } = match;
  if (serverCommitmentOf(salt, matchId, secret) !== commitment) return { holds: false, why: 'commitment' };
  const wrong = wrongNumbers(match, witness);
  if (wrong) return { holds: false, why: wrong };
  const known = module.rulesVersion;
  if (rulesVersions.some((version) => version !== known) || (match.chance ?? 1) > CHANCE_VERSION)
    return { holds: false, why: 'rules', played: rulesVersions, known };
  const dealt = dealAgain(module, match);
  if (!dealt) return { holds: false, why: 'deal' };
  const played = playAgain(module, dealt, moves, progress);
  if ('move' in played) return { holds: false, why: 'move', move: played.move };
  const view = module.view(played.state.G, shown.audience);
  const same = matchFingerprint(view, match.options) === matchFingerprint(shown, match.options);
  if (!same) return { holds: false, why: 'end' };
  const silent = Object.keys(witness?.commitments ?? {}).filter((seat) => !Object.hasOwn(contributions, seat));
  const contributed = Object.keys(contributions);
  return { holds: true, moves: moves.length, contributed, silent, witnessed: witness !== undefined };
}

/** What is wrong with the numbers that were revealed, by what a browser has noted. */
function wrongNumbers(match: RevealedMatch, witness: Witness | undefined): 'numbers' | 'ownNumber' | undefined {
  const { matchId, contributions = {}, chance = 1 } = match;
  // Where numbers were collected there was one way only to make chance of them.
  if (match.contributions && chance === 1) return 'numbers';
  if (!witness) return undefined;
  const { own, commitments } = witness;
  if (Object.keys(own).some((seat) => contributions[seat] !== own[seat])) return 'ownNumber';
  const fits = ([seat, number]: [Seat, string]) => commitments[seat] === commitmentOf(matchId, number);
  return Object.entries(contributions).every(fits) ? undefined : 'numbers';
}

/** The state after all moves, or the number of the first that was not legal. */
function playAgain(
  module: AnyModule,
  dealt: EngineState,
  moves: readonly RecordedMove[],
  progress: CheckOptions['progress'],
): { state: EngineState } | { move: number } {
  let state: EngineState | undefined = dealt;
  const standing = new ReplayedSteps();
  for (const [index, move] of moves.entries()) {
    if (index % REPORTED === 0) progress?.(index);
    const before: EngineState = state;
    const [seat, name, args] = move;
    if (name === TAKE_BACK) {
      state = replayTakeback(module, standing, before, seat, args);
    } else {
      standing.made(index + 1, seat, before);
      state = moveAgain(module, before, move);
    }
    if (!state) return { move: index + 1 };
  }
  return { state };
}

function dealAgain(module: AnyModule, match: RevealedMatch): EngineState | undefined {
  const { players, options, secret, contributions, chance = 1 } = match;
  const seed = contributions ? seedOf(secret, contributions) : secret;
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
