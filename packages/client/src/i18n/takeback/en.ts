import { listOf } from '@lantern/games/kit/strings';
import type { Learned } from '@lantern/protocol/learned';

const staying = (name: string | null) => (name === null ? 'Your move stays' : `${name}’s move stays`);

const seen: Readonly<Record<Learned, string>> = {
  die: 'a die was rolled',
  card: 'a card was turned over or drawn',
  hand: 'a card of a hand was shown',
  choice: 'secret choices were turned over',
  chance: 'chance has decided something',
};
const seenList = (shown: readonly Learned[]) => listOf(shown.map((one) => seen[one]));

/** Taking moves back: freely, or by asking the others. */
export const takeback = {
  free: 'Take back your last move',
  ask: 'Ask to take back your last move…',
  title: 'Take your last move back?',
  why: 'Others are concerned by it, or have gone on since. So everybody has to agree.',
  /** What one has seen since the move that is to be taken back. */
  whySeen: (shown: readonly Learned[]) =>
    `Since then ${seenList(shown)}: you would try again knowing it. So everybody has to agree. Chance is drawn anew, and hidden piles are shuffled anew.`,
  botsObject: 'Bots do not agree to that, so the move stands.',
  awaits: (names: readonly string[]) =>
    `${listOf(names)} ${names.length === 1 ? 'is' : 'are'} asked, and can answer for 30 seconds. One no is enough.`,
  alone: 'Nobody else has to be asked here. What the bots have done since is taken back too.',
  limit: (most: number) => `You can do this ${most} times in a match.`,
  send: 'Ask them',
  sendAlone: 'Take it back',
  keep: 'Leave it',
  asks: (name: string) => `${name} would like to take back the last move, and what followed it.`,
  /** What the one who asks has seen since. */
  asksSeen: (name: string, shown: readonly Learned[]) =>
    `${name} would like to take back the last move, and what followed it. Since then ${seenList(shown)}: ${name} would try again knowing it.`,
  asked: (names: readonly string[]) => `You have asked to take your move back. Waiting for ${listOf(names)}.`,
  agree: 'Agree',
  refuse: 'No',
  withdraw: 'Never mind',
  /** Whose move, or nobody's name where it is one's own. */
  stays: (name: string | null) => `${staying(name)}: it is not taken back.`,
  late: (name: string | null) => `${staying(name)}: not everybody has agreed in time.`,
};

export type TakebackStrings = typeof takeback;
