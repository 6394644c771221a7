import type { Seat } from '@lantern/protocol/seat';
import { plural } from './plural.en';
import { listOf, type Voice } from './strings';

/** The seat at the beginning of a sentence: "You", "Ana". */
function Who(voice: Voice, seat: Seat): string {
  return seat === voice.you ? 'You' : voice.name(seat);
}

/** The seat inside a sentence: "you", "Ana". */
export function who(voice: Voice, seat: Seat): string {
  return seat === voice.you ? 'you' : voice.name(seat);
}

/** "your", "Ana’s". */
export function whose(voice: Voice, seat: Seat): string {
  return seat === voice.you ? 'your' : `${voice.name(seat)}’s`;
}

/** "Your", "Ana’s" at the beginning of a sentence. */
export function Whose(voice: Voice, seat: Seat): string {
  return seat === voice.you ? 'Your' : whose(voice, seat);
}

/** A seat that may be the subject of the sentence: "you", "yourself", "themself", "Ana". */
export function whom(voice: Voice, seat: Seat, doer: Seat): string {
  if (seat !== doer) return who(voice, seat);
  return seat === voice.you ? 'yourself' : 'themself';
}

/** The form of a verb: the first after "you", the second after a name. */
export function either(voice: Voice, seat: Seat, verb: string, third: string): string {
  return seat === voice.you ? verb : third;
}

/** The seat and what it does, at the beginning of a sentence: "You draw", "Ana draws". */
export function does(voice: Voice, seat: Seat, verb: string, third = `${verb}s`): string {
  return `${Who(voice, seat)} ${either(voice, seat, verb, third)}`;
}

/** "your" or "their", for a seat that was just named. */
export function their(voice: Voice, seat: Seat): string {
  return seat === voice.you ? 'your' : 'their';
}

/** "a card", "3 cards", "no cards". */
export function counted(count: number, noun: string): string {
  if (count === 0) return `no ${noun}s`;
  return plural(count, `a ${noun}`, `${count} ${noun}s`);
}

/** A default move was made for somebody who did not decide in time. */
export const timeIsUp = (person: string): string => `Time is up for ${person}: the default move is played.`;

/** "You win", "Ana wins", "You and Ana share the win": the reader is named first. */
export function win(voice: Voice, winners: readonly Seat[]): string {
  const [first, ...others] = winners;
  if (first === undefined) return 'Nobody wins';
  if (others.length === 0) return does(voice, first, 'win');
  const reader = winners.filter((seat) => seat === voice.you);
  const rest = winners.filter((seat) => seat !== voice.you);
  return `${listOf([...reader, ...rest].map((seat) => Who(voice, seat)))} share the win`;
}
