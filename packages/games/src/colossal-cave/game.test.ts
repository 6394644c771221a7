import { reducedMatch } from '../../test/reducer';
import { boardgameOf } from '../engine/boardgame';
import { colossalCave } from './game';

describe('Colossal Cave as a game of boardgame.io', () => {
  test('a conceding seat out of turn takes effect at once between moves, and the turn passes if it was its own', () => {
    const match = reducedMatch(colossalCave, 3, { firstPlayer: 'host' }, 'seed');
    expect(match.act('1', 'concede', [])).toBe(true);
    expect(match.state.ctx).toMatchObject({ turn: 1, currentPlayer: '0', activePlayers: { 0: 'draw', 2: 'idle' } });
    expect(match.act('0', 'concede', [])).toBe(true);
    expect(match.state.ctx.gameover).toMatchObject({ reason: 'lastStanding', winners: ['2'] });
  });

  test('options that do not fit are refused by key', () => {
    const game = boardgameOf(colossalCave);
    expect(game.validateSetupData?.({ reactionTiming: 'fixed', reactionSeconds: 0 }, 3)).toBe(
      'BAD_OPTION:reactionTiming',
    );
    expect(game.validateSetupData?.({ firstPlayer: 'seat:3' }, 3)).toBe('BAD_OPTION:firstPlayer');
    expect(game.validateSetupData?.({ firstPlayer: 'seat:3' }, 4)).toBeUndefined();
    expect(game.validateSetupData?.({ reactionSeconds: 4 }, 4)).toBe('BAD_OPTION:reactionSeconds');
  });
});
