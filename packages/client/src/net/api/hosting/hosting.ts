import type { HandOver, SeatTaken } from '@lantern/protocol/credentials';
import type { RoomView } from '@lantern/protocol/rooms';
import type { Seat } from '@lantern/protocol/seat';
import { request, roomPath } from '../rooms';

/** The next match with everybody one seat further on. */
export const rematch = (code: string, hostKey: string) =>
  request<RoomView>('POST', roomPath(code, '/rematch'), {}, hostKey);

/** Two seats change places. */
export const moveSeat = (code: string, from: Seat, to: Seat, hostKey: string) =>
  request<RoomView>('POST', roomPath(code, `/seats/${from}/move`), { to }, hostKey);

/** Deletes the room with all its matches. */
export const closeRoom = (code: string, hostKey: string) =>
  request<object>('POST', roomPath(code, '/close'), {}, hostKey);

export const pauseMatch = (code: string, paused: boolean, hostKey: string) =>
  request<RoomView>('POST', roomPath(code, '/pause'), { paused }, hostKey);

/** Votes for ending the match, or takes the vote back. */
export const voteEnd = (code: string, wanted: boolean, seatKey: string) =>
  request<RoomView>('POST', roomPath(code, '/end'), { wanted }, seatKey);

/** Tells everybody that the own browser has given a hint. */
export const tellHint = (code: string, seatKey: string) =>
  request<RoomView>('POST', roomPath(code, '/hint'), {}, seatKey);

/** Votes for a stand-in on a seat whose person is away, or takes the vote back. */
export const voteStandIn = (code: string, seat: Seat, wanted: boolean, seatKey: string) =>
  request<RoomView>('POST', roomPath(code, `/seats/${seat}/stand-in`), { wanted }, seatKey);

/** What lets another device take over the own seat. */
export const handOver = (code: string, seat: Seat, seatKey: string) =>
  request<HandOver>('POST', roomPath(code, `/seats/${seat}/hand-over`), {}, seatKey);

/** Takes the hand-over of the own seat back. */
export const keepSeat = (code: string, seat: Seat, seatKey: string) =>
  request<RoomView>('POST', roomPath(code, `/seats/${seat}/keep`), {}, seatKey);

/** Takes a seat over from another device. */
export const redeem = (code: string, token: string, browser: string) =>
  request<SeatTaken>('POST', roomPath(code, '/redeem'), { browser }, token);

/** Votes for the default of the open decision, or takes the vote back. */
export const voteTimeOut = (code: string, decisionId: number, wanted: boolean, seatKey: string) =>
  request<RoomView>('POST', roomPath(code, '/time-out/vote'), { decisionId, wanted }, seatKey);
