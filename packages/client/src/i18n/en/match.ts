import { listOf } from '@lantern/games/kit/strings';

/** The table of a match and the sheets that lie over it. */
export const match = {
  board: 'Board',
  story: 'Story',
  storyOf: 'Story of the match',
  news: 'News of the match',
  nothingYet: 'Nothing has happened yet.',
  showOnBoard: 'Show on the board',
  shown: (what: readonly string[]) => `Shown on the board: ${what.join('; ')}.`,
  /** Before a sentence of the story that tells of a move the server made. */
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
    title: 'The board did not arrive',
    body: 'The board of this game could not be fetched. Your seat is kept.',
  },
  dark: 'The match stays dark',
  people: {
    label: 'People',
    everybody: 'Everybody at the table',
  },
  turn: {
    over: 'The match is over',
    yours: 'Your turn',
    decision: 'Your decision',
    waitingFor: (names: readonly string[]) => `Waiting for ${listOf(names)}`,
    plays: (name: string) => `${name} is playing`,
    laying: 'The table is being laid',
    timeOut: 'Your time ran out: the table decided for you.',
  },
  end: {
    over: 'The match is over.',
    nobody: 'Nobody wins',
    you: 'You win!',
    together: 'You win together!',
    others: (names: readonly string[]) => `${listOf(names)} ${names.length === 1 ? 'wins' : 'win'}`,
    named: (name: string) => `${name} (you)`,
    back: 'Back to the room',
    hostCan: 'The host can start another match.',
  },
  rules: {
    title: (game: string) => `How to play ${game}`,
    search: 'Search the rules',
    found: (count: number) => (count === 1 ? '1 paragraph found' : `${count} paragraphs found`),
    none: 'No rule speaks of that. Try another word.',
    because: (options: readonly string[]) => `Set for this room: ${options.join('; ')}.`,
    credits: 'Credits',
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
    /** How somebody is played who is away, after "Here" or "Away". */
    standIn: { none: '', default: ', default moves while away', bot: ', played by a bot while away' },
    noClock: 'No clock runs. If somebody does not come back, the table can go on without them.',
    timeOut: 'Make the default move for those who are awaited',
    /** What is true of one seat, in words. */
    turn: 'on turn',
    asked: 'to decide',
    winner: 'winner',
    isBot: 'bot',
    isAway: 'away',
  },
};
