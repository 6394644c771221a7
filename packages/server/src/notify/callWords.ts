import { DAY } from '@lantern/protocol/timeUnits';
import type { CallKind } from '../store/calls';

/** The data of a notification; `until` in words, absent without a limit. */
interface Said {
  until: string | undefined;
  /** The name of the person whose time is up. */
  name: string;
}

type Words = Record<CallKind | 'test', (said: Said) => string> & { with(names: readonly string[]): string };

/** Names in a list: `Ana, Ben and Cy`. */
export const listed = (names: readonly string[], and: string) =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}` : (names[0] ?? '');

/**
 * The notifications of matches over days, by language. They never contain a card, a die, a code, or the seats of a
 * secret decision.
 */
export const callWords: Readonly<Record<string, Words>> = {
  en: {
    turn: ({ until }) => (until ? `Your turn, until ${until}.` : 'Your turn.'),
    aside: ({ until }) => (until ? `The match waits for answers, until ${until}.` : 'The match waits for answers.'),
    half: ({ until }) => `Half of your time is over. Your turn, until ${until}.`,
    last: ({ until }) => `Your turn, only until ${until}.`,
    overdue: ({ name }) => `${name}’s time is up. You can give another day or let the bot play.`,
    nudge: ({ until }) =>
      until ? `The others are waiting for your move, until ${until}.` : 'The others are waiting for your move.',
    back: ({ until }) => (until ? `The pause is over. Your turn, until ${until}.` : 'The pause is over.'),
    end: () => 'The match is over.',
    vote: ({ until }) => `The others are waiting for your vote, until ${until}.`,
    seatRequest: ({ until }) => `Somebody asks for a seat. You can answer until ${until}.`,
    takeBack: ({ until }) => `Somebody would like to take a move back. You can answer until ${until}.`,
    test: () => 'This is what a notification looks like.',
    with: (names) => `with ${listed(names, 'and')}`,
  },
  de: {
    turn: ({ until }) => (until ? `Du bist dran, bis ${until}.` : 'Du bist dran.'),
    aside: ({ until }) =>
      until ? `Die Partie wartet auf Antworten, bis ${until}.` : 'Die Partie wartet auf Antworten.',
    half: ({ until }) => `Die Hälfte deiner Zeit ist um. Du bist dran, bis ${until}.`,
    last: ({ until }) => `Du bist dran, nur noch bis ${until}.`,
    overdue: ({ name }) => `Die Zeit von ${name} ist um. Du kannst noch einen Tag geben oder den Bot spielen lassen.`,
    nudge: ({ until }) =>
      until ? `Die anderen warten auf deinen Zug, bis ${until}.` : 'Die anderen warten auf deinen Zug.',
    back: ({ until }) => (until ? `Die Pause ist zu Ende. Du bist dran, bis ${until}.` : 'Die Pause ist zu Ende.'),
    end: () => 'Die Partie ist zu Ende.',
    vote: ({ until }) => `Die anderen warten auf deine Stimme, bis ${until}.`,
    seatRequest: ({ until }) => `Jemand bittet um einen Platz. Du kannst bis ${until} antworten.`,
    takeBack: ({ until }) => `Jemand möchte einen Zug zurücknehmen. Du kannst bis ${until} antworten.`,
    test: () => 'So sieht eine Benachrichtigung aus.',
    with: (names) => `mit ${listed(names, 'und')}`,
  },
};

const LOCALES: Readonly<Record<string, string>> = { en: 'en-GB', de: 'de' };

/** A time in words, in a language and zone: `Thursday 18:00`, with the date if it is a week away. */
export function instantInWords(at: number, now: number, language: string, zone: string): string {
  const far = at - now > 6 * DAY;
  const day = far ? ({ day: 'numeric', month: 'long' } as const) : ({ weekday: 'long' } as const);
  const format = (fields: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(LOCALES[language] ?? 'en-GB', { ...fields, timeZone: zone }).format(at);
  return `${format(day)} ${format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })}`;
}
