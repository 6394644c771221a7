import { checkOptions, checkPlayers } from '@lantern/games/kit/options';
import type { AnyModule } from '@lantern/games/module';
import type { ConfigureRoom } from '@lantern/protocol/bodies';
import type { LoadedGames } from '../../games';
import { Refused, refused } from '../../refusals';
import type { RoomRecord, SeatRecord } from '../../store/records';
import { withHintsAllowed } from '../hints/hintRules';
import { emptySeat } from '../seats/seats';
import { reseated, withHosting } from './hostingRules';

/** The game of that id. Throws `NO_SUCH_GAME`. */
export function gameNamed(games: LoadedGames, id: string): AnyModule {
  const module = games.get(id);
  if (!module) throw refused('NO_SUCH_GAME');
  return module;
}

/**
 * Complete options of a game for so many players.
 * Throws `BAD_PLAYER_COUNT`, `BAD_OPTIONS`, `UNKNOWN_OPTION`, `BAD_OPTION`.
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
 * The room with other settings. Another game starts from its default options, with as many of the seats as it has;
 * another number of seats leaves the options that so many can play. Of too many seats the last free ones go first, then
 * the last bots, but no person. After an end, another game, number of seats or options open the room for the next match;
 * while one is played they stay.
 * Throws `ROOM_PLAYING`, `NO_SUCH_GAME`, the refusals of `optionsFor`, `TOO_MANY_PEOPLE`.
 */
export function configured(room: RoomRecord, change: ConfigureRoom, games: LoadedGames): RoomRecord {
  const { listed = room.listed, locked = room.hosting.locked, absence = room.hosting.absence } = change;
  const settled = playedAt(withHosting(room, { locked, absence }), change);
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

/** The room whose bots play at another pace, or wait. */
function playedAt(room: RoomRecord, { pace, botsWait }: ConfigureRoom): RoomRecord {
  const { botsWait: waited, ...hosting } = room.hosting;
  if (pace === undefined && botsWait === undefined) return room;
  return { ...room, hosting: { ...hosting, ...(pace && { pace }), ...((botsWait ?? waited) && { botsWait: true }) } };
}

/** The room whose matches are, or are not, revealed after their end. A running match stays as it was dealt. */
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

/** The place of the last free seat, or else of the last bot. */
function leastMissed(seats: readonly SeatRecord[]): number {
  const free = seats.findLastIndex(({ kind }) => kind === 'empty');
  return free >= 0 ? free : seats.findLastIndex(({ kind }) => kind === 'bot');
}
