import { randomUUID } from 'node:crypto';
import { type ApiError, REFUSED } from '@lantern/protocol/apiError';
import type { SayAck } from '@lantern/protocol/chat';
import type { MoveAck } from '@lantern/protocol/packets';
import type { Logger } from 'pino';
import type { Socket } from 'socket.io';
import { asRefused } from '../refusals';

/** A client's acknowledgement callback. */
export type Ack = (answer: MoveAck | SayAck) => void;

export interface ReplyParts {
  log: Logger;
  /** Called with the code of everything that is refused. */
  onRefusal: (code: string) => void;
}

/**
 * The error that a client gets for anything thrown. A failure is logged under a request id that the client gets too.
 * @param what was asked, for the log, without secrets
 */
export function errorReply(error: unknown, parts: ReplyParts, what: Record<string, string>): ApiError {
  const refusal = asRefused(error);
  parts.onRefusal(refusal.body.code);
  if (!refusal.failure) return refusal.body;
  const request = randomUUID();
  parts.log.error({ err: error, request, ...what }, 'a message failed');
  return { ...refusal.body, request };
}

/** Takes the acknowledgement off a message. Refusals go to it, or are sent as an event where there is none. */
export function replyTo(socket: Socket, sent: unknown[]): { ack: Ack | undefined; refuse(error: ApiError): void } {
  const ack = typeof sent.at(-1) === 'function' ? (sent.pop() as Ack) : undefined;
  return { ack, refuse: (error) => (ack ? ack({ ok: false, ...error }) : socket.emit(REFUSED, error)) };
}
