import { applyPatch } from '@lantern/games/engine/patch';
import type { EngineState } from '@lantern/games/engine/reducer';
import { seatsOf } from '@lantern/games/kit/seat';
import type { AnyModule } from '@lantern/games/module';
import type { StoredState } from '../store/records';
import { AdminError } from './adminError';
import type { MatchExport, RoomExport } from './exportFile';

type Games = ReadonlyMap<string, AnyModule>;

/**
 * Checks that an export can be continued here, before anything is stored: all its matches are included and of games of
 * this server, every move fits the state before it, and the game can show the result. Throws `AdminError` otherwise.
 */
export function validateExport({ room, matches }: RoomExport, games: Games): void {
  const ids = new Set(matches.map(({ id }) => id));
  if (ids.size < matches.length) throw damaged('two of its matches have the same id');
  if (room.matchId !== null && !ids.has(room.matchId)) throw damaged('the newest match of the room is missing');
  if ((room.matchId === null) !== (room.state === 'open')) throw damaged('the room and its newest match disagree');
  const { min, max } = gameOf(games, room.game).players;
  if (room.seats.length < min || room.seats.length > max) throw damaged(`the room has ${room.seats.length} seats`);
  if (!room.seats.every(({ seat }, index) => seat === String(index))) throw damaged('seats of the room are missing');
  for (const match of matches) checkMatch(match, gameOf(games, match.game));
  const newest = matches.find(({ id }) => id === room.matchId);
  if (room.state === 'playing' && (newest?.game !== room.game || newest.players !== room.seats.length))
    throw damaged('the room and its newest match disagree');
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
    throw damaged(`match ${id} has an unknown audience`);
  checkState(match, match.deal, module, 'the deal');
  checkState(match, lastState(match), module, 'the end');
}

/** Throws `AdminError` if a move does not fit the state before it. */
function lastState({ id, deal, moves }: MatchExport): StoredState {
  let state = deal;
  for (const { seq, delta } of moves) {
    try {
      state = after(state, delta);
    } catch {
      throw damaged(`move ${seq} of match ${id} does not fit the state before it`);
    }
  }
  return state;
}

/** The state after a move. Changes neither argument. */
export function after(state: StoredState, delta: MatchExport['moves'][number]['delta']): StoredState {
  return applyPatch(state, delta);
}

/** Checks that a state belongs to that game. The invariants are those of the current rules. */
function checkState(
  { id, players, rulesVersion, moves }: MatchExport,
  state: StoredState,
  module: AnyModule,
  where: string,
): void {
  const present =
    moves.every((move) => move.rulesVersion === module.rulesVersion) && rulesVersion === module.rulesVersion;
  if (!isState(state, players, module) || (present && breaksLaws(state, module)))
    throw damaged(`${where} of match ${id} is not one of ${module.id}`);
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
