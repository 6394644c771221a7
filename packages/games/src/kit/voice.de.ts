import type { Seat } from '@lantern/protocol/seat';
import { plural } from './plural.de';
import { listOf as joined, type Voice } from './strings';

/** "Ana", "Ana und Ben", "Ana, Ben und Cy". */
export const listOf = (words: readonly string[]): string => joined(words, 'de');

/** The seat at the beginning of a sentence: "Du", "Ana". */
export function Who(voice: Voice, seat: Seat): string {
  return seat === voice.you ? 'Du' : voice.name(seat);
}

/** The seat inside a sentence: "du", "Ana". */
export function who(voice: Voice, seat: Seat): string {
  return seat === voice.you ? 'du' : voice.name(seat);
}

/** The accusative: "dich", "Ana"; the subject of the sentence is "dich", "sich". */
export function whom(voice: Voice, seat: Seat, doer?: Seat): string {
  if (seat === voice.you) return 'dich';
  return seat === doer ? 'sich' : voice.name(seat);
}

/** The dative, also after "von", "mit", "bei": "dir", "Ana"; the subject of the sentence is "dir", "sich". */
export function toWhom(voice: Voice, seat: Seat, doer?: Seat): string {
  if (seat === voice.you) return 'dir';
  return seat === doer ? 'sich' : voice.name(seat);
}

/**
 * The genitive of a name before a noun: "Anas", "Max’", "Alice’". If the name does not end in a Latin letter, an
 * apostrophe precedes the s: "Clara 2’s".
 */
export function genitive(name: string): string {
  if (/(?:[sßxz]|ce)$/i.test(name)) return `${name}’`;
  return /\p{Script=Latin}$/u.test(name) ? `${name}s` : `${name}’s`;
}

/**
 * The possessive before a noun, with the ending that "dein" takes: `whose(voice, seat, 'e')` Karte is "deine" or
 * "Anas"; `'en'` Zug is "deinen" or "Anas"; none before a neuter or masculine nominative. German has no gender-neutral
 * "their": repeat the name, or write "die Karte".
 */
export function whose(voice: Voice, seat: Seat, ending: Ending = ''): string {
  return seat === voice.you ? `dein${ending}` : genitive(voice.name(seat));
}

/** `whose` at the beginning of a sentence: "Deine", "Anas". */
export function Whose(voice: Voice, seat: Seat, ending: Ending = ''): string {
  return seat === voice.you ? `Dein${ending}` : genitive(voice.name(seat));
}

/** The endings of "dein" before a noun. */
export type Ending = '' | 'e' | 'en' | 'em' | 'er' | 'es';

/** One of two forms: the first after "du", the second after a name. Usually a verb. */
export function either(voice: Voice, seat: Seat, second: string, third: string): string {
  return seat === voice.you ? second : third;
}

/** The seat and what it does, at the beginning of a sentence: "Du ziehst", "Ana zieht". */
export function does(voice: Voice, seat: Seat, second: string, third: string): string {
  return `${Who(voice, seat)} ${either(voice, seat, second, third)}`;
}

/** The same with inverted word order: "ziehst du", "zieht Ana". */
export function doing(voice: Voice, seat: Seat, second: string, third: string): string {
  return `${either(voice, seat, second, third)} ${who(voice, seat)}`;
}

/** `counted(n, 'eine Karte', 'Karten')`: "keine Karten", "eine Karte", "3 Karten". */
export function counted(count: number, one: string, many: string): string {
  if (count === 0) return `keine ${many}`;
  return plural(count, one, `${count} ${many}`);
}

/** A default move was made for somebody (in the dative) who did not decide in time. */
export const timeIsUp = (person: string): string => `Die Zeit von ${person} ist um: Der Standardzug wird gespielt.`;

/** "Du gewinnst", "Ana gewinnt", "Du und Ana gewinnt gemeinsam": the reader is named first. */
export function win(voice: Voice, winners: readonly Seat[]): string {
  const [first, ...others] = winners;
  if (first === undefined) return 'Niemand gewinnt';
  if (others.length === 0) return does(voice, first, 'gewinnst', 'gewinnt');
  const mine = voice.you !== null && winners.includes(voice.you);
  const rest = winners.filter((seat) => seat !== voice.you).map(voice.name);
  return mine ? `${listOf(['Du', ...rest])} gewinnt gemeinsam` : `${listOf(rest)} gewinnen gemeinsam`;
}
