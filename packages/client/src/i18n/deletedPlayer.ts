import type { Language } from '../state/language';

/** What stands in place of the name of a person who has deleted their data. */
export const deletedPlayer: Readonly<Record<Language, string>> = { en: 'Deleted player', de: 'Gelöschte Person' };
