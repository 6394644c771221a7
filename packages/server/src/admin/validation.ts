import { applyPatch } from '@lantern/games/engine/patch';
import type { EngineState } from '@lantern/games/engine/reducer';
import { seatsOf } from '@lantern/games/kit/seat';
import type { AnyModule } from '@lantern/games/module';
import type { StoredState } from '../store/records';
import { AdminError } from './adminError';
import type { MatchExport, RoomExport } from './exportFile';

/** Games by their id. */
type Games = ReadonlyMap<string, AnyModule>;

/**
 * Sees to it that an evening can go on here before anything of it is kept: all its matches are there and of games of this
 * server, every move fits what came before, and its game can show what comes of it. Throws `AdminError` otherwise.
 */
export function validateExport({ room, matches }: RoomExport, games: Games): void {
  gameOf(games, room.game);
  const ids = new Set(matches.map(({ id }) => id));
  if (ids.size < matches.length) throw damaged('two of its matches have the same id');
  if (room.matchId !== null && !ids.has(room.matchId)) throw damaged('the newest match of the room is missing');
  if ((room.matchId === null) !== (room.state === 'open')) throw damaged('the room and its newest match do not fit');
  if (!room.seats.every(({ seat }, index) => seat === String(index))) throw damaged('seats of the room are missing');
  for (const match of matches) checkMatch(match, gameOf(games, match.game));
  const newest = matches.find(({ id }) => id === room.matchId);
  if (room.state === 'playing' && (newest?.game !== room.game || newest.players !== room.seats.length))
    throw damaged('the room and its newest match do not fit');
}

function checkMatch(match: MatchExport, module: AnyModule): void {
  const { id, players, moves, rulesVersion, versions } = match;
  if (players < module.players.min || players > module.players.max) throw damaged(`match ${id} has ${players} players`);
  if ([rulesVersion, ...moves.map((move) => move.rulesVersion)].some((version) => version > module.rulesVersion))
    throw new AdminError(
      `Match ${id} was played by newer rules of ${module.id} than this server has. Upgrade it first.`,
    );
  if (moves.some(({ seq }, index) => seq !== index + 1)) throw damaged(`moves of match ${id} are missing`);
  const audiences = [...seatsOf(players), 'watchers'];
  if (!Object.keys(versions).every((audience) => audiences.includes(audience)))
    throw damaged(`match ${id} was told to somebody who is not there`);
  checkState(match, match.deal, module, 'the deal');
  checkState(match, lastState(match), module, 'the end');
}

/** Throws `AdminError` where a move does not fit the state before it. */
function lastState({ id, deal, moves }: MatchExport): StoredState {
  let state = deal;
  for (const { seq, delta } of moves) {
    try {
      state = after(state, delta);
    } catch {
      throw damaged(`move ${seq} of match ${id} does not fit what came before`);
    }
  }
  return state;
}

/** The state after a move; neither argument is changed. */
export function after(state: StoredState, delta: MatchExport['moves'][number]['delta']): StoredState {
  return applyPatch(state, delta);
}

/** Whether a state is one of that game. The laws of a game are those of its present rules. */
function checkState(
  { id, players, rulesVersion, moves }: MatchExport,
  state: StoredState,
  module: AnyModule,
  where: string,
): void {
  const present =
    moves.every((move) => move.rulesVersion === module.rulesVersion) && rulesVersion === module.rulesVersion;
  if (!isState(state, players, module) || (present && breaksLaws(state, module)))
    throw damaged(`${where} of match ${id} is none of ${module.id}`);
}

function isState(state: StoredState, players: number, module: AnyModule): boolean {
  try {
    const { G, ctx, plugins } = state as unknown as EngineState;
    if (ctx.numPlayers !== players || typeof plugins.random.data !== 'object') return false;
    for (const audience of [null, ...seatsOf(players)]) JSON.stringify(module.view(G, audience));
    return Array.isArray(Object.keys(module.course(G).stages));
  } catch {
    return false;
  }
}

function breaksLaws(state: StoredState, module: AnyModule): boolean {
  try {
    return module.invariants((state as unknown as EngineState).G).length > 0;
  } catch {
    return true;
  }
}

function gameOf(games: Games, id: string): AnyModule {
  const module = games.get(id);
  if (!module) throw new AdminError(`This server does not have the game ${JSON.stringify(id)}.`);
  return module;
}

function damaged(what: string): AdminError {
  return new AdminError(`This file is damaged: ${what}.`);
}
