import type { GroupMatch } from '@lantern/protocol/groupHistory';
import type { OwnMatch } from '@lantern/protocol/ownData';
import type { PlayedBy } from '@lantern/protocol/playedMatches';
import type { NightRecord } from '../../store/groups';
import type { HostingRecord, RoomRecord } from '../../store/records';
import { vacated } from '../seats/seats';

/** Who owns data in a room: the hash of the key of the current or the last seat, and the hash of the browser. */
export interface Owner {
  /** The number of the person; absent for a person who never had a seat. */
  person?: number;
  keyHash?: string;
  /** The hash of the id of the browser in the room. */
  browser?: string;
}

/**
 * The room without what it stores about a person. Their seat is left; their name in the results becomes empty, while
 * the results stay, since they belong to all players.
 */
export function withoutOwner(room: RoomRecord, { person, keyHash, browser }: Owner): RoomRecord {
  const left = person === undefined ? room : withoutPerson(room, person, keyHash);
  const { gameNight, ...hosting } = left.hosting;
  if (!gameNight || browser === undefined) return left;
  const guests = gameNight.guests.filter((guest) => guest.browser !== browser);
  return { ...left, hosting: { ...hosting, gameNight: { ...gameNight, guests } } };
}

function withoutPerson(room: RoomRecord, person: number, keyHash: string | undefined): RoomRecord {
  const own = room.seats.find((one) => one.kind === 'person' && one.person === person);
  const { seats, hosting, ...left } = own ? vacated(room, own.seat, 'self') : room;
  const isOwn = (hash: string | null | undefined) => hash !== undefined && hash !== null && hash === keyHash;
  const forgotten: Partial<HostingRecord> = {
    people: { ...hosting.people, gone: hosting.people.gone.filter((one) => one.person !== person) },
    history: hosting.history.map((match) => nameless(match, person)),
    handOvers: hosting.handOvers.filter((one) => !isOwn(one.keyHash)),
    ...(hosting.undoable && { undoable: hosting.undoable.filter(({ by }) => !isOwn(by)) }),
    ...(hosting.shown && { shown: hosting.shown.filter((hashes) => !hashes.some(isOwn)) }),
    ...(hosting.extraTime && { extraTime: without(hosting.extraTime, person) }),
  };
  return {
    ...left,
    seats: seats.map((seat) => {
      const { former } = seat;
      return former?.kind === 'person' && isOwn(former.keyHash)
        ? { ...seat, former: { ...former, keyHash: null } }
        : seat;
    }),
    hosting: { ...hosting, ...forgotten },
  };
}

/** The nights of a group without the name of a person. */
export function withoutName(nights: readonly NightRecord[], person: number): NightRecord[] {
  return nights.map((night) => ({ ...night, matches: night.matches.map((match) => nameless(match, person)) }));
}

function nameless<Match extends { players: PlayedBy[] }>(match: Match, person: number): Match {
  const players = match.players.map((player) => (player.person === person ? { ...player, name: '' } : player));
  return { ...match, players };
}

/** The matches in which a person has played. */
export function matchesOf(matches: readonly GroupMatch[], person: number): OwnMatch[] {
  return matches.flatMap(({ game, at, players, winners }) =>
    players.flatMap((player, index) => {
      const seat = String(index);
      return player.person === person ? { game, at, name: player.name, seat, won: winners.includes(seat) } : [];
    }),
  );
}

function without<Value>(values: Readonly<Record<number, Value>>, key: number): Record<number, Value> {
  return Object.fromEntries(Object.entries(values).filter(([one]) => Number(one) !== key));
}
