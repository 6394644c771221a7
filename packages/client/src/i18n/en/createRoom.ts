/** Opening a room, and the options of a game. */
export const createRoom = {
  title: (game: string) => `Open a room: ${game}`,
  nameless: 'Tell your friends who invites them.',
  open: 'Open the room',
  players: 'Players',
  fetching: 'Fetching the options…',
  usual: 'The options could not be fetched; the usual game is set.',
  game: 'Game',
  ownRules: 'Own rules',
  ownRulesHelp: 'Set below, option by option.',
  everyOption: 'Every option',
  changeSeat: (number: number, value: string) => `Seat ${number}: ${value}. Change`,
};
