import { listOf } from '@lantern/games/kit/voice.de';
import type { SeriesStrings } from './en';

export const series: SeriesStrings = {
  title: 'Dieser Abend',
  wins: (wins) => (wins === 1 ? '1 Sieg' : `${wins} Siege`),
  history: 'Gespielte Partien',
  won: (names) => `${listOf(names)} ${names.length === 1 ? 'hat' : 'haben'} gewonnen`,
  nobody: 'Niemand hat gewonnen',
  vote: 'Durch Abstimmung beendet',
  fault: 'Wegen eines Fehlers beendet',
};
