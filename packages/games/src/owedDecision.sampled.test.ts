import type { Seat } from '@lantern/protocol/seat';
import { seedsFor, testPlanOf } from '../test/testPlans';
import { type OwedDecision, owedDecision } from './engine/owedDecision';
import { playMatch, randomDeal, randomPlayer } from './engine/randomPlay';
import { modules } from './index';
import { legalMoves } from './kit/move';
import { seededRandom } from './kit/random';
import type { AnyModule } from './module';

/** Number of checked matches, and the interval between the checked states of each. */
const MATCHES = 2;
const EVERY = 7;

const games = modules.map((module) => [module.id, module] as const);

/** The open decision of a state. */
const paceAt = (module: AnyModule, players: number, state: unknown): OwedDecision =>
  owedDecision(module, players, (seat) => module.view(state, seat));

/** Visits states of random matches with the seats that owe a decision. */
async function eachState(
  module: AnyModule,
  look: (state: unknown, players: number, pace: OwedDecision) => void,
): Promise<void> {
  const testPlan = await testPlanOf(module);
  for (const seed of seedsFor(module, 'pace', 0, MATCHES)) {
    const deal = randomDeal(module, testPlan, seed);
    let states = 0;
    playMatch(module, deal, {
      player: randomPlayer(module, testPlan),
      watch({ state }) {
        if (states++ % EVERY === 0) look(state, deal.players, paceAt(module, deal.players, state));
      },
    });
  }
}

test.each(games)('%s waits for a seat until its end, and for none after it', async (_, module) => {
  await eachState(module, (state, _players, { owing }) => {
    expect(owing.length > 0).toBe(module.course(state).result === null);
  });
});

test.each(games)('%s reveals nothing hidden by its pace', async (_, module) => {
  const random = seededRandom('pace');
  await eachState(module, (state, players, pace) => {
    if (module.course(state).result) return;
    const other = module.imagine(module.view(state, null), null, random);
    expect(paceAt(module, players, other)).toEqual(pace);
  });
});

test.each(games)('%s calls a decision routine only if there is one possible move', async (_, module) => {
  await eachState(module, (state, _players, { routine, owing }) => {
    const movesOf = (seat: Seat) =>
      legalMoves(module.moves, module.view(state, seat), seat).filter(
        ({ move }) => move !== 'concede' && move !== 'retire',
      );
    if (routine) for (const seat of owing) expect(movesOf(seat)).toHaveLength(1);
  });
});

test.each(games)('%s names only existing stages in its pace', (_, module) => {
  expect(Object.keys(module.strings.stages)).toEqual(expect.arrayContaining([...(module.overDays?.asides ?? [])]));
});
