import { quantity } from '@lantern/games/kit/plural.en';

/** The end of a match: its scene, its score, and its turning point. */
export const end = {
  scene: 'The end of the match',
  draw: 'A draw',
  party: 'The party wins',
  /** The name of the score table. */
  score: 'Score of this match',
  player: 'Who',
  winner: 'winner',
  you: '(you)',
  /** The whole score in one sentence, for screen readers. @param totals such as "Ana 12 points" */
  totals: (totals: readonly string[]) => `${totals.join(', ')}.`,
  matches: (count: number) => quantity(count, 'match', 'matches'),
  showBoard: 'Show the board',
  moment: {
    title: 'The moment it turned',
    find: 'Where did it turn?',
    how: 'This device works it out in about a minute.',
    show: 'Show this moment',
    none: 'Chances changed little by little.',
    /** @param who the name of a player, or the party */
    chances: (who: string, before: string, after: string) => `${who} ${before} → ${after}`,
  },
};

export type EndStrings = typeof end;
