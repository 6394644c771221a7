import { listOf } from '@lantern/games/kit/strings';
import type { Pace } from '@lantern/protocol/pace';
import { clockTime } from '../time';

const count = (seconds: number): string => {
  if (seconds % 60 !== 0) return `${seconds} seconds`;
  return seconds === 60 ? '1 minute' : `${seconds / 60} minutes`;
};

const soon = (seconds: number): string => (seconds > 0 ? `in ${clockTime(seconds)}` : 'at any moment');

/** What a host does, what the seated persons decide, and what outlives a match. */
export const hosting = {
  host: 'Host',
  youHost: 'You are the host now.',
  stoodIn: 'While you were away a stand-in played for you.',
  hostAway: {
    /** @param heir `null` is the reader */
    heir: (heir: string | null, seconds: number) =>
      `The host is away. ${heir === null ? 'You become' : `${heir} becomes`} the host ${soon(seconds)}.`,
    nobody: 'The host is away. After three minutes the role passes to somebody who sits and is here.',
  },
  seat: {
    more: (name: string) => `More for ${name}`,
    title: (name: string) => name,
    up: 'Move up',
    down: 'Move down',
    order: 'The first seat begins. Nobody loses their seat by moving.',
    makeHost: (name: string) => `Make ${name} the host`,
    level: 'How it plays',
    botName: 'Name of the bot',
    rename: 'Keep the name',
  },
  room: {
    title: 'The room',
    locked: 'Locked',
    lockedHelp: 'Nobody new can sit down; watching stays possible.',
    listed: 'Listed',
    listedHelp: 'The room is shown to everybody on this server.',
    isLocked: 'Locked: nobody new can sit down.',
    isOpen: 'Open: whoever has the link can sit down.',
    isListed: 'Listed for everybody on this server.',
    isPrivate: 'Only those who have the link find it.',
    pace: 'Bots and stand-ins',
    paceHelp: 'How long they take over a move.',
    paces: { calm: 'Calm', normal: 'Normal', quick: 'Quick' } satisfies Record<Pace, string>,
    isPaced: (pace: Pace): string => (pace === 'quick' ? 'Bots play quickly.' : 'Bots take their time.'),
    reveals: 'Reveal after the match',
    revealsHelp:
      'Once a match is over, everybody can see all that was hidden in it and check the deal. It counts for matches that start from now on.',
    isRevealed: 'After a match all that was hidden can be seen, and the deal checked.',
    isWithheld: 'After a match what was hidden stays hidden; the deal cannot be checked.',
  },
  absence: {
    label: 'If somebody loses the connection',
    wait: 'Wait',
    after: (seconds: number) => count(seconds),
    by: 'Then the seat is played',
    default: 'by harmless moves',
    bot: 'by a bot',
    help: 'Nobody plays for them before that, unless most of those who are here vote for it. They take over on return.',
    waits: 'If somebody loses the connection, the others wait for them.',
    plays: (seconds: number, by: 'default' | 'bot') =>
      `If somebody loses the connection, ${by === 'bot' ? 'a bot plays' : 'harmless moves are made'} for them after ${count(seconds)}.`,
  },
  games: {
    change: 'Another game',
    title: 'Which game next?',
    help: 'The same people stay. Seats the game does not have go to nobody; the score of the evening goes on.',
    players: (min: number, max: number) => (min === max ? `${min} players` : `${min} to ${max} players`),
    now: 'Chosen now',
    tooMany: (people: number, max: number) => `${people} people are seated, ${max} can play.`,
  },
  series: {
    title: 'This evening',
    wins: (wins: number) => (wins === 1 ? '1 win' : `${wins} wins`),
    history: 'Matches played',
    won: (names: readonly string[]) => `${listOf(names)} won`,
    nobody: 'Nobody won',
    vote: 'Ended by vote',
    fault: 'Stopped by a fault',
  },
  end: {
    rematch: 'Play again',
    rotate: 'Everybody moves on by one seat.',
    vote: 'The match was ended',
    voted: 'Those at the table have voted to end it. Nobody wins.',
  },
  pause: {
    pause: 'Pause the match',
    resume: 'Resume',
    paused: 'Paused',
    byHost: 'The match is paused. It goes on when the host resumes it.',
    byYou: 'The match is paused. Clocks and bots stand still.',
  },
  votes: {
    end: 'Vote to end the match',
    takeBack: 'Take your vote back',
    agree: 'I agree',
    wantEnd: (names: readonly string[], needed: number) =>
      `${listOf(names)} ${names.length === 1 ? 'wants' : 'want'} to end the match: ${names.length} of ${needed} votes.`,
    away: (name: string) => `${name} has lost the connection.`,
    nobody: (seat: number) => `Nobody sits on seat ${seat} any more.`,
    waits: 'The table waits.',
    standInAfter: (seconds: number) => `A stand-in plays after ${count(seconds)}.`,
    standInLeft: (seconds: number) => `A stand-in plays ${soon(seconds)}.`,
    standIn: 'Let a stand-in play now',
    wantStandIn: (votes: number, needed: number) => `${votes} of ${needed} votes for a stand-in.`,
    timeOut: 'Vote to go on without an answer',
    timeOutHelp:
      'No clock runs. While somebody who is to decide is here, nobody decides for them, unless most of those who are here vote for it.',
    wantTimeOut: (names: readonly string[], needed: number) =>
      `${listOf(names)} would go on without an answer, with the default move: ${names.length} of ${needed} votes.`,
  },
  seatRequests: {
    ask: 'Ask for this seat',
    why: 'Others have played these seats, and whoever sits there sees the hand. The host and one more player have to agree.',
    /** @param bot who plays it now; `null` if nobody does */
    asks: (name: string, seat: number, bot: string | null) =>
      `${name} asks for ${bot === null ? `the free seat ${seat}` : `the seat of ${bot}`}, and would see its hand.`,
    asked: 'You have asked for a seat.',
    /** Whose yes is missing. @param others one of them is enough */
    awaits: (host: boolean, others: readonly string[]) => {
      const missing = [...(host ? ['the host'] : []), ...(others.length > 0 ? [others.join(' or ')] : [])];
      return `Still to agree: ${missing.join(', and ')}.`;
    },
    agree: 'Agree',
    refuse: 'No',
    withdraw: 'Never mind',
    given: 'The seat is yours.',
    notGiven: 'You were not given the seat. You can go on watching.',
  },
  handOver: { open: 'Continue on another device' },
  comeBack: { open: 'I was here before' },
};
