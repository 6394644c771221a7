/**
 * The possible breaks of a long word, at the end of a syllable: before a consonant that a vowel follows, between two
 * equal consonants, and in a compound before the "h" or "sch" that begins its second word.
 */
const JOINTS =
  /(?<=\p{L}{4}[aeiouyäöülmnr])(?=[b-df-gk-np-tvwz][aeiouäöü]\p{L})|(?<=\p{L}{4}([fgmnprst]))(?=\1[aeiouäöü]\p{L})|(?<=\p{L}{3}[bdfglmnrt])(?=(?:h[aeiouäöü]|sch[lmnrw]?[aeiouäöü])\p{L}{2})/giu;

/** Adds soft hyphens between the syllables of a name, for cards narrower than the name. */
export function withSoftHyphens(name: string): string {
  return name.replace(JOINTS, '\u00ad');
}
