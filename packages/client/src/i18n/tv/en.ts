/** A room on a big screen. */
export const tv = {
  title: (code: string) => `Room ${code} on a big screen`,
  /** Under which the screen watches. */
  name: 'Big screen',
  help: 'Open this address on the TV or its computer. It shows what everybody may see, and follows by itself.',
  open: 'Show on this screen',
  join: 'Join with your phone',
  lost: 'Connection lost. Trying again…',
  again: 'This screen tries again by itself.',
  noRoom: 'The room was cleared away, or a letter of the address went astray.',
  free: (free: number) => (free === 1 ? 'One seat is still free' : `${free} seats are still free`),
  ready: 'Everybody is seated. The match begins soon.',
  next: 'The next match begins soon.',
};

/** What every language must be able to say on a big screen. */
export type TvStrings = typeof tv;
