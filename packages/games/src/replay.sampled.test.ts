import { samplesOf } from '../../../jest.samples';
import { reducedMatch } from '../test/reducer';
import { seedsFor, testPlanOf } from '../test/testPlans';
import { localMatch } from './engine/localMatch';
import { playMatch, randomDeal, randomPlayer } from './engine/randomPlay';
import { fingerprint, matchFingerprint, replay } from './engine/recordedMatch';
import { modules } from './index';
import { seededRandom } from './kit/random';

const MATCHES = samplesOf('replayedMatches');

describe.each(modules.map((module) => [module.id, module] as const))('%s', (_id, module) => {
  const played = async () => {
    const testPlan = await testPlanOf(module);
    const player = randomPlayer(module, testPlan);
    return seedsFor(module, 'replay', 0, MATCHES).map((seed) =>
      playMatch(module, randomDeal(module, testPlan, seed), { player, timeOuts: 0.03, interruptions: 0.03 }),
    );
  };

  test('the same seed and the same moves give the same state, also after a trip as JSON', async () => {
    for (const report of await played()) {
      const { state } = replay(module, JSON.parse(JSON.stringify(report)));
      expect(matchFingerprint(state, report.options)).toBe(report.hash);
      expect(module.course(state).result).toEqual(report.result);
    }
  }, 300_000);

  test("boardgame.io's reducer comes to the same state, turn, stages and end", async () => {
    for (const { players, options, seed, moves } of await played()) {
      const reduced = reducedMatch(module, players, options, seed);
      const local = localMatch(module, players, options, seededRandom(seed));
      let begun = module.course(local.state);
      moves.forEach(([seat, move, args], index) => {
        expect(reduced.act(seat ?? Object.keys(module.course(local.state).stages)[0] ?? '0', move, args)).toBe(true);
        if (seat === null) local.timeOut();
        else local.act(seat, { move, args });
        const course = module.course(local.state);
        const { turn, stages, result } = course;
        if (turn !== begun.turn) begun = course;
        if (result) expect(reduced.state.ctx.gameover).toEqual(result);
        else expect(reduced.state.ctx).toMatchObject({ turn, currentPlayer: begun.seat, activePlayers: stages });
        if (index % 50 === 0 || result) expect(fingerprint(reduced.state.G)).toBe(fingerprint(local.state));
      });
    }
  }, 300_000);
});
