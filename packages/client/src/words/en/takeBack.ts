import { listOf } from '@lantern/games/kit/text';

const staying = (name: string | null) => (name === null ? 'Your move stays' : `${name}’s move stays`);

/** Taking moves back: freely, or by asking the others. */
export const takeBack = {
  free: 'Take back your last move',
  ask: 'Ask to take back your last move…',
  title: 'Take your last move back?',
  why: 'It has rolled or shown something, or others have gone on since. So everybody has to agree.',
  awaits: (names: readonly string[]) =>
    `${listOf(names)} ${names.length === 1 ? 'is' : 'are'} asked, and can answer for 30 seconds. One no is enough.`,
  alone: 'Nobody else has to be asked here. What the bots have done since is taken back too.',
  limit: (most: number) => `You can do this ${most} times in a match.`,
  send: 'Ask them',
  sendAlone: 'Take it back',
  keep: 'Leave it',
  asks: (name: string) => `${name} would like to take back the last move, and what followed it.`,
  asked: (names: readonly string[]) => `You have asked to take your move back. Waiting for ${listOf(names)}.`,
  agree: 'Agree',
  refuse: 'No',
  withdraw: 'Never mind',
  /** Whose move, or nobody's name where it is one's own. */
  stays: (name: string | null) => `${staying(name)}: it is not taken back.`,
  late: (name: string | null) => `${staying(name)}: not everybody has agreed in time.`,
};
