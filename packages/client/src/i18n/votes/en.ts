import { plural } from '@lantern/games/kit/plural.en';
import { listOf } from '@lantern/games/kit/strings';
import { soon, spanOf } from '../en/span';

/** The texts of the players' votes. */
export const votes = {
  end: 'Vote to end the match',
  takeBack: 'Take your vote back',
  agree: 'I agree',
  wantEnd: (names: readonly string[], needed: number) =>
    `${listOf(names)} ${plural(names.length, 'wants', 'want')} to end the match: ${names.length} of ${needed} votes.`,
  resume: 'Vote to resume',
  wantResume: (names: readonly string[], needed: number) =>
    `The match is paused. ${listOf(names)} ${plural(names.length, 'wants', 'want')} to resume: ${names.length} of ${needed} votes.`,
  pause: 'Vote to pause for a week',
  longerPause: 'Vote to pause a week longer',
  takeBackPause: 'Take your vote for the pause back',
  wantPause: (names: readonly string[], needed: number) =>
    `${listOf(names)} ${plural(names.length, 'wants', 'want')} to pause the match for a week: ${names.length} of ${needed} votes.`,
  wantLongerPause: (names: readonly string[], needed: number) =>
    `${listOf(names)} ${plural(names.length, 'wants', 'want')} the pause to last a week longer: ${names.length} of ${needed} votes.`,
  openUntil: (when: string) => `Open until ${when}.`,
  away: (name: string) => `${name} has lost the connection.`,
  nobody: (seat: number) => `Seat ${seat} is free now.`,
  waits: 'The match waits.',
  pauseEnds: (when: string) => `The match is paused until ${when}.`,
  pausedUntil: (date: string) => `It continues on ${date}.`,
  standInAfter: (seconds: number) => `A stand-in plays after ${spanOf(seconds)}.`,
  standInLeft: (seconds: number) => `A stand-in plays ${soon(seconds)}.`,
  standIn: 'Let a stand-in play now',
  wantStandIn: (votes: number, needed: number) => `${votes} of ${needed} votes for a stand-in.`,
  timeOut: 'Vote to go on without an answer',
  timeOutHelp: 'There is no time limit. While a player is online, only a majority can go on without them.',
  wantTimeOut: (names: readonly string[], needed: number) =>
    `${listOf(names)} would go on without an answer, with the default move: ${names.length} of ${needed} votes.`,
  watching: {
    who: (names: readonly string[]) => `You are watching ${listOf(names)}.`,
    take: 'Take a free seat',
    askBot: (bot: string) => `Ask for ${bot}’s seat`,
    ask: 'Ask for a seat',
  },
  seatRequests: {
    ask: 'Ask for this seat',
    why: 'Someone played this seat before, so you would see its secrets. The host and one more player must agree.',
    /** @param bot the stand-in that plays the seat; `null` if there is none */
    asks: (name: string, seat: number, bot: string | null) =>
      `${name} asks for ${bot === null ? `the free seat ${seat}` : `the seat of ${bot}`} and will then see all that is secret there.`,
    asked: 'You have asked for a seat.',
    /** Names the votes that are missing. @param others one of them is enough */
    awaits: (host: boolean, others: readonly string[]) => {
      const missing = [...(host ? ['the host'] : []), ...(others.length > 0 ? [others.join(' or ')] : [])];
      return `Still to agree: ${missing.join(', and ')}.`;
    },
    agree: 'Agree',
    refuse: 'No',
    withdraw: 'Cancel',
  },
};

export type VoteStrings = typeof votes;
