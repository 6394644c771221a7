import type { Contributions, RecordedMove, RevealedMatch } from '@lantern/protocol/fairPlay';
import type { Seat } from '@lantern/protocol/seat';
import type { AnyModule, CommonView } from '../module';
import { matchFingerprint } from './recordedMatch';
import type { EngineState } from './reducer';
import { dealAgain, isKnown, playAgain } from './revealedMatch';
import { commitmentOf, serverCommitmentOf } from './seedCommitment';

/** What a browser recorded while the seed was made. */
export interface Witness {
  /** The hashes of all numbers, by seat, before any number was revealed. */
  commitments: Contributions;
  /** The numbers of this browser's own seats. */
  own: Contributions;
  /** A number that this browser had to add was not requested, or not sent to all. */
  leftOut?: boolean;
}

/**
 * The result of checking a match. `move` counts from 1.
 * - `contributed`: seats whose numbers went into the seed
 * - `commitment`, `numbers`, `ownNumber`: the revealed data do not match the commitment of the server, or of a browser;
 *   or the number of this browser was left out
 * - `missing`: announced numbers did not go into the seed
 */
export type Finding =
  | { holds: true; moves: number; contributed: Seat[]; witnessed: boolean }
  | { holds: false; why: 'commitment' | 'numbers' | 'ownNumber' | 'missing' | 'deal' | 'end' }
  | { holds: false; why: 'rules'; played: readonly number[]; known: number }
  | { holds: false; why: 'move'; move: number };

export interface CheckOptions {
  /** What this browser recorded from the start; without it the numbers of the seats are trusted. */
  witness?: Witness | undefined;
  /** Called at intervals with the number of moves replayed. */
  progress?(moves: number): void;
}

/** Number of moves between two calls of `progress`. */
const PROGRESS_INTERVAL = 50;

/**
 * Replays a match from the revealed data and checks that secret and numbers match their commitments, that the deal and
 * every shuffle and roll follow from them, that every move was legal, and that the end is the one that was shown.
 * @param commitment the server's, as shown at the start
 * @param shown the last view that was shown to somebody
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
  const view = toldAs(shown, module.view(played.state.G, shown.audience));
  const same = matchFingerprint(view, match.options) === matchFingerprint(shown, match.options);
  if (!same) return { holds: false, why: 'end' };
  const contributed = Object.keys(contributions);
  return { holds: true, moves: moves.length, contributed, witnessed: witness !== undefined };
}

/** Compares the revealed numbers with the record of a browser; returns the faults. */
function wrongNumbers(
  match: RevealedMatch,
  witness: Witness | undefined,
): 'numbers' | 'ownNumber' | 'missing' | undefined {
  const { matchId, contributions = {} } = match;
  if (!witness) return undefined;
  const { own, commitments } = witness;
  if (Object.keys(own).some((seat) => contributions[seat] !== own[seat])) return 'ownNumber';
  const fits = ([seat, number]: [Seat, string]) => commitments[seat] === commitmentOf(matchId, number);
  if (!Object.entries(contributions).every(fits)) return 'numbers';
  // The dealer is the first to know all numbers, and could choose the deal if it were allowed to leave one out.
  return Object.keys(commitments).every((seat) => Object.hasOwn(contributions, seat)) ? undefined : 'missing';
}

/**
 * A view without the fields that a later version of the game adds to its facts and that did not exist when it was
 * shown.
 */
function toldAs(shown: CommonView, view: CommonView): CommonView {
  const story = view.story.map((fact, place) => {
    const known: object = shown.story[place]?.data ?? fact.data;
    const told = Object.entries(fact.data as object).filter(([field]) => Object.hasOwn(known, field));
    return { ...fact, data: Object.fromEntries(told) };
  });
  return { ...view, story };
}

/** The state after all moves, or the number of the first illegal move. */
function stateAfter(
  module: AnyModule,
  dealt: EngineState,
  moves: readonly RecordedMove[],
  progress: CheckOptions['progress'],
): { state: EngineState } | { move: number } {
  let [state, made] = [dealt, 0];
  for (const played of playAgain(module, dealt, moves)) {
    if (made % PROGRESS_INTERVAL === 0) progress?.(made);
    made++;
    if (!played) return { move: made };
    state = played.after;
  }
  return { state };
}
