/** A hero in a sentence: by its name or its player’s, or as the reader’s own. */
export type Person = { name: string } | 'you';
