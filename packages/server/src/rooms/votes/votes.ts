import type { Seat } from '@lantern/protocol/seat';
import type { VoteSubject, VoteView } from '@lantern/protocol/votes';
import { refused } from '../../refusals';
import type { RoomRecord } from '../../store/records';
import { afterMatch, withHosting } from '../host/hostingRules';
import { seatNamed, withStandIn } from '../seats/seats';

/** What is voted about: ending the match, a stand-in for a seat, or the default for the open decision. */
export interface Question {
  about: VoteSubject;
  seat: Seat | null;
  decisionId?: number;
}

/** Whether somebody is here on a seat. */
export type Here = (seat: Seat) => boolean;

/**
 * Those who decide: about a stand-in everybody else who is here, about a decision everybody who is here, about the end
 * everybody for whom no stand-in plays. So nobody loses a match to a short fault of the line, nobody who stays away can
 * hold one up, and of two who are here none decides for the other.
 */
function electorate(room: RoomRecord, { about, seat }: Question, here: Here): Seat[] {
  const persons = room.seats.filter(({ kind }) => kind === 'person');
  const decide = persons.filter((one) => {
    if (about === 'end') return one.standIn === 'none' || here(one.seat);
    return one.seat !== seat && here(one.seat);
  });
  return decide.map((one) => one.seat);
}

/** The open votes as everybody may see them. */
export function votesOf(room: RoomRecord, here: Here): VoteView[] {
  return room.hosting.votes.flatMap(({ about, seat, by, decisionId }) => {
    const voters = electorate(room, { about, seat }, here);
    const seats = room.seats.filter(({ keyHash }) => keyHash !== null && by.includes(keyHash)).map((one) => one.seat);
    const counted = seats.filter((one) => voters.includes(one));
    if (counted.length === 0) return [];
    const needed = Math.floor(voters.length / 2) + 1;
    return { about, seat, by: counted, needed, ...(decisionId !== undefined && { decisionId }) };
  });
}

/**
 * The room after somebody has voted, or taken a vote back; what is decided by it has happened.
 * Throws `ROOM_NOT_PLAYING`, `NO_SUCH_SEAT`, `NOT_AWAY`.
 */
export function voted(room: RoomRecord, question: Question, keyHash: string, wanted: boolean, here: Here): RoomRecord {
  if (room.state !== 'playing') throw refused('ROOM_NOT_PLAYING');
  const { about, seat, decisionId } = question;
  if (seat !== null && (seatNamed(room, seat).kind === 'bot' || here(seat))) throw refused('NOT_AWAY');
  const before = room.hosting.votes.find((vote) => vote.about === about && vote.seat === seat);
  const others = room.hosting.votes.filter((vote) => vote !== before);
  // A vote about a decision that is over is no vote about the next one.
  const open = before?.decisionId === decisionId ? before : undefined;
  const by = [...(open?.by ?? []).filter((one) => one !== keyHash), ...(wanted ? [keyHash] : [])];
  const vote = { about, seat, by, ...(decisionId !== undefined && { decisionId }) };
  return decided(withHosting(room, { votes: by.length > 0 ? [...others, vote] : others }), here);
}

/** The room with everything done for which enough have voted. */
export function decided(room: RoomRecord, here: Here): RoomRecord {
  for (const { about, seat, by, needed } of votesOf(room, here)) {
    if (by.length < needed) continue;
    if (about === 'end') return afterMatch(room, 'vote', []);
    if (seat !== null) return decided(stoodInFor(room, seat), here);
  }
  return room;
}

/** The room with a stand-in playing a seat from now on, until its person is back. Throws `NO_SUCH_SEAT`. */
export function stoodInFor(room: RoomRecord, seat: Seat): RoomRecord {
  return withoutVotes(withStandIn(room, seat, room.hosting.absence.by), seat);
}

/** The room with a person playing their seat themselves again. Throws `NO_SUCH_SEAT`. */
export function returned(room: RoomRecord, seat: Seat): RoomRecord {
  return withoutVotes(withStandIn(room, seat, 'none'), seat);
}

function withoutVotes(room: RoomRecord, seat: Seat): RoomRecord {
  return withHosting(room, { votes: room.hosting.votes.filter((vote) => vote.seat !== seat) });
}
