import type { GroupMatch } from '@lantern/protocol/groupHistory';
import type { OwnMatch } from '@lantern/protocol/ownData';
import type { PlayedBy } from '@lantern/protocol/playedMatches';
import type { NightRecord } from '../../store/groups';
import type { HostingRecord, MutedRecord, RoomRecord, UndoableRecord } from '../../store/records';
import { vacated } from '../seats/seats';

/**
 * An owner of data in a room, with the hash of the key of the current or the last seat, and the hash of the browser.
 */
export interface Owner {
  /** The number of the person; absent for a person who never had a seat. */
  person?: number;
  keyHash?: string;
  /** The hash of the id of the browser in the room. */
  browser?: string;
}

/**
 * The room without its data about a person. Their seat is left; their name in the results becomes empty, while the
 * results stay, since they belong to all players.
 */
export function withoutOwner(room: RoomRecord, { person, keyHash, browser }: Owner): RoomRecord {
  const seatless = person === undefined ? room : withoutPerson(room, person, keyHash);
  const isOwn = (record: MutedRecord) =>
    record.person === undefined
      ? browser !== undefined && record.browsers?.includes(browser)
      : record.person === person;
  const left = { ...seatless, chat: { ...room.chat, muted: room.chat.muted.filter((record) => !isOwn(record)) } };
  const { gameNight, ...hosting } = left.hosting;
  if (!gameNight || browser === undefined) return left;
  const guests = gameNight.guests.filter((guest) => guest.browser !== browser);
  return { ...left, hosting: { ...hosting, gameNight: { ...gameNight, guests } } };
}

function withoutPerson(room: RoomRecord, person: number, keyHash: string | undefined): RoomRecord {
  const own = room.seats.find((seat) => seat.kind === 'person' && seat.person === person);
  const left = own ? vacated(room, own.seat, 'self') : room;
  const isOwn = (hash: string | null | undefined) => hash !== undefined && hash !== null && hash === keyHash;
  const seats = left.seats.map((seat) => {
    const { former } = seat;
    return former?.kind === 'person' && isOwn(former.keyHash)
      ? { ...seat, former: { ...former, keyHash: null } }
      : seat;
  });
  const nameless = withoutNames(left.hosting, person, namesOf(room, person));
  return { ...left, seats, hosting: withoutKey(nameless, isOwn) };
}

/** @param names all names that the person has had in the room */
function withoutNames(hosting: HostingRecord, person: number, names: readonly string[]): HostingRecord {
  const { hostNews, hostAway, people, history, extraTime, undoable, ...rest } = hosting;
  const isNamed = (name: string | null | undefined) => typeof name === 'string' && names.includes(name);
  const gone = people.gone
    .filter((one) => one.person !== person)
    .map((one) => (isNamed(one.removedBy) ? { ...one, removedBy: null } : one));
  const isSeatOf = ({ was }: UndoableRecord) => 'seat' in was && was.seat.person === person;
  return {
    ...rest,
    people: { ...people, gone },
    history: history.map((match) => nameless(match, person)),
    ...(extraTime && { extraTime: without(extraTime, person) }),
    ...(undoable && { undoable: undoable.filter((record) => !isSeatOf(record)) }),
    ...(hostNews && !isNamed(hostNews.name) && { hostNews }),
    ...(hostAway && { hostAway: isNamed(hostAway.name) ? { ...hostAway, name: null } : hostAway }),
  };
}

/** @param isOwn whether a hash is that of the deleted key */
function withoutKey(hosting: HostingRecord, isOwn: (hash: string | null) => boolean): HostingRecord {
  const { hostAway, undoable, shown, seatRequests, votes, ...rest } = hosting;
  const others = (hashes: readonly string[]) => hashes.filter((hash) => !isOwn(hash));
  return {
    ...rest,
    handOvers: rest.handOvers.filter((handOver) => !isOwn(handOver.keyHash)),
    votes: votes.map((vote) => ({ ...vote, by: others(vote.by) })).filter(({ by }) => by.length > 0),
    ...(hostAway && !isOwn(hostAway.keyHash) && { hostAway }),
    ...(undoable && { undoable: undoable.filter(({ by }) => !isOwn(by)) }),
    ...(shown && { shown: shown.filter((hashes) => !hashes.some(isOwn)) }),
    ...(seatRequests && {
      seatRequests: seatRequests
        .filter((seatRequest) => !isOwn(seatRequest.formerHash))
        .map((seatRequest) => ({ ...seatRequest, yes: others(seatRequest.yes), no: others(seatRequest.no) })),
    }),
  };
}

/** A room that has taken over the people of an earlier room, without the data about the owner of a key. */
export function withoutFormer(room: RoomRecord, keyHash: string): RoomRecord {
  const { people, extraTime, ...hosting } = room.hosting;
  const former = people.gone.find((one) => one.keyHash === keyHash);
  if (!former) return room;
  const gone = people.gone.filter((one) => one !== former);
  const times = extraTime && { extraTime: without(extraTime, former.person) };
  return { ...room, hosting: { ...hosting, ...times, people: { ...people, gone } } };
}

export function withoutName(night: NightRecord, person: number): NightRecord {
  return { ...night, matches: night.matches.map((match) => nameless(match, person)) };
}

export function namesOf({ seats, hosting }: RoomRecord, person: number): string[] {
  const named = [...seats, ...hosting.people.gone, ...hosting.history.flatMap(({ players }) => players)];
  return [...new Set(named.flatMap((one) => (one.person === person && one.name ? [one.name] : [])))];
}

function nameless<Match extends { players: PlayedBy[] }>(match: Match, person: number): Match {
  const players = match.players.map((player) => (player.person === person ? { ...player, name: '' } : player));
  return { ...match, players };
}

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
