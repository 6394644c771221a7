import { UNDO_LASTS } from '@lantern/protocol/roomSeats';
import type { Seat } from '@lantern/protocol/seat';
import { isStillOpen } from '../../clock/clockSkew';
import { refused } from '../../refusals';
import type { RoomRecord, SeatRecord, UndoableRecord } from '../../store/records';
import { keyFits } from '../access/keys';
import { withHosting } from '../host/hostingRules';
import { seatNamed } from './seats';

/** How long the server accepts an undo, in milliseconds: longer than it is offered, so that a last tap still counts. */
export const UNDO_TAKEN = UNDO_LASTS + 2000;

/** An act that can be undone. */
export interface UndoableAct {
  /** The seat that was left or freed; `null` if the role of the host was passed on. */
  seat: Seat | null;
  /** Hash of the key of the person who did it. */
  by: string;
}

/** The room after an act that can be undone for some seconds. */
export function undoable(before: RoomRecord, after: RoomRecord, { seat, by }: UndoableAct, now: number): RoomRecord {
  const was =
    seat === null
      ? { hostKeyHash: before.hostKeyHash, passedTo: after.hostKeyHash }
      : { seat: seatNamed(before, seat) };
  const act: UndoableRecord = { seat, by, was, until: now + UNDO_TAKEN, matchId: before.matchId };
  return withHosting(after, { undoable: [...open(after, now).filter((record) => record.seat !== seat), act] });
}

/**
 * The room before an act: with the same person, key and stand-in on the seat, or the same host. Throws `UNDO_GONE`,
 * including when another person has the seat or the role by now, or the person has another seat.
 * @param seat `null` for the role of the host
 * @param key of the person who did it
 */
export function undone(room: RoomRecord, seat: Seat | null, key: unknown, now: number): RoomRecord {
  const act = open(room, now).find((record) => record.seat === seat && keyFits(record.by, key));
  if (!act || act.matchId !== room.matchId) throw refused('UNDO_GONE');
  const left = withHosting(room, { undoable: open(room, now).filter((record) => record !== act) });
  if ('seat' in act.was) return reseatedBy(left, act.was.seat);
  if (room.hostKeyHash !== act.was.passedTo) throw refused('UNDO_GONE');
  const { hostNews: _, ...hosting } = left.hosting;
  return { ...left, hosting, hostKeyHash: act.was.hostKeyHash };
}

function open({ hosting }: RoomRecord, now: number): UndoableRecord[] {
  return (hosting.undoable ?? []).filter(({ until }) => isStillOpen(until, UNDO_TAKEN, now));
}

function reseatedBy(room: RoomRecord, was: SeatRecord): RoomRecord {
  const { people, seatRequests = [] } = room.hosting;
  const taken = seatNamed(room, was.seat).kind === 'person';
  // A person who has taken another seat since is no longer listed as gone.
  const gone = was.keyHash === null || people.gone.some(({ keyHash }) => keyHash === was.keyHash);
  const elsewhere = was.browser !== undefined && room.seats.some(({ browser }) => browser === was.browser);
  if (taken || !gone || elsewhere) throw refused('UNDO_GONE');
  const seats = room.seats.map((seat) => (seat.seat === was.seat ? was : seat));
  return withHosting(
    { ...room, seats },
    {
      people: { ...people, gone: people.gone.filter(({ keyHash }) => keyHash !== was.keyHash) },
      seatRequests: seatRequests.filter((request) => request.seat !== was.seat),
    },
  );
}
