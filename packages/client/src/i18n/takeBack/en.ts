import { plural } from '@lantern/games/kit/plural.en';
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
const seenList = (shown: readonly Learned[]) => listOf(shown.map((learned) => seen[learned]));

/** Taking back a move: freely, or with the consent of the others. */
export const takeBack = {
  free: 'Take back your last move',
  freeShort: 'Undo',
  askShort: 'Undo?',
  ask: 'Ask to take back your last move…',
  title: 'Take your last move back?',
  why: 'It affects others, or they have played since. So everyone must agree.',
  /** The things that the player has seen since the move. */
  whySeen: (shown: readonly Learned[]) =>
    `Since then ${seenList(shown)}, so everyone must agree. Dice and hidden piles become random again.`,
  botsObject: 'Bots do not agree to that, so the move stands.',
  awaits: (names: readonly string[]) =>
    `${listOf(names)} ${plural(names.length, 'is', 'are')} asked, and can answer for 30 seconds. One no is enough.`,
  alone: 'Nobody else has to be asked here. What the bots have done since is taken back too.',
  limit: (most: number) => `You can do this ${most} times in a match.`,
  send: 'Ask them',
  sendAlone: 'Take it back',
  keep: 'Cancel',
  asks: (name: string) => `${name} would like to take back the last move, and what followed it.`,
  /** The things that the asking player has seen since the move. */
  asksSeen: (name: string, shown: readonly Learned[]) =>
    `${name} would like to take back the last move, and what followed it. Since then ${seenList(shown)}.`,
  asked: (names: readonly string[]) => `You have asked to take your move back. Waiting for ${listOf(names)}.`,
  agree: 'Agree',
  refuse: 'No',
  withdraw: 'Cancel',
  /** @param name the author of the move; `null` if it is the reader */
  stays: (name: string | null) => `${staying(name)}: it is not taken back.`,
  late: (name: string | null) => `${staying(name)}: not everyone agreed in time.`,
};

export type TakeBackStrings = typeof takeBack;
