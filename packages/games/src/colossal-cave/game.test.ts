import { reducedMatch } from '../../test/reducer';
import { TIME_OUT } from '../kit/boardgame';
import { localMatch } from '../kit/play';
import { chance, seededRandom } from '../kit/random';
import { randomPlayer } from '../kit/randomPlay';
import { colossalCave } from './game';
import { proof } from './proof';

const { game } = colossalCave;

describe('Colossal Cave as a game of boardgame.io', () => {
  test.each([
    ['a', 3, {}],
    ['b', 4, { quickStart: true, treasureRefill: true }],
    ['c', 4, { reactionTiming: 'fixed' }],
  ] as const)('runs to its end, and turn, current player and stages follow (%s)', (seed, players, more) => {
    const options = { ...more, roundLimit: 20 };
    const match = reducedMatch(game, players, options, seed);
    const local = localMatch(colossalCave, players, options, seededRandom(seed));
    const player = randomPlayer(colossalCave, proof);
    const whims = seededRandom('whims');
    for (;;) {
      const { G, ctx } = match.state;
      const course = colossalCave.course(local.state);
      if (course.result || course.turn % 20 === 0) expect(G).toEqual(local.state);
      if (course.result) break;
      expect(ctx).toMatchObject({ turn: course.turn, currentPlayer: course.seat, activePlayers: course.stages });
      const seat = local.seats.find((candidate) => local.view(candidate).mustDecide);
      if (seat === undefined || chance(whims, 0.01)) {
        expect(match.act('0', TIME_OUT, [local.state.decisionId])).toBe(true);
        local.timeOut();
        continue;
      }
      const choice = player(local.view(seat), seat, whims);
      if (!choice) throw new Error('asked and no move');
      expect(match.act(seat, choice.move, choice.args)).toBe(true);
      expect(local.act(seat, choice)).toBeUndefined();
    }
    expect(match.state.ctx.gameover).toEqual(local.state.result);
  });

  test('a conceding seat out of turn takes effect at once between moves, and the turn passes if it was its own', () => {
    const match = reducedMatch(game, 3, { firstPlayer: 'host' }, 'seed');
    expect(match.act('1', 'concede', [])).toBe(true);
    expect(match.state.ctx).toMatchObject({ turn: 1, currentPlayer: '0', activePlayers: { 0: 'draw', 2: 'idle' } });
    expect(match.act('0', 'concede', [])).toBe(true);
    expect(match.state.ctx.gameover).toMatchObject({ reason: 'lastStanding', winners: ['2'] });
  });

  test('options that do not fit are refused by key', () => {
    expect(game.validateSetupData?.({ reactionTiming: 'fixed', reactionSeconds: 0 }, 3)).toBe(
      'BAD_OPTION:reactionTiming',
    );
    expect(game.validateSetupData?.({ firstPlayer: 'seat:3' }, 3)).toBe('BAD_OPTION:firstPlayer');
    expect(game.validateSetupData?.({ firstPlayer: 'seat:3' }, 4)).toBeUndefined();
    expect(game.validateSetupData?.({ reactionSeconds: 4 }, 4)).toBe('BAD_OPTION:reactionSeconds');
  });
});
