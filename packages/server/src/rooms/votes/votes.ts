import { isDeepStrictEqual } from 'node:util';
import type { Seat } from '@lantern/protocol/seat';
import type { Tempo } from '@lantern/protocol/tempo';
import { DAY } from '@lantern/protocol/timeUnits';
import { VOTE_LASTS, type VoteSubject, type VoteView } from '@lantern/protocol/votes';
import { isStillOpen } from '../../clock/clockSkew';
import { steadyNow } from '../../clock/steadyTime';
import { changesKind, isOverDays } from '../../days/tempoRules';
import { refused } from '../../refusals';
import type { RoomRecord, SeatRecord, VoteRecord } from '../../store/records';
import { shownBy } from '../access/shownTogether';
import { afterMatch, withHosting } from '../host/hostingRules';
import { paused, resumed } from '../host/pauses';
import { seatNamed, withSeat, withStandIn } from '../seats/seats';

export interface Question {
  about: VoteSubject;
  seat: Seat | null;
  decisionId?: number;
  /** The proposed tempo; `null` for a match in one go. */
  tempo?: Tempo | null;
}

/** Whether the person of a seat is here. */
export type Here = (seat: Seat) => boolean;

/** Subjects of votes in which everybody with a seat counts, whether or not they are here. */
const FOR_ALL: ReadonlySet<VoteSubject> = new Set(['tempo', 'pause', 'resume']);

/** How long an absent person keeps their vote, in seconds, regardless of the room's setting for absence. */
export const VOTE_KEPT = 60;

/**
 * The voters: about a stand-in, everybody else who is here; about a decision, everybody who is here; about the end,
 * everybody without a stand-in as well; about the tempo or a pause, everybody with a seat. People who have
 * been away for less than a minute count as here. So nobody loses a match to a short loss of connection, nobody absent
 * can block one, and of two people neither decides for the other.
 */
function electorate(room: RoomRecord, { about, seat }: Question, here: Here): Seat[] {
  const persons = room.seats.filter(({ kind }) => kind === 'person');
  if (FOR_ALL.has(about)) return persons.map((person) => person.seat);
  const decide = persons.filter((person) => {
    const counts = !person.away || here(person.seat);
    return about === 'end' ? counts || person.standIn === 'none' : counts && person.seat !== seat;
  });
  return decide.map((record) => record.seat);
}

/** One seat for each person who has any of these seats. Seats of one person share one vote. */
function personsOn(room: RoomRecord, seats: readonly Seat[]): Seat[] {
  const counted = new Set<string>();
  const isNew = ({ seat, keyHash }: SeatRecord) => {
    const key = keyHash ?? seat;
    const shown = shownBy(room, [key]);
    return ![...counted].some((other) => shown.has(other)) && counted.add(key);
  };
  const persons = room.seats.filter(({ seat }) => seats.includes(seat)).filter(isNew);
  return persons.map(({ seat }) => seat);
}

/** The votes that have not expired, including withdrawn ones. */
export function openVotes({ hosting }: Pick<RoomRecord, 'hosting'>, now: number): VoteRecord[] {
  return hosting.votes.filter(({ until }) => until === undefined || isStillOpen(until, VOTE_LASTS, now));
}

/** A seat of each person who may vote and has not voted. */
export function awaitedVoters(room: RoomRecord, vote: VoteRecord, here: Here): Seat[] {
  const voted = shownBy(room, vote.by);
  const keyOf = (seat: Seat) => seatNamed(room, seat).keyHash ?? seat;
  return personsOn(room, electorate(room, vote, here)).filter((seat) => !voted.has(keyOf(seat)));
}

/**
 * Number of persons who must agree: more than half; about a tempo over days that replaces another one, all, since it
 * may give less time.
 */
function personsNeeded(room: RoomRecord, { about, tempo }: Question, persons: number): number {
  return about === 'tempo' && !changesKind(room, tempo ?? null) ? persons : Math.floor(persons / 2) + 1;
}

/** The open votes as everybody may see them. `needed` counts every seat of a person who has voted with several. */
export function votesOf(room: RoomRecord, here: Here, now: number = steadyNow()): VoteView[] {
  return openVotes(room, now).flatMap(({ by, until, ...question }) => {
    const { about, seat, decisionId, tempo } = question;
    const voters = electorate(room, question, here);
    const seats = room.seats.filter(({ keyHash }) => keyHash !== null && by.includes(keyHash)).map((seat) => seat.seat);
    const counted = seats.filter((seat) => voters.includes(seat));
    if (counted.length === 0) return [];
    const twice = counted.length - personsOn(room, counted).length;
    const needed = personsNeeded(room, question, personsOn(room, voters).length) + twice;
    return {
      about,
      seat,
      by: counted,
      needed,
      ...(decisionId !== undefined && { decisionId }),
      ...(tempo !== undefined && { tempo }),
      ...(until !== undefined && { until }),
    };
  });
}

/**
 * The room after a vote or its withdrawal, with the consequences of a decided vote. Throws `ROOM_NOT_PLAYING`,
 * `NO_SUCH_SEAT`, `NOT_AWAY`.
 * @param now milliseconds since 1970
 */
export function voted(
  room: RoomRecord,
  question: Question,
  keyHash: string,
  wanted: boolean,
  here: Here,
  now: number = steadyNow(),
): RoomRecord {
  if (room.state !== 'playing') throw refused('ROOM_NOT_PLAYING');
  const { about, seat, decisionId, tempo } = question;
  if (seat !== null && (seatNamed(room, seat).kind === 'bot' || here(seat))) throw refused('NOT_AWAY');
  if (about === 'resume' && room.hosting.pausedAt === null) return room;
  if (about === 'pause' && !isOverDays(room)) throw refused('NOT_OVER_DAYS');
  const votes = openVotes(room, now);
  const before = votes.find((vote) => vote.about === about && vote.seat === seat);
  const others = votes.filter((vote) => vote !== before);
  // Votes about an earlier decision or another tempo do not count for this one.
  const isSame = before?.decisionId === decisionId && isDeepStrictEqual(before?.tempo, tempo);
  if (!wanted && !(isSame && before?.by.includes(keyHash))) return room;
  const open = isSame && !isOldAndWithdrawn(before, now) ? before : undefined;
  const by = [...(open?.by ?? []).filter((one) => one !== keyHash), ...(wanted ? [keyHash] : [])];
  const vote = { until: now + VOTE_LASTS, ...open, ...question, by };
  return decided(withHosting(room, { votes: [...others, vote] }), here, now);
}

/**
 * Whether a vote was withdrawn by everybody and opened more than a day ago, so that the next one is a new vote. Before
 * that it is the same vote, and nobody is notified of it again.
 */
function isOldAndWithdrawn(vote: VoteRecord | undefined, now: number): boolean {
  return vote?.until !== undefined && isWithdrawn(vote) && now >= vote.until - VOTE_LASTS + DAY;
}

/** Whether nobody is in favour any longer. The vote is kept until it expires. */
export const isWithdrawn = ({ by }: Pick<VoteRecord, 'by'>): boolean => by.length === 0;

/** The room with the consequences of every decided vote. */
export function decided(room: RoomRecord, here: Here, now: number = steadyNow()): RoomRecord {
  for (const { about, seat, by, needed } of votesOf(room, here, now)) {
    if (by.length < needed) continue;
    if (about === 'end') return afterMatch(room, 'vote', []);
    if (about === 'resume') return decided(resumed(room, now), here, now);
    if (about === 'pause') return decided(paused(room, now), here, now);
    if (seat !== null) return decided(stoodInFor(room, seat), here, now);
  }
  return room;
}

/** The room with a stand-in playing a seat until its person is back. Throws `NO_SUCH_SEAT`. */
export function stoodInFor(room: RoomRecord, seat: Seat): RoomRecord {
  return withoutVotes(withStandIn(room, seat, room.hosting.absence.by), seat);
}

/** The room in which an absent person's vote is no longer awaited, with the consequences. */
export function withoutVoteOf(room: RoomRecord, seat: Seat, here: Here): RoomRecord {
  return decided(withSeat(room, { ...seatNamed(room, seat), away: true }), here);
}

/** The room with a person playing their seat again. Throws `NO_SUCH_SEAT`. */
export function returned(room: RoomRecord, seat: Seat): RoomRecord {
  const { away: _, ...back } = seatNamed(room, seat);
  return withoutVotes(withSeat(room, { ...back, standIn: 'none' }), seat);
}

function withoutVotes(room: RoomRecord, seat: Seat): RoomRecord {
  return withHosting(room, { votes: room.hosting.votes.filter((vote) => vote.seat !== seat) });
}
