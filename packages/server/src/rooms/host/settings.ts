import { checkOptions, checkPlayers } from '@lantern/games/kit/options';
import type { AnyModule } from '@lantern/games/module';
import type { ConfigureRoom } from '@lantern/protocol/bodies';
import { withTempo } from '../../days/tempoRules';
import type { LoadedGames } from '../../games';
import { Refused, refused } from '../../refusals';
import type { RoomRecord, SeatRecord } from '../../store/records';
import { withHintsAllowed } from '../hints/hintRules';
import { emptySeat } from '../seats/seats';
import { reseated, withHosting } from './hostingRules';

/** The game with that id. Throws `NO_SUCH_GAME`. */
export function gameNamed(games: LoadedGames, id: string): AnyModule {
  const module = games.get(id);
  if (!module) throw refused('NO_SUCH_GAME');
  return module;
}

/**
 * Complete options of a game for this number of players. Throws `BAD_PLAYER_COUNT`, `BAD_OPTIONS`, `UNKNOWN_OPTION`,
 * `BAD_OPTION`.
 */
export function optionsFor(module: AnyModule, players: number, options: unknown): Record<string, unknown> {
  requirePlayers(module, players);
  const checked = checkOptions(module.options, players, options);
  if ('refusal' in checked) throw new Refused(checked.refusal, module);
  return checked.options as Record<string, unknown>;
}

/** Throws `BAD_PLAYER_COUNT`. */
function requirePlayers(module: AnyModule, players: number): void {
  const refusal = checkPlayers(module.players, players);
  if (refusal) throw new Refused(refusal, module);
}

/**
 * The room with other settings. Another game starts with its default options and as many of the seats as it supports.
 * Another number of seats keeps the options that are valid for it. Surplus seats are removed from the last: first empty
 * ones, then bots, but no person. After a match, another game, number of seats or options open the room for the next
 * one; during a match they are refused. Throws `ROOM_PLAYING`, `NO_SUCH_GAME`, the refusals of `optionsFor` and
 * `withTempo`, `TOO_MANY_PEOPLE`.
 */
export function configured(room: RoomRecord, change: ConfigureRoom, games: LoadedGames): RoomRecord {
  const { listed = room.listed, locked = room.hosting.locked, absence = room.hosting.absence } = change;
  const settled = playedAt(withTempo(withHosting(room, { locked, absence }), change.tempo), change);
  const kept = { ...withHintsAllowed(revealing(settled, change.reveals), change.hints), listed };
  if (change.game === undefined && change.players === undefined && change.options === undefined) return kept;
  if (room.state === 'playing') throw refused('ROOM_PLAYING');
  const module = gameNamed(games, change.game ?? room.game);
  const same = module.id === room.game;
  const { min, max } = module.players;
  const players = change.players ?? (same ? room.seats.length : Math.min(max, Math.max(min, room.seats.length)));
  requirePlayers(module, players);
  const seated = resized(same ? kept : { ...kept, options: {} }, players, module);
  const options = optionsFor(module, players, change.options ?? seated.options);
  return { ...seated, game: module.id, options, state: 'open', matchId: null };
}

/** The room with another pace for its bots. */
function playedAt(room: RoomRecord, { pace }: ConfigureRoom): RoomRecord {
  return pace === undefined ? room : withHosting(room, { pace });
}

/** The room whose matches are, or are not, revealed after their end. A running match is not affected. */
function revealing(room: RoomRecord, reveals: boolean | undefined): RoomRecord {
  const { withholds, ...hosting } = room.hosting;
  if (reveals === undefined || reveals === !withholds) return room;
  return { ...room, hosting: { ...hosting, ...(!reveals && { withholds: true }) } };
}

/** Throws `TOO_MANY_PEOPLE`. */
function resized(room: RoomRecord, players: number, module: AnyModule): RoomRecord {
  const people = room.seats.filter(({ kind }) => kind === 'person').length;
  if (people > players) throw refused('TOO_MANY_PEOPLE', { people, max: players });
  const order = [...room.seats];
  while (order.length < players) order.push(emptySeat(String(order.length)));
  while (order.length > players) order.splice(leastMissed(order), 1);
  return reseated(room, order, module);
}

/** The position of the last empty seat, or else of the last bot. */
function leastMissed(seats: readonly SeatRecord[]): number {
  const free = seats.findLastIndex(({ kind }) => kind === 'empty');
  return free >= 0 ? free : seats.findLastIndex(({ kind }) => kind === 'bot');
}
