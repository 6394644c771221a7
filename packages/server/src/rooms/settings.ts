import { checkOptions } from '@lantern/games/kit/options';
import { seatsOf } from '@lantern/games/kit/seat';
import type { AnyModule } from '@lantern/games/module';
import type { ConfigureRoom } from '@lantern/games/protocol';
import type { RoomRecord, SeatRecord } from '../store/store';
import { Refused, refused } from './refused';
import { emptySeat } from './seats';

/** The games a server offers, by id. */
export type Games = ReadonlyMap<string, AnyModule>;

/** The game of that id. Throws `NO_SUCH_GAME`. */
export function gameNamed(games: Games, id: string): AnyModule {
  const module = games.get(id);
  if (!module) throw refused('NO_SUCH_GAME');
  return module;
}

/**
 * Complete options of a game for so many players.
 * Throws `BAD_PLAYER_COUNT`, `BAD_OPTIONS`, `UNKNOWN_OPTION`, `BAD_OPTION`.
 */
export function optionsFor(module: AnyModule, players: number, options: unknown): Record<string, unknown> {
  const { min, max } = module.players;
  if (!Number.isInteger(players) || players < min || players > max) {
    throw new Refused({ code: 'BAD_PLAYER_COUNT', params: { min, max } }, module);
  }
  const checked = checkOptions(module.options, players, options);
  if ('refusal' in checked) throw new Refused(checked.refusal, module);
  return checked.options as Record<string, unknown>;
}

/**
 * The room with other settings. Another game starts from its default options. Fewer seats drop the last ones; bots go
 * with them. After an end, anything but `listed` opens the room for the next match.
 * Throws `ROOM_PLAYING`, `NO_SUCH_GAME`, the refusals of `optionsFor`, `SEAT_TAKEN` if a person sits on a dropped seat.
 */
export function configured(room: RoomRecord, change: ConfigureRoom, games: Games): RoomRecord {
  if (room.state === 'playing') throw refused('ROOM_PLAYING');
  const listed = change.listed ?? room.listed;
  if (change.game === undefined && change.players === undefined && change.options === undefined) {
    return { ...room, listed };
  }
  const module = gameNamed(games, change.game ?? room.game);
  const players = change.players ?? room.seats.length;
  const options = change.options ?? (module.id === room.game ? room.options : {});
  return {
    ...room,
    listed,
    game: module.id,
    options: optionsFor(module, players, options),
    seats: resized(room.seats, players),
    state: 'open',
    matchId: null,
  };
}

function resized(seats: readonly SeatRecord[], players: number): SeatRecord[] {
  if (seats.slice(players).some((seat) => seat.kind === 'person')) throw refused('SEAT_TAKEN');
  return seatsOf(players).map((seat, index) => seats[index] ?? emptySeat(seat));
}
