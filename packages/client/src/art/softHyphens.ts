/** Where a long word may break, at the end of a syllable: before a consonant that a vowel follows, and between two alike. */
const JOINTS =
  /(?<=\p{L}{4}[aeiouyäöülmnr])(?=[b-df-gk-np-tvwz][aeiouäöü]\p{L})|(?<=\p{L}{4}([fgmnprst]))(?=\1[aeiouäöü]\p{L})/giu;

/** A name that may break between its syllables, for cards that are narrower than it. */
export function withSoftHyphens(name: string): string {
  return name.replace(JOINTS, '\u00ad');
}
