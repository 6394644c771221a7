/** The page of a link in a post or a mail. */
export const turnLink = {
  none: 'This browser has no seat in this match',
  help: 'Open Lantern in the browser in which you took your seat, or bring your seats here.',
  bring: 'Bring my seats here',
  failed: 'The match could not be found',
};

export type TurnLinkStrings = typeof turnLink;
