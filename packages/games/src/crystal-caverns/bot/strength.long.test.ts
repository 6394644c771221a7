import { botPlayer, playMatch } from '../../engine/randomPlay';
import { crystalCaverns } from '../game';

describe('bots play for real', () => {
  /** Over 400 matches each 35%, 85% and 95%: the bounds are wide, the seeds fixed. */
  test.each([
    [1, 2, 13],
    [3, 13, 20],
    [5, 16, 20],
  ])('%i bots with default rules win %i to %i of twenty matches', (players, least, most) => {
    const wins = Array.from({ length: 20 }, (_, n) => {
      const deal = { players, options: {}, seed: `bots/${players}/${n}` };
      return playMatch(crystalCaverns, deal, { player: botPlayer(crystalCaverns) }).result.reason;
    }).filter((reason) => reason === 'dragonSlain').length;
    expect(wins).toBeGreaterThanOrEqual(least);
    expect(wins).toBeLessThanOrEqual(most);
  });
});
