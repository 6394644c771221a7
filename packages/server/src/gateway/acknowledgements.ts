import { randomUUID } from 'node:crypto';
import { type ApiError, REFUSED } from '@lantern/protocol/apiError';
import type { SayAck } from '@lantern/protocol/chat';
import type { MoveAck } from '@lantern/protocol/packets';
import type { Logger } from 'pino';
import type { Socket } from 'socket.io';
import { asRefused } from '../refusals';

/** A client's wish to be answered. */
export type Ack = (answer: MoveAck | SayAck) => void;

export interface ReplyParts {
  log: Logger;
  /** Told the code of everything that is refused. */
  onRefusal: (code: string) => void;
}

/**
 * What a client is told of anything that was thrown. A failure goes into the log, under a number that the client is told
 * too.
 * @param what was asked, without secrets
 */
export function errorReply(error: unknown, parts: ReplyParts, what: Record<string, string>): ApiError {
  const refusal = asRefused(error);
  parts.onRefusal(refusal.body.code);
  if (!refusal.failure) return refusal.body;
  const request = randomUUID();
  parts.log.error({ err: error, request, ...what }, 'a message failed');
  return { ...refusal.body, request };
}

/** How a message is refused: by its acknowledgement if it has one, which is taken off what was sent; else by an event. */
export function replyTo(socket: Socket, sent: unknown[]): { ack: Ack | undefined; refuse(error: ApiError): void } {
  const ack = typeof sent.at(-1) === 'function' ? (sent.pop() as Ack) : undefined;
  return { ack, refuse: (error) => (ack ? ack({ ok: false, ...error }) : socket.emit(REFUSED, error)) };
}
