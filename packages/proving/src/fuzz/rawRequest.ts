import { connect } from 'node:net';
import { statusOf, wrongIn } from './expectedAnswer';
import type { Fate } from './sendMessages';

/** Maximum time for an answer or a closed connection. */
const TIMEOUT_MS = 20_000;

/** When the sender of a broken request gives up and closes its side, in milliseconds. */
const GIVING_UP = 500;

/** Maximum length of the answer to check. */
const LOOKED_AT = 20_000;

export interface Question {
  request: string;
  /** Whether an answer is required; then a closed connection is an error. */
  due: boolean;
  /** Whether the sender has no seat there. */
  foreign: boolean;
}

/** Sends a request over a separate connection and waits for the answer or the end. */
export function sendRawRequest(server: URL, { request, due, foreign }: Question, patience = TIMEOUT_MS): Promise<Fate> {
  return new Promise((resolve) => {
    let answer = '';
    /** The system error of the connection, if it has failed. */
    let broken: string | undefined;
    let givesUp: NodeJS.Timeout | undefined;
    const socket = connect({ host: server.hostname, port: Number(server.port), noDelay: true });
    const end = (kind: string) => {
      clearTimeout(timer);
      clearTimeout(givesUp);
      socket.destroy();
      const silence = kind === 'UNANSWERED' && broken !== undefined ? `no answer: ${broken}` : undefined;
      const wrong = wrongIn(answer, foreign) ?? wrongStatus(statusOf(answer)) ?? silence;
      resolve({ kind, ...(wrong && { wrong }) });
    };
    const timer = setTimeout(() => end('UNANSWERED'), patience);
    socket.on('data', (data) => {
      if (answer.length < LOOKED_AT) answer += data.toString('latin1');
    });
    socket.on('error', (error: NodeJS.ErrnoException) => {
      broken = error.code ?? error.message;
    });
    socket.on('close', () => {
      const status = statusOf(answer);
      end(status !== undefined ? `HTTP ${status}` : due ? 'UNANSWERED' : 'cut');
    });
    socket.write(request);
    // A truncated request would wait for its rest. A Node server treats a half-closed connection as closed.
    if (!due) givesUp = setTimeout(() => socket.end(), GIVING_UP);
  });
}

function wrongStatus(status: number | undefined): string | undefined {
  return status !== undefined && status >= 500 && status !== 501 && status !== 505 ? `status ${status}` : undefined;
}
