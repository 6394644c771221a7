import { plural } from '@lantern/games/kit/plural.en';
import { listOf } from '@lantern/games/kit/strings';

/** The table of a match and its sheets. */
export const match = {
  board: 'Board',
  story: 'Story',
  storyOf: 'Story of the match',
  news: 'News of the match',
  nothingYet: 'Nothing has happened yet.',
  since: 'Since your turn',
  sinceAll: 'Show all of it again',
  showMoment: 'Show how it happened',
  showOnBoard: 'Show on the board',
  /** The prefixes of story sentences about moves that the server made. */
  madeBy: {
    clock: (sentence: string) => `Time ran out: ${sentence}`,
    vote: (sentence: string) => `By vote: ${sentence}`,
    standIn: (sentence: string) => `Stand-in: ${sentence}`,
  },
  timeLeft: 'Time left',
  minutesLeft: (minutes: number) => `${minutes}m`,
  menu: 'Room and settings',
  help: 'Rules and help',
  result: 'Result',
  watching: (game: string) => `You are watching ${game}`,
  youWatch: 'You are watching.',
  noBoard: {
    title: 'The board could not be loaded',
    body: 'Check your connection and try again. Your seat is kept.',
  },
  dark: 'The match could not be loaded',
  people: {
    label: 'People',
    everybody: 'All players',
  },
  turn: {
    over: 'The match is over',
    yours: 'Your turn',
    decision: 'Your decision',
    rolling: 'The dice roll',
    /** Three names do not fit into the bar on a phone. */
    waitingFor: (names: readonly string[]) =>
      names.length > 2 ? `Waiting for ${names.length} players` : `Waiting for ${listOf(names)}`,
    plays: (name: string) => `${name} is playing`,
    laying: 'The table is being laid',
    timeOut: 'Time is up: your default move was played.',
  },
  end: {
    over: 'The match is over.',
    nobody: 'Nobody wins',
    you: 'You win!',
    together: 'You win together!',
    others: (names: readonly string[]) => `${listOf(names)} ${plural(names.length, 'wins', 'win')}`,
    back: 'Back to the room',
    hostCan: 'The host can start another match.',
  },
  room: {
    title: (code: string) => `Room ${code}`,
    leave: 'Leave the table (your seat is kept)',
    stopWatching: 'Leave the table',
  },
  giveUp: {
    open: 'Give up the match…',
    withdraw: 'Play on after all',
    title: 'Give up the match?',
    send: 'Give up',
    keep: 'Play on',
  },
  seats: {
    title: 'At the table',
    take: 'Take this seat',
    nobody: 'Nobody sits here',
    byServer: 'Played by the server',
    /** The substitute for an absent player, after "Online" or "Offline". */
    standIn: { none: '', default: ', default moves while offline', bot: ', a bot plays while offline' },
    noClock: 'There is no time limit. If a player does not come back, the others can go on without them.',
    timeOut: 'Play default moves now',
    /** The states of one seat, in words. */
    turn: 'their turn',
    asked: 'deciding',
    winner: 'winner',
    isBot: 'bot',
    isAway: 'offline',
  },
};
