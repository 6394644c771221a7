import type { Seat } from '@lantern/protocol/seat';
import type { CallKind, CallRecord } from '../../store/calls';
import type { RoomRecord, VoteRecord } from '../../store/records';
import { withHosting } from '../host/hostingRules';
import type { ReadonlyVisitors } from '../presence/visitors';
import { openRequests, seatRequestViews, seatsOfHostPerson } from '../seats/seatRequestRules';
import { seatNamed } from '../seats/seats';
import { openTakeBack, takeBackView } from '../takeBack/takeBackRules';
import { awaitedVoters, isWithdrawn, openVotes } from '../votes/votes';

/** The questions that a room puts to its players, besides the decisions of its match. */
export const QUESTIONS = ['vote', 'seatRequest', 'takeBack'] as const satisfies readonly CallKind[];

/** A vote or a request that waits for answers. */
export interface OpenQuestion {
  kind: (typeof QUESTIONS)[number];
  /** Identifies it among those of its kind. */
  about: string;
  /** When it expires, in milliseconds since 1970. */
  until: number;
  /** The seats of the people who have not answered. */
  awaits: Seat[];
}

/**
 * The votes and requests of a room that wait for answers and will expire.
 * @param now milliseconds since 1970
 */
export function openQuestions(room: RoomRecord, visitors: ReadonlyVisitors, now: number): OpenQuestion[] {
  if (room.state !== 'playing') return [];
  return [...votes(room, visitors, now), ...seatRequests(room, visitors, now), ...takeBack(room, now)];
}

function votes(room: RoomRecord, visitors: ReadonlyVisitors, now: number): OpenQuestion[] {
  return openVotes(room, now).flatMap((vote) => {
    const { until } = vote;
    if (until === undefined || isWithdrawn(vote)) return [];
    const awaits = awaitedVoters(room, vote, (one) => visitors.atSeat(seatNamed(room, one)) > 0);
    return { kind: 'vote', about: identityOf(vote), until, awaits };
  });
}

const identityOf = ({ about, until }: VoteRecord) => `${about}/${until}`;

/** Whether a vote was withdrawn by everybody, but may be opened again as the same vote. */
export function mayReopen(room: RoomRecord, { kind, about }: CallRecord, now: number): boolean {
  return kind === 'vote' && openVotes(room, now).some((vote) => isWithdrawn(vote) && identityOf(vote) === about);
}

function seatRequests(room: RoomRecord, visitors: ReadonlyVisitors, now: number): OpenQuestion[] {
  return seatRequestViews(room, visitors, now).map(({ id, host, seats, remaining }) => {
    const awaits = [...new Set([...seats, ...(host ? seatsOfHostPerson(room, visitors) : [])])];
    return { kind: 'seatRequest', about: id, until: now + remaining, awaits };
  });
}

function takeBack(room: RoomRecord, now: number): OpenQuestion[] {
  const open = openTakeBack(room, now);
  if (!open) return [];
  return [
    { kind: 'takeBack', about: String(open.seq), until: open.until, awaits: takeBackView(room, now)?.awaited ?? [] },
  ];
}

/** The room without expired votes and requests; the same room if it has none. */
export function withoutLapsed(room: RoomRecord, now: number): RoomRecord {
  const { votes: before, seatRequests: asked = [], takeBacks } = room.hosting;
  const [votes, requests] = [openVotes(room, now), openRequests(room, now)];
  const open = openTakeBack(room, now);
  const lapsed = votes.length < before.length || requests.length < asked.length || open !== takeBacks.open;
  return lapsed ? withHosting(room, { votes, seatRequests: requests, takeBacks: { ...takeBacks, open } }) : room;
}
