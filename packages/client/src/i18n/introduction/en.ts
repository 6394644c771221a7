/** What is said around the pictures of an introduction. */
export const introduction = {
  open: 'In one minute',
  openFor: (game: string) => `${game} in one minute`,
  step: (number: number, of: number) => `${number} of ${of}`,
  back: 'Back',
  next: 'Next',
  done: 'Got it',
  fetching: 'Laying the table…',
  failed: 'The pictures could not be fetched. Check your connection and try again.',
};

export type IntroductionUiStrings = typeof introduction;
