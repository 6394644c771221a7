import type { ChanceVersion } from '@lantern/protocol/fairPlay';
import type { Ctx, LogEntry } from 'boardgame.io';
import { concealmentOf } from '../kit/move';
import type { Random } from '../kit/random';
import { seatsOf } from '../kit/seat';
import type { AnyModule, Course } from '../module';
import { type DrawnRandom, hmacRandom } from './hmacRandom';
import { dealtState, type EngineMove, sameStages, stateAfter } from './rules';

/** The current version of the random source. */
export const CHANCE_VERSION: ChanceVersion = 2;

/** The source of all chance of a match. */
interface Chance {
  seed: string;
  version: ChanceVersion;
}

/** boardgame.io's state between two moves: plain JSON. `plugins` holds the seed, so it never leaves the server. */
export interface EngineState {
  G: unknown;
  ctx: Ctx;
  plugins: { random: { data: Chance } };
  _undo: never[];
  _redo: never[];
  /** Number of moves made. */
  _stateID: number;
}

/**
 * The result of a move: the state after it, the entries for boardgame.io's log, and whether the move drew chance; or
 * boardgame.io's type of error (`action/…`).
 */
export type Reduction = { state: EngineState; entries: LogEntry[]; drew: boolean } | { error: string };

/**
 * Deals a match.
 * @param options checked options of the module
 * @param seed at least 128 bits from a cryptographic source; determines all chance of the match
 */
export function deal(module: AnyModule, players: number, options: unknown, seed: string): EngineState {
  return dealtWith(module, players, options, { seed, version: CHANCE_VERSION }, hmacRandom(seed, 0));
}

/**
 * Deals a match with any source of chance.
 * @param chance determines the chance of its moves
 */
export function dealtWith(
  module: AnyModule,
  players: number,
  options: unknown,
  chance: Chance,
  random: Random,
): EngineState {
  const G = dealtState(module, players, options, random);
  const course = module.course(G);
  const ctx = turnBegun({ ...NO_TURN, numPlayers: players, playOrder: seatsOf(players) } as unknown as Ctx, course);
  return {
    G,
    ctx: course.result ? { ...ctx, gameover: course.result } : ctx,
    plugins: { random: { data: chance } },
    _undo: [],
    _redo: [],
    _stateID: 0,
  };
}

/**
 * Runs one move, as boardgame.io's reducer runs it on the game that `moduleOf` makes. The argument is not changed.
 * @param checked whether `checkMove` has already allowed the move in this state; otherwise the rules are asked
 * @returns an error if the move is not made; errors thrown by the rules are passed on
 */
export function reduce(
  module: AnyModule,
  state: EngineState,
  move: EngineMove,
  { checked = false }: { checked?: boolean } = {},
): Reduction {
  const { seed, version } = state.plugins.random.data;
  if (version !== CHANCE_VERSION) throw new Error('the match was dealt by a version of chance that is no longer known');
  return reduceWith(module, state, move, hmacRandom(seed, state._stateID + 1), checked);
}

/** Runs one move with any source of chance. */
export function reduceWith(
  module: AnyModule,
  state: EngineState,
  move: EngineMove,
  random: DrawnRandom,
  checked: boolean,
): Reduction {
  const { ctx, _stateID } = state;
  if (ctx.gameover !== undefined) return { error: 'action/gameover' };
  if (move.seat !== null && !isActive(ctx, move.seat)) return { error: 'action/inactive_player' };
  const G = stateAfter(module, state.G, move, random, checked);
  if (G === undefined) return { error: 'action/invalid_move' };
  const course = module.course(G);
  const after = { ...state, G, ctx: followed(ctx, course), _stateID: _stateID + 1 };
  const at = { _stateID, turn: ctx.turn, phase: ctx.phase };
  const entries = [{ action: actionOf(move), ...at, ...(isRedacted(module, move) && { redact: true }) }];
  if (after.ctx.turn !== ctx.turn) entries.push({ action: TURN_ENDED, ...at });
  return { state: after, entries, drew: random.drew };
}

/** boardgame.io's ctx before the first turn. */
const NO_TURN = {
  turn: 0,
  phase: null,
  numMoves: 0,
  _activePlayersMinMoves: null,
  _activePlayersMaxMoves: null,
  _activePlayersNumMoves: {},
  _prevActivePlayers: [],
  _nextActivePlayers: null,
} as const;

/** Updates boardgame.io's turn, stages and end after a move to follow the course of the game. */
function followed(ctx: Ctx, course: Course): Ctx {
  if (course.result) return { ...ctx, gameover: course.result };
  if (course.turn !== ctx.turn) return turnBegun(ctx, course);
  return sameStages(course.stages, ctx.activePlayers ?? {}) ? ctx : { ...ctx, activePlayers: stagesOf(course) };
}

/** boardgame.io counts its own turns. */
function turnBegun(ctx: Ctx, course: Course): Ctx {
  const { seat } = course;
  const turn = ctx.turn + 1;
  return { ...ctx, turn, currentPlayer: seat, playOrderPos: Number(seat), activePlayers: stagesOf(course) };
}

const stagesOf = ({ stages }: Course) => (Object.keys(stages).length > 0 ? { ...stages } : null);

function isActive({ activePlayers, currentPlayer }: Ctx, seat: string): boolean {
  return activePlayers ? Object.hasOwn(activePlayers, seat) : currentPlayer === seat;
}

/** The entry of boardgame.io's log for the end of a turn. */
const TURN_ENDED = { type: 'GAME_EVENT', payload: { type: 'endTurn', args: undefined } } as LogEntry['action'];

function actionOf({ seat, move, args }: EngineMove): LogEntry['action'] {
  const payload = { type: move, args: [...args], ...(seat !== null && { playerID: seat }) };
  return { type: 'MAKE_MOVE', payload } as LogEntry['action'];
}

function isRedacted(module: AnyModule, { move }: EngineMove): boolean {
  return concealmentOf(module.moves, move) !== 'nothing';
}
