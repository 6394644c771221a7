import type { ChanceVersion } from '@lantern/protocol/fairPlay';
import type { Seat } from '@lantern/protocol/seat';
import type { ActionShape, Ctx, Game, LogEntry, Reducer, State } from 'boardgame.io';
import { CreateGameReducer, InitializeGame, ProcessGameConfig } from 'boardgame.io/internal';
import type { AnyModule } from '../module';
import { hmacSha256 } from './sha256';

/** How matches are dealt now. */
export const CHANCE_VERSION: ChanceVersion = 2;

/** What all chance of a match follows from; without a version it is 1. */
interface Chance {
  seed: string;
  version?: ChanceVersion;
}

/** boardgame.io's state between two moves: plain JSON. `plugins` holds the seed, so it never leaves the server. */
export interface EngineState {
  G: unknown;
  ctx: Ctx;
  plugins: { random: { data: Chance } } & Record<string, { data: unknown }>;
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
 * @param version how it follows
 */
export function deal(
  module: AnyModule,
  players: number,
  options: unknown,
  seed: string,
  version: ChanceVersion = CHANCE_VERSION,
): EngineState {
  const { game } = engineOf(module);
  const chance = version === 1 ? { seed } : { seed, chance: { seed, move: 0 } };
  const dealt = InitializeGame({ game: { ...game, ...chance } as Game, numPlayers: players, setupData: options });
  return settled(dealt, { seed, ...(version > 1 && { version }) });
}

/**
 * Runs one move. The state that comes in is left as it is; a refused move leaves nothing behind.
 * @param checked whether `checkMove` has just allowed the move in this very state; otherwise the reducer asks it
 * @returns boardgame.io's error type (`action/…`) where it refuses; whatever the rules throw is thrown on
 */
export function reduce(
  module: AnyModule,
  state: EngineState,
  move: EngineMove,
  { checked = false }: { checked?: boolean } = {},
): Reduction {
  const { reducer } = engineOf(module);
  const chance = state.plugins.random.data;
  const before = {
    ...state,
    // boardgame.io counts moves inside the ctx it is given.
    ctx: { ...state.ctx, _activePlayersNumMoves: {} },
    plugins: {
      ...state.plugins,
      ...pluginsOfMove(chance, state._stateID),
      checked: { data: checked ? { allowed: true } : {} },
    },
  };
  const after = reducer(before as State, actionOf(move));
  // A refused state carries live plugin objects: only the error's type is taken from it.
  const { transients } = after as State & { transients?: { error?: { type: string } } };
  if (transients?.error) return { error: transients.error.type };
  return { state: settled(after, chance), entries: after.deltalog ?? [], drew: hasDrawn(after) };
}

/** What boardgame.io's plugins are given for a move that follows on so many. */
function pluginsOfMove({ seed, version = 1 }: Chance, made: number): Record<string, { data: unknown }> {
  if (version > 1) return { random: { data: { seed: '' } }, chance: { data: { seed, move: made + 1 } } };
  const random = {
    // Most moves draw nothing: boardgame.io asks for the seed with the first draw.
    get seed() {
      return hmacSha256(seed, `move ${made}`);
    },
  };
  return { random: { data: random } };
}

/** Whether a move has drawn chance, by the traces it has left in the plugins. */
function hasDrawn({ plugins }: State): boolean {
  const { random, chance } = plugins as Record<string, { data?: { prngstate?: unknown; drew?: boolean } }>;
  return random?.data?.prngstate !== undefined || chance?.data?.drew === true;
}

function actionOf({ seat, move, args }: EngineMove): ActionShape.MakeMove {
  const payload = { type: move, args: [...args], ...(seat !== null && { playerID: seat }) };
  return { type: 'MAKE_MOVE', payload } as ActionShape.MakeMove;
}

/** Only what the next move needs. boardgame.io's move counters go: no module uses them, and they count hidden moves. */
function settled(state: State, random: Chance): EngineState {
  const { numMoves: _moves, _activePlayersNumMoves: _counts, ...ctx } = state.ctx;
  const { chance: _chance, checked: _checked, ...others } = state.plugins;
  const plugins = Object.entries(others).map(([name, { data }]) => [name, { data: data ?? {} }]);
  return {
    G: state.G,
    ctx: { ...ctx, numMoves: 0, _activePlayersNumMoves: {} } as Ctx,
    plugins: { ...Object.fromEntries(plugins), random: { data: random } },
    _undo: [],
    _redo: [],
    _stateID: state._stateID,
  };
}
