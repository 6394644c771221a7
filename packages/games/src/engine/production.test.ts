import '../../test/production';
import { recordedMatches } from '../../test/matchFiles';
import { modules } from '../index';
import { seededRandom } from '../kit/random';
import type { AnyModule } from '../module';
import { matchFingerprint, type RecordedMatch } from './recordedMatch';
import { CHANCE_VERSION, dealtWith, type EngineState, reduceWith } from './reducer';
import { TIME_OUT } from './serverOnlyMoves';

/** Each state of a recorded match, with its JSON at the time it was made. */
function* statesOf(module: AnyModule, { players, options, seed, moves }: RecordedMatch) {
  const random = { ...seededRandom(seed), drew: false };
  let state: EngineState = dealtWith(module, players, options, { seed, version: CHANCE_VERSION }, random);
  yield { G: state.G as object, text: JSON.stringify(state.G) };
  for (const [seat, move, args] of moves) {
    const made = seat === null ? { seat, move: TIME_OUT, args: [] } : { seat, move, args };
    const reduction = reduceWith(module, state, made, random, seat === null);
    if (!('state' in reduction)) throw new Error(`${move}: ${reduction.error}`);
    state = reduction.state;
    yield { G: state.G as object, text: JSON.stringify(state.G) };
  }
}

describe.each(modules.map((module) => [module.id, module] as const))('%s in production', (id, module) => {
  test.each(recordedMatches(id))('%s: states are not frozen, and none changes once it is made', (_file, record) => {
    const states = [...statesOf(module, record)];
    const count = (is: (state: (typeof states)[number]) => boolean) => states.filter(is).length;
    expect(count(({ G }) => Object.isFrozen(G))).toBe(0);
    expect(count(({ G, text }) => JSON.stringify(G) !== text)).toBe(0);
    expect(matchFingerprint(states.at(-1)?.G as object, record.options)).toBe(record.hash);
  });
});
