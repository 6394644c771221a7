import type { ActionShape, Ctx, Game, LogEntry, Reducer, State } from 'boardgame.io';
import { CreateGameReducer, InitializeGame, ProcessGameConfig } from 'boardgame.io/internal';
import type { AnyModule } from '../module';
import type { Seat } from './seat';
import { hmacSha256 } from './sha256';

/** boardgame.io's state between two moves: plain JSON. `plugins` holds the seed, so it never leaves the server. */
export interface EngineState {
  G: unknown;
  ctx: Ctx;
  plugins: { random: { data: { seed: string } } } & Record<string, { data: unknown }>;
  _undo: never[];
  _redo: never[];
  /** Number of moves made. */
  _stateID: number;
}

/** A move as boardgame.io is given it. `seat` is `null` for the clock's move. */
export interface EngineMove {
  seat: Seat | null;
  move: string;
  args: readonly unknown[];
}

/**
 * What boardgame.io made of a move: the state after it, what it wrote into its log, and whether the move drew chance; or
 * why it would not.
 */
export type Reduction = { state: EngineState; entries: LogEntry[]; drew: boolean } | { error: string };

interface Engine {
  game: Game & { flow: unknown };
  reducer: Reducer;
}

const engines = new WeakMap<AnyModule, Engine>();

/** The processed game and the reducer of a module, built once. */
function engineOf(module: AnyModule): Engine {
  const known = engines.get(module);
  if (known) return known;
  const game = ProcessGameConfig(module.game) as Engine['game'];
  const engine = { game, reducer: CreateGameReducer({ game }) as Reducer };
  engines.set(module, engine);
  return engine;
}

/**
 * Deals a match.
 * @param options checked options of the module
 * @param seed at least 128 bits from a cryptographic source; all chance of the match follows from it
 */
export function deal(module: AnyModule, players: number, options: unknown, seed: string): EngineState {
  const { game } = engineOf(module);
  return settled(InitializeGame({ game: { ...game, seed } as Game, numPlayers: players, setupData: options }), seed);
}

/**
 * Runs one move. The state that comes in is left as it is; a refused move leaves nothing behind.
 * @returns boardgame.io's error type (`action/…`) where it refuses; whatever the rules throw is thrown on
 */
export function reduce(module: AnyModule, state: EngineState, move: EngineMove): Reduction {
  const { reducer } = engineOf(module);
  const { seed } = state.plugins.random.data;
  const before = {
    ...state,
    // boardgame.io counts moves inside the ctx it is given.
    ctx: { ...state.ctx, _activePlayersNumMoves: {} },
    plugins: { ...state.plugins, random: { data: chanceOfMove(seed, state._stateID) } },
  };
  const after = reducer(before as State, actionOf(move));
  // A refused state carries live plugin objects: only the error's type is taken from it.
  const { transients } = after as State & { transients?: { error?: { type: string } } };
  if (transients?.error) return { error: transients.error.type };
  const { prngstate } = (after.plugins.random as { data: { prngstate?: unknown } }).data;
  return { state: settled(after, seed), entries: after.deltalog ?? [], drew: prngstate !== undefined };
}

/**
 * Chance for one move. boardgame.io's generator is no cryptographic one: what dice and shuffles of earlier moves have
 * shown must not foretell this one, while the seed of the match still fixes them all.
 */
function chanceOfMove(seed: string, move: number): { readonly seed: string } {
  return {
    // Most moves draw nothing: boardgame.io asks for the seed with the first draw.
    get seed() {
      return hmacSha256(seed, `move ${move}`);
    },
  };
}

function actionOf({ seat, move, args }: EngineMove): ActionShape.MakeMove {
  const payload = { type: move, args: [...args], ...(seat !== null && { playerID: seat }) };
  return { type: 'MAKE_MOVE', payload } as ActionShape.MakeMove;
}

/** Only what the next move needs. boardgame.io's move counters go: no module uses them, and they count hidden moves. */
function settled(state: State, seed: string): EngineState {
  const { numMoves: _moves, _activePlayersNumMoves: _counts, ...ctx } = state.ctx;
  const plugins = Object.entries(state.plugins).map(([name, { data }]) => [name, { data: data ?? {} }]);
  return {
    G: state.G,
    ctx: { ...ctx, numMoves: 0, _activePlayersNumMoves: {} } as Ctx,
    plugins: { ...Object.fromEntries(plugins), random: { data: { seed } } },
    _undo: [],
    _redo: [],
    _stateID: state._stateID,
  };
}
