import { listOf } from '@lantern/games/kit/strings';
import { soon, spanOf } from '../en/span';

/** What is said of the votes of those who sit. */
export const votes = {
  end: 'Vote to end the match',
  takeBack: 'Take your vote back',
  agree: 'I agree',
  wantEnd: (names: readonly string[], needed: number) =>
    `${listOf(names)} ${names.length === 1 ? 'wants' : 'want'} to end the match: ${names.length} of ${needed} votes.`,
  away: (name: string) => `${name} has lost the connection.`,
  nobody: (seat: number) => `Nobody sits on seat ${seat} any more.`,
  waits: 'The table waits.',
  standInAfter: (seconds: number) => `A stand-in plays after ${spanOf(seconds)}.`,
  standInLeft: (seconds: number) => `A stand-in plays ${soon(seconds)}.`,
  standIn: 'Let a stand-in play now',
  wantStandIn: (votes: number, needed: number) => `${votes} of ${needed} votes for a stand-in.`,
  timeOut: 'Vote to go on without an answer',
  timeOutHelp:
    'No clock runs. While somebody who is to decide is here, nobody decides for them, unless most of those who are here vote for it.',
  wantTimeOut: (names: readonly string[], needed: number) =>
    `${listOf(names)} would go on without an answer, with the default move: ${names.length} of ${needed} votes.`,
};

export type VoteStrings = typeof votes;
