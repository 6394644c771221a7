import { plural } from '@lantern/games/kit/plural.de';
import { listOf } from '@lantern/games/kit/voice.de';
import type { SpeechStrings } from './en';

export const speech: SpeechStrings = {
  skip: {
    label: 'Springen',
    action: 'Zu den Aktionen',
    board: 'Zum Brett',
    words: 'Zum Tisch in Worten',
    story: 'Zum Verlauf',
  },
  words: { label: 'Der Tisch in Worten', people: 'Spieler', places: 'Orte' },
  asking: {
    unknown: 'Die Worte zu diesem Tisch konnten nicht geladen werden.',
    nothing: 'Seitdem ist nichts passiert.',
    noClock: 'Es läuft keine Uhr.',
  },
  seconds: (count) => `${count} ${plural(count, 'Sekunde', 'Sekunden')}.`,
  secondsLeft: (count) => `Noch ${count} ${plural(count, 'Sekunde', 'Sekunden')}.`,
  shown: (what) => `Auf dem Brett gezeigt: ${what.join('; ')}.`,
  choices: (buttons) => `Zur Wahl: ${listOf(buttons)}.`,
};
