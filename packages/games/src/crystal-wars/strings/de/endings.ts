import type { GameStrings } from '../../../kit/strings';
import { win } from '../../../kit/voice.de';
import type { Reason } from '../../types';

export const endings: Readonly<Record<Reason, GameStrings['endings'][string]>> = {
  domination: (winners, voice) => `Alle Dörfer und Städte sind in einer Hand: ${win(voice, winners)}.`,
  gold: (winners, voice) => `Der Goldberg wurde eine ganze Runde gehalten: ${win(voice, winners)}.`,
  metropolis: (winners, voice) => `Alle neun Blöcke der Metropole sind in einer Hand: ${win(voice, winners)}.`,
  metropolisMost: (winners, voice) => `Kein Block der Metropole ist mehr frei: ${win(voice, winners)}.`,
  lastSurvivor: (winners, voice) => `Sonst ist niemand übrig: ${win(voice, winners)}.`,
  wipeout: () => 'Gar niemand ist übrig: unentschieden.',
  roundLimit: (winners, voice) => `Die letzte Runde ist vorbei: ${win(voice, winners)} nach Wertung.`,
  quiet: (winners, voice) => `Zu lange wurde nichts gewonnen: ${win(voice, winners)} nach Wertung.`,
};
