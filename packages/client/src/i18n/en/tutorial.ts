/** Guided first matches. */
export const tutorial = {
  open: 'Learn by playing',
  openFor: (title: string) => `Learn ${title} by playing against bots`,
  rules: 'Read the rules',
  learner: 'Learner',
  laying: 'Laying your first match…',
  failed: 'The lesson could not begin',
  coach: 'Coach',
  rule: 'Read the rule',
  understood: 'Got it',
  skip: 'Skip this',
  more: 'More',
  less: 'Less',
  end: 'End the lesson',
  done: 'That was the lesson',
  doneBody: 'You have seen all you need. Play on to the end, or open a room for your friends.',
  playOn: 'Play on',
  progress: (told: number, all: number, skipped: number) =>
    `${told} of ${all} explained${skipped > 0 ? `, ${skipped} skipped` : ''}`,
};
