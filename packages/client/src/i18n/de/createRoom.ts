import type { Strings } from '../en/index';

export const createRoom: Strings['createRoom'] = {
  title: (game) => `Raum öffnen: ${game}`,
  nameless: 'Gib deinen Namen ein, damit deine Freunde wissen, wer sie einlädt.',
  open: 'Raum öffnen',
  bots: 'Gegen Bots',
  guest: 'Gast',
  players: 'Mitspielende',
  fetching: 'Die Optionen werden geladen …',
  usual: 'Die Optionen konnten nicht geladen werden. Eingestellt sind die normalen Regeln.',
  game: 'Spiel',
  ownRules: 'Eigene Regeln',
  ownRulesHelp: 'Unten festgelegt, Option für Option.',
  everyOption: 'Alle Optionen',
  changeSeat: (number, value) => `Platz ${number}: ${value}. Ändern`,
};
