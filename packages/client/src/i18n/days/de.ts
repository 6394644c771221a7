import { plural } from '@lantern/games/kit/plural.de';
import { listOf } from '@lantern/games/kit/voice.de';
import { USUAL_HOLIDAY } from '@lantern/protocol/holidays';
import type { Tempo } from '@lantern/protocol/tempo';
import type { DaysStrings } from './en';

const turns: Readonly<Record<`${Tempo['turn']}`, string>> = {
  1: 'ein Tag',
  3: 'drei Tage',
  7: 'eine Woche',
  none: 'ohne Grenze',
};

const days = (count: number) => (count === 1 ? '1 Tag' : `${count} Tage`);

export const daysStrings: DaysStrings = {
  kind: 'Wie spielt ihr?',
  kinds: {
    oneGo: { label: 'Am Stück', help: 'Alle sind ein, zwei Stunden da.' },
    days: { label: 'Über Tage', help: 'Alle spielen, wenn sie Zeit haben.' },
  },
  turn: 'Zeit für einen Zug',
  turns: { 1: 'Ein Tag', 3: 'Drei Tage', 7: 'Eine Woche', none: 'Ohne Grenze' },
  nights: 'Nachts läuft keine Zeit ab.',
  inWords: ({ turn, reserve, zone, nights, holiday = USUAL_HOLIDAY }) =>
    [
      turn === 'none' ? 'Über Tage, ohne Grenze für einen Zug.' : `Über Tage: ${turns[turn]} für einen Zug.`,
      reserve > 0 && `Alle haben für die ganze Partie ${days(reserve)} Reserve.`,
      holiday > 0 && `Alle können ${days(holiday)} freinehmen.`,
      nights && turn !== 'none' && `Nachts läuft keine Zeit ab (${zone}).`,
    ]
      .filter(Boolean)
      .join(' '),
  overdue: 'Wenn die Zeit um ist',
  overdues: { gentle: 'Die anderen entscheiden', strict: 'Der Bot spielt sofort', patient: 'Wir warten' },
  weekends: 'Wochenenden sind frei',
  weekendsHelp: 'Samstag und Sonntag zählen nicht.',
  daysOff: 'Freie Tage',
  daysOffHelp: 'So viele Tage können alle in einer Partie freinehmen.',
  extend: 'Während eine Partie läuft, lässt sich ihre Zeit nur verlängern.',
  vote: {
    title: 'Tempo ändern',
    help: (overDays) =>
      `Mehr als die Hälfte der Mitspielenden muss zustimmen.${overDays ? ' Für weniger Zeit müssen alle zustimmen.' : ''}`,
    propose: 'Vorschlagen',
    want: (names, needed, kind) =>
      `${listOf(names)} ${plural(names.length, 'möchte', 'möchten')} ${kind === 'days' ? 'über Tage' : 'am Stück'} weiterspielen: ${names.length} von ${needed} Stimmen.`,
  },
  until: (when) => `bis ${when}`,
  left: (minutes) => `noch ${minutes} min`,
  label: (who, when) => `${who}: bis ${when}`,
  you: 'Du',
  several: 'Mehrere',
  overdueNow: 'Zeit ist um',
  reserveRuns: 'Reserve',
  isOverdue: (name) => `Die Zeit von ${name} ist um.`,
  yoursIsUp: 'Deine Zeit ist um. Du kannst noch ziehen, bis jemand entscheidet.',
  grant: 'Noch ein Tag',
  letBot: 'Bot spielen lassen',
  botPlays: (name) => `Diesen Zug spielt der Bot für ${name}.`,
  longAwaited: (name) => `${name} hat länger nicht gezogen.`,
  nudge: 'Anstupsen',
  nudged: (name) => `${name} wird erinnert, wenn dort Benachrichtigungen an sind.`,
  next: (game, names) => `Als Nächstes: ${game} mit ${listOf(names)}`,
};
