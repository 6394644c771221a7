import { connect } from 'node:net';
import { statusOf, wrongIn } from './expectedAnswer';
import type { Fate } from './sendMessages';

/** The longest wait for an answer or the end of the connection, in milliseconds. */
const PATIENCE = 20_000;

/** When somebody whose request is broken gives up waiting and hangs up on his side, in milliseconds. */
const GIVING_UP = 500;

/** As much of an answer as is looked at. */
const LOOKED_AT = 20_000;

export interface Question {
  request: string;
  /** Whether an answer is due: then the end of the connection is none. */
  due: boolean;
  /** Whether whoever asks has no seat where they ask. */
  foreign: boolean;
}

/** Asks over a connection of its own and waits for the answer or the end. */
export function sendRawRequest(server: URL, { request, due, foreign }: Question, patience = PATIENCE): Promise<Fate> {
  return new Promise((resolve) => {
    let answer = '';
    /** What the system says of the connection, if it has broken. */
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
    // What is cut short would wait for its rest. A server of Node takes half an end for a whole one.
    if (!due) givesUp = setTimeout(() => socket.end(), GIVING_UP);
  });
}

function wrongStatus(status: number | undefined): string | undefined {
  return status !== undefined && status >= 500 && status !== 501 && status !== 505 ? `status ${status}` : undefined;
}
