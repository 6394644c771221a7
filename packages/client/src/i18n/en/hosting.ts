import { soon } from './span';

/** What a host does, what the seated persons decide, and what outlives a match. */
export const hosting = {
  host: 'Host',
  youHost: 'You are the host now.',
  stoodIn: 'While you were away a stand-in played for you.',
  hostAway: {
    /** @param heir `null` is the reader */
    heir: (heir: string | null, seconds: number) =>
      `The host is away. ${heir === null ? 'You become' : `${heir} becomes`} the host ${soon(seconds)}.`,
    nobody: 'The host is away. After three minutes somebody who sits here becomes the host.',
  },
  seat: {
    more: (name: string) => `More for ${name}`,
    makeHost: (name: string) => `Make ${name} the host`,
  },
  isLocked: 'Locked: nobody new can sit down.',
  otherGame: 'Another game',
  end: {
    rematch: 'Play again',
    rotate: 'Everybody moves on by one seat.',
    vote: 'The match was ended',
    voted: 'Those at the table have voted to end it. Nobody wins.',
  },
  pause: {
    pause: 'Pause the match',
    resume: 'Resume',
    paused: 'Paused',
    byHost: 'The match is paused. It goes on when the host resumes it.',
    byYou: 'The match is paused. Clocks and bots stand still.',
  },
  seatRequests: {
    ask: 'Ask for this seat',
    why: 'Others have played these seats, and whoever sits there sees the hand. The host and one more player have to agree.',
    /** @param bot who plays it now; `null` if nobody does */
    asks: (name: string, seat: number, bot: string | null) =>
      `${name} asks for ${bot === null ? `the free seat ${seat}` : `the seat of ${bot}`}, and would see its hand.`,
    asked: 'You have asked for a seat.',
    /** Whose yes is missing. @param others one of them is enough */
    awaits: (host: boolean, others: readonly string[]) => {
      const missing = [...(host ? ['the host'] : []), ...(others.length > 0 ? [others.join(' or ')] : [])];
      return `Still to agree: ${missing.join(', and ')}.`;
    },
    agree: 'Agree',
    refuse: 'No',
    withdraw: 'Never mind',
    given: 'The seat is yours.',
    notGiven: 'You were not given the seat. You can go on watching.',
  },
  handOver: { open: 'Continue on another device' },
  comeBack: { open: 'I was here before' },
};
