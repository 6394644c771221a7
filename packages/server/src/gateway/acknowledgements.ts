import { randomUUID } from 'node:crypto';
import { type ApiError, REFUSED } from '@lantern/protocol/apiError';
import type { SayAck } from '@lantern/protocol/chat';
import type { MoveAck } from '@lantern/protocol/packets';
import type { Logger } from 'pino';
import type { Socket } from 'socket.io';
import { asRefused, levelOf } from '../refusals';

/** A client's acknowledgement callback. */
export type Ack = (answer: MoveAck | SayAck) => void;

export interface ReplyParts {
  log: Logger;
  onRefusal: (code: string) => void;
}

/**
 * The error a client gets for anything thrown. Failures are logged under a request id that the client gets too.
 * @param what the request, for the log, without secrets
 */
export function errorReply(error: unknown, parts: ReplyParts, what: Record<string, string>): ApiError {
  const refusal = asRefused(error);
  parts.onRefusal(refusal.body.code);
  if (!refusal.failure) return refusal.body;
  const request = randomUUID();
  parts.log[levelOf(error)]({ err: error, request, ...what }, 'unexpected error while handling a socket message');
  return { ...refusal.body, request };
}

/** Takes the acknowledgement callback off a message. Without one, refusals are sent as an event. */
export function replyTo(socket: Socket, sent: unknown[]): { ack: Ack | undefined; refuse(error: ApiError): void } {
  const ack = typeof sent.at(-1) === 'function' ? (sent.pop() as Ack) : undefined;
  return { ack, refuse: (error) => (ack ? ack({ ok: false, ...error }) : socket.emit(REFUSED, error)) };
}
