/** The frame of "in one minute"; the moments themselves belong to the games. */
export const minute = {
  open: 'In one minute',
  openFor: (game: string) => `${game} in one minute`,
  step: (number: number, of: number) => `${number} of ${of}`,
  back: 'Back',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
  fetching: 'One moment…',
  failed: 'The pictures could not be loaded. Check your connection and try again.',
};

export type MinuteStrings = typeof minute;
