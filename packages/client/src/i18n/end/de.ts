import { quantity } from '@lantern/games/kit/plural.de';
import type { EndStrings } from './en';

export const end: EndStrings = {
  scene: 'Das Ende der Partie',
  draw: 'Unentschieden',
  party: 'Die Gruppe gewinnt',
  score: 'Ergebnis dieser Partie',
  player: 'Wer',
  winner: 'gewonnen',
  you: '(du)',
  totals: (totals) => `${totals.join(', ')}.`,
  matches: (count) => quantity(count, 'Partie', 'Partien'),
  showBoard: 'Spielbrett zeigen',
  moment: {
    title: 'Die Wende',
    find: 'Wann kam die Wende?',
    how: 'Dein Gerät braucht dafür etwa eine Minute.',
    show: 'Diesen Moment zeigen',
    none: 'Die Chancen haben sich nach und nach geändert.',
    chances: (who, before, after) => `${who} ${before} → ${after}`,
  },
};
