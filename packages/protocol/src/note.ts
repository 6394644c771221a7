/** Maximum length of the note of a person, in UTF-16 code units. */
export const LONGEST_NOTE = 2000;

/** What a person has noted during a match over days, for themselves alone. */
export interface OwnNote {
  /** Empty if there is none. */
  text: string;
}
