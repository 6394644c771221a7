import type { Strings } from '../en/index';

export const common: Strings['common'] = {
  close: 'Schließen',
  less: 'Weniger',
  more: 'Mehr',
  showAll: 'Alles zeigen',
  on: 'an',
  off: 'aus',
  yourName: 'Dein Name',
  you: 'Du',
  here: 'Online',
  away: 'Offline',
  free: 'Frei',
  bot: 'Bot',
  levels: { easy: 'leicht', normal: 'normal', strong: 'stark' },
  tryAgain: 'Noch einmal versuchen',
  unreachable: 'Der Server ist nicht zu erreichen. Prüfe deine Verbindung und versuche es noch einmal.',
  unreadable: 'Der Server ist älter oder neuer als diese Seite. Lade die Seite neu.',
  signs: ['türkiser Kreis', 'oranges Quadrat', 'violettes Dreieck', 'gelbe Raute', 'rosa Sechseck'],
  token: (colour, seat) => {
    const colours = { red: 'rot', blue: 'blau', green: 'grün', yellow: 'gelb', black: 'schwarz' } as const;
    const adjective = colours[colour];
    return [
      `${adjective}er Kreis`,
      `${adjective}es Quadrat`,
      `${adjective}es Dreieck`,
      `${adjective}e Raute`,
      `${adjective}es Sechseck`,
    ][seat];
  },
  sign: 'Platz',
  seat: (number) => `Platz ${number}`,
  treehouse: (face) => `Treehouse-Würfel: ${face}`,
};
