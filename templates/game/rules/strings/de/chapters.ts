import type { chapters as english } from '../en/chapters';

/** The titles of the chapters of the rulebook in German. */
export const chapters: Readonly<Record<keyof typeof english, string>> = {
  S1: 'Der Anfang',
  R1: 'Der Zug',
};
