import type { Contributions, RecordedMove, RevealedMatch } from '@lantern/protocol/fairPlay';
import type { Seat } from '@lantern/protocol/seat';
import type { AnyModule, CommonView } from '../module';
import { matchFingerprint } from './recordedMatch';
import type { EngineState } from './reducer';
import { dealAgain, isKnown, playAgain } from './revealedMatch';
import { commitmentOf, serverCommitmentOf } from './seedCommitment';

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
  if (!isKnown(module, match)) return { holds: false, why: 'rules', played: rulesVersions, known: module.rulesVersion };
  const dealt = dealAgain(module, match);
  if (!dealt) return { holds: false, why: 'deal' };
  const played = stateAfter(module, dealt, moves, progress);
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
function stateAfter(
  module: AnyModule,
  dealt: EngineState,
  moves: readonly RecordedMove[],
  progress: CheckOptions['progress'],
): { state: EngineState } | { move: number } {
  let [state, made] = [dealt, 0];
  for (const played of playAgain(module, dealt, moves)) {
    if (made % REPORTED === 0) progress?.(made);
    made++;
    if (!played) return { move: made };
    state = played.after;
  }
  return { state };
}
