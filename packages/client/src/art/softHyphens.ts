/**
 * Where a long word may break, at the end of a syllable: before a consonant that a vowel follows, between two alike, and
 * in a compound before the "h" or "sch" that its second word begins with.
 */
const JOINTS =
  /(?<=\p{L}{4}[aeiouyäöülmnr])(?=[b-df-gk-np-tvwz][aeiouäöü]\p{L})|(?<=\p{L}{4}([fgmnprst]))(?=\1[aeiouäöü]\p{L})|(?<=\p{L}{3}[bdfglmnrt])(?=(?:h[aeiouäöü]|sch[lmnrw]?[aeiouäöü])\p{L}{2})/giu;

/** A name that may break between its syllables, for cards that are narrower than it. */
export function withSoftHyphens(name: string): string {
  return name.replace(JOINTS, '\u00ad');
}
