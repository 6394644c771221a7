import type { HookEvent } from '@lantern/protocol/hooks';
import { listed } from '../notify/callWords';

/** The data of a post: the names of the seats it is about, and the deadline in words. */
interface Said {
  names: readonly string[];
  until: string | undefined;
}

type Words = Record<HookEvent | 'test', (said: Said) => string>;

/** The posts in channels of a room, by language. They contain public facts only. */
export const hookWords: Readonly<Record<string, Words>> = {
  en: {
    turn: ({ names, until }) => `The match waits for ${listed(names, 'and')}${until ? `, until ${until}` : ''}.`,
    overdue: ({ names }) => `${listed(names, 'and')}: the time is up.`,
    end: () => 'The match is over.',
    test: () => 'The turns of this match are posted here.',
  },
  de: {
    turn: ({ names, until }) => `Die Partie wartet auf ${listed(names, 'und')}${until ? `, bis ${until}` : ''}.`,
    overdue: ({ names }) => `${listed(names, 'und')}: Die Zeit ist um.`,
    end: () => 'Die Partie ist zu Ende.',
    test: () => 'Hier erscheint, wer in dieser Partie dran ist.',
  },
};
