export type Language = 'en' | 'de';

type Flaw = readonly [what: string, pattern: RegExp];

const ANY_LANGUAGE: readonly Flaw[] = [
  ['something unknown', /undefined|NaN|\bnull\b|\[object/],
  ['a double space or punctuation mark', /\s{2}|[.,;:!?]{2}|\s[.,;:!?]|^\s|\s$/],
  ['not a whole sentence', /^[^\p{Lu}\p{N}„“]|[^.!?“”]$/u],
];

/** Countable nouns in stories, in English in singular and plural, in German in plural. */
const ONE = 'card|die|hit point|loot point|pip|point|re-roll|resource|round|unit|wound';
const MANY = 'cards|dice|hit points|loot points|pips|points|re-rolls|resources|rounds|units|wounds';
const VIELE = 'Augen|Beutepunkten?|Handkarten|Karten|Neuwürfe|Punkten?|Rohstoffe|Runden|Trefferpunkten?|Würfeln|Wunden';

const OF_LANGUAGE: Readonly<Record<Language, readonly Flaw[]>> = {
  en: [
    ['a plural after 1', new RegExp(`(?<![\\d.])\\b1 (?:${MANY})\\b`)],
    ['a singular after a number above 1', new RegExp(`\\b(?:[2-9]|\\d\\d+) (?:${ONE})\\b`)],
  ],
  de: [
    ['a plural after 1', new RegExp(`(?<![\\d.])\\b1 (?:${VIELE})\\b`)],
    ['a lower-case sentence after a colon', /: (?:du|er|sie|es|niemand|nichts) \p{Ll}{2,}/u],
  ],
};

/** Returns the errors in a sentence of a story that a program can find. */
export function flawsOf(sentence: string, language: Language): string[] {
  return [...ANY_LANGUAGE, ...OF_LANGUAGE[language]]
    .filter(([, pattern]) => pattern.test(sentence))
    .map(([what]) => what);
}
