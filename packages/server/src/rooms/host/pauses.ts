import type { RoomView } from '@lantern/protocol/rooms';
import { DAY } from '@lantern/protocol/timeUnits';
import { CALLED_AFTER } from '../../days/dayCalls';
import { isOverDays } from '../../days/tempoRules';
import { type CallRecord, NO_DECISION } from '../../store/calls';
import type { RoomRecord } from '../../store/records';
import { withHosting } from './hostingRules';

/** How long a pause of a match over days lasts, in milliseconds; a vote adds as much again. */
const PAUSE_LASTS = 7 * DAY;

/** Time after a pause of a match over days within which the host cannot pause alone, in milliseconds. */
const ALONE_AFTER = 14 * DAY;

/** The room with its match paused; over days with an end, which is a week later if the match is paused already. */
export function paused(room: RoomRecord, now: number): RoomRecord {
  const { pausedAt, pauseEnds } = room.hosting;
  const pausing = { pausedAt: pausedAt ?? now, votes: withoutVotesAboutPause(room) };
  if (!isOverDays(room)) return withHosting(room, pausing);
  return withHosting(room, {
    ...pausing,
    pauseEnds: (pausedAt === null ? now : endOf(pausedAt, pauseEnds)) + PAUSE_LASTS,
  });
}

/** The room after a pause, without the votes about it. */
export function resumed(room: RoomRecord, now: number): RoomRecord {
  const { pauseEnds } = room.hosting;
  const ended = pauseEnds === undefined ? {} : { pauseEnds: Math.min(pauseEnds, now) };
  return withHosting(room, { pausedAt: null, votes: withoutVotesAboutPause(room), ...ended });
}

const withoutVotesAboutPause = ({ hosting }: RoomRecord) =>
  hosting.votes.filter(({ about }) => about !== 'resume' && about !== 'pause');

/** When a pause of a match over days ends by itself. */
const endOf = (pausedAt: number, pauseEnds: number | undefined) => Math.max(pauseEnds ?? 0, pausedAt + PAUSE_LASTS);

/** Whether a match over days resumes by itself now. */
export function isPauseOver({ hosting: { pausedAt, pauseEnds } }: RoomRecord, now: number): boolean {
  return pausedAt !== null && now >= endOf(pausedAt, pauseEnds);
}

/** The room with its match resumed if the pause has reached its end; else the same room. */
export function withoutPauseOver(room: RoomRecord, now: number): RoomRecord {
  return isPauseOver(room, now) ? resumed(room, now) : room;
}

/** Whether the host may pause the match alone: not twice within 14 days in a match over days. */
export function mayPauseAlone(room: RoomRecord, now: number): boolean {
  const { pauseEnds } = room.hosting;
  return !isOverDays(room) || pauseEnds === undefined || now >= pauseEnds + ALONE_AFTER;
}

/** The notifications for a change of a room that ends the pause of a match over days: one for each person. */
export function pauseOverCalls(before: RoomRecord, after: RoomRecord, now: number): CallRecord[] {
  const { code: roomCode, matchId, seats, state, hosting } = after;
  const { pausedAt } = before.hosting;
  const hasEnded = pausedAt !== null && hosting.pausedAt === null;
  if (!hasEnded || state !== 'playing' || matchId === null || !isOverDays(after)) return [];
  const call = { roomCode, matchId, decisionId: NO_DECISION, kind: 'back', about: String(pausedAt) } as const;
  return seats.flatMap(({ seat, kind }) => (kind === 'person' ? { ...call, seat, notBefore: now + CALLED_AFTER } : []));
}

/** What everybody may know about pauses. */
export function pauseView(room: RoomRecord, now: number): Pick<RoomView, 'paused' | 'pauseEnds' | 'pauseByVote'> {
  const { pausedAt, pauseEnds } = room.hosting;
  return {
    paused: pausedAt !== null,
    ...(pausedAt !== null && isOverDays(room) && { pauseEnds: endOf(pausedAt, pauseEnds) }),
    ...(room.state === 'playing' && !mayPauseAlone(room, now) && { pauseByVote: true as const }),
  };
}
