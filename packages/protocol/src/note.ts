/** Maximum length of the note of a person, in UTF-16 code units. */
export const LONGEST_NOTE = 2000;

/** A person's note to themselves during a match over days. */
export interface OwnNote {
  /** Empty if there is none. */
  text: string;
}
