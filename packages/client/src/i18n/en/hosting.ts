import { soon } from './span';

/** The actions of the host, the votes of the seated players, and the texts between two matches. */
export const hosting = {
  host: 'Host',
  stoodIn: 'While you were offline a stand-in played for you.',
  hostAway: {
    /** @param heir the next host; `null` if it is the reader */
    heir: (heir: string | null, seconds: number) =>
      `The host is offline. ${heir === null ? 'You become' : `${heir} becomes`} the host ${soon(seconds)}.`,
    nobody: 'The host is offline. After three minutes another player becomes the host until they are back.',
    night: 'The host is offline and stays the host until the game night is over.',
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
    voted: 'The players voted to end the match. Nobody wins.',
  },
  pause: {
    pause: 'Pause the match',
    resume: 'Resume',
    paused: 'Paused',
    byHost: 'The match is paused. The host or a vote of the players can resume it.',
    byYou: 'The match is paused. Time limits and bots are paused too.',
  },
  seatRequests: {
    given: 'The seat is yours.',
    notGiven: 'You did not get the seat. You can still watch.',
  },
  handOver: { open: 'Continue on another device' },
  comeBack: { open: 'I was here before' },
};
