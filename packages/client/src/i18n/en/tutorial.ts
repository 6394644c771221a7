/** The ways to learn a game. */
export const tutorial = {
  open: 'Learn by playing',
  openFor: (title: string) => `Learn ${title} by playing`,
  rules: 'Read the rules',
};
