import type { Language } from '../state/language';

/** Replaces the name of a person who has deleted their data. */
export const deletedPlayer: Readonly<Record<Language, string>> = { en: 'Deleted player', de: 'Gelöschte Person' };
