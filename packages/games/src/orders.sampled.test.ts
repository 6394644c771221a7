import type { GivenOrders } from '@lantern/protocol/orders';
import { seedsFor, testPlanOf } from '../test/testPlans';
import { orderedMove } from './engine/orders';
import { playMatch, randomDeal, randomPlayer } from './engine/randomPlay';
import { modules } from './index';
import { type Choice, checkMove } from './kit/move';
import { type AnyOrders, isSentence, type OrderSentence, type OrderValues, sentenceOf } from './kit/orders';
import { pick, type Random, seededRandom } from './kit/random';
import { seatsOf } from './kit/seat';
import type { AnyModule, CommonView } from './module';

/** Number of checked matches, and the interval between the checked states of each. */
const MATCHES = 3;
const EVERY = 5;

const games = modules.flatMap((module) => (module.orders ? [[module.id, module, module.orders] as const] : []));

function randomOrders({ choices }: AnyOrders, random: Random): GivenOrders {
  const given = (values: OrderValues | OrderSentence) =>
    isSentence(values) ? sentenceOf(values.map((part) => pick(random, part))) : pick(random, values);
  return Object.fromEntries(
    Object.entries<OrderValues | OrderSentence>(choices).map(([key, values]) => [key, given(values)]),
  );
}

/** Visits states of random matches, with the seats of each. */
async function eachState(
  module: AnyModule,
  look: (state: unknown, seats: readonly string[], random: Random) => void,
): Promise<void> {
  const testPlan = await testPlanOf(module);
  const random = seededRandom(`${module.id}/orders`);
  for (const seed of seedsFor(module, 'orders', 0, MATCHES)) {
    const deal = randomDeal(module, testPlan, seed);
    let states = 0;
    playMatch(module, deal, {
      player: randomPlayer(module, testPlan),
      watch({ state }) {
        if (states++ % EVERY === 0 && !module.course(state).result) look(state, seatsOf(deal.players), random);
      },
    });
  }
}

test.each(games)('%s makes legal moves by orders', async (_, module, orders) => {
  await eachState(module, (state, seats, random) => {
    for (const seat of seats) {
      const given = randomOrders(orders, random);
      const view: CommonView = module.view(state, seat);
      const choice = orderedMove(module, view, seat, given);
      if (choice) expect(checkMove(module.moves, view, seat, choice)).not.toHaveProperty('refusal');
    }
  });
});

/** Whether a move plays a card that the orders name. */
const playsCard = (choice: Choice | undefined) =>
  choice?.move === 'respond' && (choice.args[1] as { t: string }).t !== 'pass';

test.each(games)(
  '%s: the hand decides only whether an ordered card is played or the player is asked',
  async (_, module, orders) => {
    await eachState(module, (state, seats, random) => {
      const twin = module.imagine(module.view(state, null), null, random);
      for (const seat of seats) {
        const views: CommonView[] = [state, twin].map((one) => module.view(one, seat));
        // An answer that was given in secret differs between the two, and orders do not apply to it.
        if (!views.every(({ mustDecide }) => mustDecide)) continue;
        const given = randomOrders(orders, random);
        const [own, other] = views.map((view) => orderedMove(module, view, seat, given));
        const asked = [own, other].map((choice) => (playsCard(choice) ? undefined : choice));
        expect(asked[1]).toEqual(asked[0]);
      }
    });
  },
);
