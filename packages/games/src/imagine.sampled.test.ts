import { isDeepStrictEqual } from 'node:util';
import type { Audience } from '@lantern/protocol/seat';
import { samplesOf } from '../../../jest.samples';
import { seedsFor, testPlanOf } from '../test/testPlans';
import { matchFrom } from './engine/localMatch';
import {
  type AnyMatch,
  type AnyTestPlan,
  botPlayer,
  type Deal,
  playMatch,
  playOn,
  randomDeal,
  randomPlayer,
} from './engine/randomPlay';
import { modules } from './index';
import { pick, type Random, seededRandom } from './kit/random';
import type { AnyModule } from './module';

const MATCHES = samplesOf('imaginedMatches');

/** The number of checked moments of a match, and of those from which an imagined match is continued. */
const LOOKED_AT = 5;
const PLAYED_ON = 0.01;

/** Visits moments of random matches with all numbers of players, presets and options, played at random or by bots. */
async function atMoments(
  module: AnyModule,
  kind: string,
  count: number,
  look: (match: AnyMatch, random: Random, deal: Deal, testPlan: AnyTestPlan) => void,
): Promise<void> {
  const testPlan = await testPlanOf(module);
  const players = [randomPlayer(module, testPlan), botPlayer(module)];
  for (const [index, seed] of seedsFor(module, kind, 0, count).entries()) {
    const random = seededRandom(`${seed}/imagined`);
    const deal = randomDeal(module, testPlan, seed);
    playMatch(module, deal, {
      player: players[index % players.length] as (typeof players)[number],
      timeOuts: 0.03,
      interruptions: 0.05,
      watch: (match) => {
        if (random.die(LOOKED_AT) === 1 || module.course(match.state).result) look(match, random, deal, testPlan);
      },
    });
  }
}

const imagined = (module: AnyModule, match: AnyMatch, audience: Audience, random: Random) =>
  module.imagine(match.view(audience), audience, random);

describe.each(modules.map((module) => [module.id, module] as const))('%s', (_id, module) => {
  test('every imagined state gives its audience exactly the real view, and breaks no law', async () => {
    await atMoments(module, 'imagine', MATCHES, (match, random) => {
      for (const audience of [...match.seats, null]) {
        const state = imagined(module, match, audience, random);
        const broken = module.invariants(state);
        if (broken.length > 0) throw new Error(`${audience} imagines: ${broken.join('; ')}`);
        if (!isDeepStrictEqual(module.view(state, audience), match.view(audience))) {
          throw new Error(`${audience} imagines something else than it sees`);
        }
      }
    });
  }, 600_000);

  test('a match continues from an imagined state to its end without breaking a law', async () => {
    let played = 0;
    await atMoments(module, 'imagine/on', MATCHES, (match, random, deal, testPlan) => {
      const result = module.course(match.state).result;
      if (result || (played > 0 && random.die(1 / PLAYED_ON) > 1)) return;
      const audience = pick(random, [...match.seats, null]);
      const state = structuredClone(imagined(module, match, audience, random));
      const seed = `${deal.seed}/on/${played++}`;
      const watch = ({ state: now }: AnyMatch) => {
        const broken = module.invariants(now);
        if (broken.length > 0) throw new Error(broken.join('; '));
      };
      const on = matchFrom(module, deal.players, state, seededRandom(seed));
      playOn(module, on, { ...deal, seed }, { player: randomPlayer(module, testPlan), timeOuts: 0.02, watch });
    });
    expect(played).toBeGreaterThan(0);
  }, 600_000);
});
