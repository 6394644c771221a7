import type { Strings } from '../en/index';

/** Opening a room, and the options of a game. */
export const createRoom: Strings['createRoom'] = {
  title: (game) => `Raum öffnen: ${game}`,
  nameless: 'Sag deinen Freunden, wer sie einlädt.',
  open: 'Raum öffnen',
  players: 'Mitspielende',
  fetching: 'Die Optionen werden geholt…',
  usual: 'Die Optionen ließen sich nicht holen; eingestellt ist das übliche Spiel.',
  game: 'Spiel',
  ownRules: 'Eigene Regeln',
  ownRulesHelp: 'Unten festgelegt, Option für Option.',
  everyOption: 'Alle Optionen',
  changeSeat: (number, value) => `Platz ${number}: ${value}. Ändern`,
};
