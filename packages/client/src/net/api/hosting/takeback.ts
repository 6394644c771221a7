import type { Learned } from '@lantern/protocol/learned';
import type { RoomView } from '@lantern/protocol/rooms';
import { request, roomPath } from '../rooms';

/**
 * How the own last move can be taken back: freely, or if everybody agrees. `version` is that of the view it led to,
 * `shown` what one has seen since.
 */
export interface Takeable {
  way: 'free' | 'ask';
  version: number;
  shown: readonly Learned[];
}

/** Takes the own last move back, where that is free. */
export const takeBack = (code: string, { version }: Takeable, seatKey: string) =>
  request<RoomView>('POST', roomPath(code, '/take-back'), { version }, seatKey);

/** Asks the others to take the own last move back. */
export const requestTakeback = (code: string, { version }: Takeable, seatKey: string) =>
  request<RoomView>('POST', roomPath(code, '/take-back/ask'), { version }, seatKey);

/** Agrees to a take-back or does not; whoever has asked ends it by a no. */
export const answerTakeback = (code: string, agreed: boolean, seatKey: string) =>
  request<RoomView>('POST', roomPath(code, '/take-back/answer'), { agreed }, seatKey);
