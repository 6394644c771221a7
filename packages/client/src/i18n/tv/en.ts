import { plural } from '@lantern/games/kit/plural.en';
export const tv = {
  title: (code: string) => `Room ${code} on a big screen`,
  /** The name that the screen has as a spectator. */
  name: 'Big screen',
  help: 'Open this address on the TV or its computer. It shows what everybody may see, and follows by itself.',
  open: 'Show on this screen',
  join: 'Join with your phone',
  lost: 'Connection lost. Trying again…',
  again: 'This screen tries again by itself.',
  noRoom: 'Check the code in the address. Rooms are removed some time after their last match.',
  free: (free: number) => plural(free, 'One seat is still free', `${free} seats are still free`),
  ready: 'All seats are taken. The match begins soon.',
  next: 'The next match begins soon.',
};

export type TvStrings = typeof tv;
