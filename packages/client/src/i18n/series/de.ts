import { plural, quantity } from '@lantern/games/kit/plural.de';
import { listOf } from '@lantern/games/kit/voice.de';
import { deletedPlayer } from '../deletedPlayer';
import type { SeriesStrings } from './en';

export const series: SeriesStrings = {
  deletedPlayer: deletedPlayer.de,
  title: 'Dieser Abend',
  wins: (wins) => quantity(wins, 'Sieg', 'Siege'),
  history: 'Gespielte Partien',
  won: (names) => `${listOf(names)} ${plural(names.length, 'hat', 'haben')} gewonnen`,
  nobody: 'Niemand hat gewonnen',
  vote: 'Durch Abstimmung beendet',
  fault: 'Wegen eines Fehlers beendet',
  operator: 'Vom Betreiber des Servers beendet',
};
