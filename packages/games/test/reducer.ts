import type { Game, Reducer, State } from 'boardgame.io';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import { MockRandom } from 'boardgame.io/testing';
import { boardgameOf } from '../src/engine/boardgame';
import { type Random, seededRandom } from '../src/kit/random';
import type { GameModule } from '../src/module';

/** A match run by boardgame.io's own reducer. */
export interface ReducedMatch<G> {
  readonly state: State<G>;
  /** Makes a move, with seat `null` for the clock; true if boardgame.io accepted it. */
  act(seat: string | null, move: string, args: readonly unknown[]): boolean;
}

/**
 * Deals a match in boardgame.io.
 * @param chance where all of it comes from; a text is the seed of `seededRandom`, so that a local match has the same
 */
export function reducedMatch<G>(
  // biome-ignore lint/suspicious/noExplicitAny: only the state matters here
  module: GameModule<G, any, any, any>,
  players: number,
  setupData: unknown,
  chance: string | Random,
): ReducedMatch<G> {
  const plugin = chancePlugin(typeof chance === 'string' ? seededRandom(chance) : chance);
  const game = boardgameOf(module);
  const seeded = { ...game, plugins: [...(game.plugins ?? []), plugin] } as unknown as Game;
  const reducer = CreateGameReducer({ game: seeded, isClient: false }) as Reducer;
  let state: State = InitializeGame({ game: seeded, numPlayers: players, setupData });
  return {
    get state() {
      return state as State<G>;
    },
    act(seat, move, args) {
      const payload = { type: move, args: [...args], ...(seat !== null && { playerID: seat }) };
      const next = reducer(state, { type: 'MAKE_MOVE', payload } as never) as State & { transients?: unknown };
      const { transients: _transients, ...kept } = next;
      const accepted = next._stateID > state._stateID;
      state = kept as State;
      return accepted;
    },
  };
}

function chancePlugin(random: Random) {
  return MockRandom({
    Die: (sides: number) => random.die(sides),
    Shuffle: (items: unknown[]) => random.shuffle(items),
  });
}
