/** The page that opens a room, and the options of a game. */
export const createRoom = {
  title: (game: string) => `Open a room: ${game}`,
  nameless: 'Type your name, so that your friends know who invites them.',
  open: 'Open the room',
  bots: 'Play against bots',
  guest: 'Guest',
  players: 'Players',
  fetching: 'Loading the options…',
  usual: 'The options could not be loaded. The standard rules are set.',
  game: 'Game',
  ownRules: 'Own rules',
  ownRulesHelp: 'Set below, option by option.',
  everyOption: 'Every option',
  changeSeat: (number: number, value: string) => `Seat ${number}: ${value}. Change`,
};
