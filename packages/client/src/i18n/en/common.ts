/** Controls and symbols that occur everywhere. */
export const common = {
  close: 'Close',
  less: 'Less',
  more: 'More',
  showAll: 'Show everything',
  on: 'on',
  off: 'off',
  yourName: 'Your name',
  you: 'You',
  here: 'Online',
  away: 'Offline',
  free: 'Free',
  bot: 'Bot',
  levels: { easy: 'easy', normal: 'normal', strong: 'strong' },
  tryAgain: 'Try again',
  unreachable: 'The server cannot be reached. Check your connection and try again.',
  unreadable: 'The server is older or newer than this page. Load the page again.',
  /** The symbols of the seats, by number. */
  signs: ['teal circle', 'orange square', 'violet triangle', 'yellow diamond', 'rose hexagon'] as readonly string[],
  /** A seat's symbol in the colour of a game's pieces. */
  token: (colour: 'red' | 'blue' | 'green' | 'yellow' | 'black', seat: number): string | undefined =>
    [`${colour} circle`, `${colour} square`, `${colour} triangle`, `${colour} diamond`, `${colour} hexagon`][seat],
  sign: 'seat',
  seat: (number: number) => `Seat ${number}`,
  treehouse: (face: string) => `Treehouse die: ${face}`,
};
