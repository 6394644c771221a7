import type { Audience, Seat } from '@lantern/protocol/seat';
import { samplesOf } from '../../../jest.samples';
import { proofOf, seedsFor } from '../test/proofs';
import {
  type AnyMatch,
  type AnyProof,
  candidatesOfAll,
  playMatch,
  randomDeal,
  randomPlayer,
} from './engine/randomPlay';
import { modules } from './index';
import { checkMove, legalMoves } from './kit/move';
import { pick, type Random, seededRandom } from './kit/random';
import type { AnyModule } from './module';

const MATCHES = samplesOf('secrecyMatches');

const audiences = (seats: readonly Seat[]): Audience[] => [...seats, null];

/** Plays random matches and looks at every n-th state of each, and wherever something rare is hidden. */
function look(module: AnyModule, proof: AnyProof, every: number, at: (match: AnyMatch, random: Random) => void): void {
  for (const seed of seedsFor(module, 'secrecy', 0, MATCHES)) {
    const random = seededRandom(`${seed}/twins`);
    playMatch(module, randomDeal(module, proof, seed), {
      player: randomPlayer(module, proof),
      timeOuts: 0.02,
      interruptions: 0.03,
      watch: (match, moves) => (moves % every === 0 || proof.hides?.(match.state)) && at(match, random),
    });
  }
}

describe.each(modules.map((module) => [module.id, module] as const))('%s', (_id, module) => {
  test('states that differ only in what an audience may not know look the same to it, to the byte', async () => {
    const proof = await proofOf(module);
    let different = 0;
    let hiding = 0;
    look(module, proof, 5, ({ state, seats }, random) => {
      if (proof.hides?.(state) ?? true) hiding++;
      for (const audience of audiences(seats)) {
        const twin = proof.twin(state, audience, random);
        if (JSON.stringify(twin) !== JSON.stringify(state)) different++;
        same(module.view(state, audience), module.view(twin, audience), `view of ${audience}`);
        same(module.course(state), module.course(twin), 'course');
        same(module.clock(state) ?? null, module.clock(twin) ?? null, 'clock');
      }
    });
    if (hiding > 0) expect(different).toBeGreaterThan(10 * MATCHES);
    else expect(different).toBe(0);
  }, 600_000);

  test('what a seat may do, and why it may not, never tells what it may not know', async () => {
    const proof = await proofOf(module);
    look(module, proof, 41, ({ state, seats, view }, random) => {
      const tries = candidatesOfAll(module, seats, seats.map(view));
      for (const seat of seats) {
        const twin = proof.twin(state, seat, random);
        const views = [view(seat), module.view(twin, seat)];
        const [legal, refusals] = [views.map((one) => legalMoves(module.moves, one, seat)), views.map(answersTo)];
        same(legal[0], legal[1], `legal moves of ${seat}`);
        same(refusals[0], refusals[1], `refusals of ${seat}`);
        function answersTo(one: unknown) {
          return tries.map((choice) => checkMove(module.moves, one, seat, choice));
        }
      }
    });
  }, 600_000);

  test('a move that is concealed leaves no trace for others while somebody else has yet to decide', async () => {
    const proof = await proofOf(module);
    look(module, proof, 7, ({ state, seats, view }, random) => {
      for (const seat of seats) {
        const choices = legalMoves(module.moves, view(seat), seat).filter(
          ({ move }) => module.moves[move]?.conceals === 'move',
        );
        if (choices.length === 0) continue;
        const choice = pick(random, choices);
        const after = structuredClone(state);
        module.moves[choice.move]?.apply({ state: after, random }, seat, choice.args);
        const others = seats.filter((other) => other !== seat);
        if (!others.some((other) => view(other).mustDecide && module.view(after, other).mustDecide)) continue;
        if (view(null).decisionId !== module.view(after, null).decisionId) continue;
        for (const audience of [...others, null]) {
          same(view(audience), module.view(after, audience), `${choice.move} of ${seat} in the view of ${audience}`);
        }
      }
    });
  }, 600_000);
});

function same(one: unknown, other: unknown, what: string): void {
  if (JSON.stringify(one) !== JSON.stringify(other)) throw new Error(`${what} differs`);
}
