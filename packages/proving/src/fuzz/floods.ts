import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { RawSocket } from './rawSocket';

export interface FloodSize {
  /** In milliseconds. */
  lasts: number;
  /** Number of simultaneous connections of each kind. */
  lines: number;
  /** Delay before a closed connection is replaced, in milliseconds. */
  rest: number;
}

const RUSH: FloodSize = { lasts: 3000, lines: 4, rest: 0 };

/** Number of requests or packets sent at once. */
const VOLLEY_SIZE = 1000;

/** Maximum time that the request of another person may take meanwhile. */
const TIMEOUT_MS = 4000;

export interface Floods {
  /** Numbers of connections of each kind that the server has closed. */
  requests: number;
  packets: number;
  /** Number of requests of another person, and the longest wait, in milliseconds. */
  asked: number;
  longest: number;
}

/**
 * Floods a server from two addresses: with pipelined requests, and with packets that reach no handler of a socket.
 * Meanwhile another person requests the list of rooms.
 * @param wrong receives each error
 */
export async function flood(server: string, wrong: (fault: string) => void, size: FloodSize = RUSH): Promise<Floods> {
  const until = performance.now() + size.lasts;
  const counts: Floods = { requests: 0, packets: 0, asked: 0, longest: 0 };
  const lines = (send: () => Promise<void>, what: 'requests' | 'packets') =>
    Array.from({ length: size.lines }, async () => {
      while (performance.now() < until) {
        await send();
        counts[what]++;
        await pause(size.rest);
      }
    });
  await Promise.all([
    ...lines(() => requests(server, until), 'requests'),
    ...lines(() => packets(server, until), 'packets'),
    asking(server, until, counts),
  ]);
  for (const what of ['requests', 'packets'] as const)
    if (counts[what] <= size.lines) wrong(`a connection that floods the server with ${what} was not closed`);
  if (counts.longest > TIMEOUT_MS) wrong(`during a flood another client waits for ${Math.round(counts.longest)} ms`);
  return counts;
}

/** Sends requests on one connection. Resolves when the server closes it, or the time is over. */
function requests(server: string, until: number): Promise<void> {
  const { hostname, port } = new URL(server);
  const volley = `GET /api/health HTTP/1.1\r\nHost: ${hostname}:${port}\r\nX-Forwarded-For: 172.16.0.1\r\n\r\n`.repeat(
    VOLLEY_SIZE,
  );
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    const timer = setTimeout(() => socket.destroy(), until - performance.now());
    const write = () => void socket.write(volley);
    socket.on('connect', write);
    socket.on('drain', write);
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(timer);
      resolve();
    });
    socket.resume();
  });
}

/**
 * Sends packets that join unknown namespaces on one connection. Resolves when the server closes it, or the time is
 * over.
 */
async function packets(server: string, until: number): Promise<void> {
  const line = await RawSocket.open(server, '/colossal-cave', '172.16.0.2').catch(() => undefined);
  while (line && !line.closed && performance.now() < until) {
    for (let count = 0; count < VOLLEY_SIZE; count++) line.send('40');
    await pause(5);
  }
  line?.close();
  if (!line) await pause(50);
}

async function asking(server: string, until: number, counts: Floods): Promise<void> {
  while (performance.now() < until) {
    const began = performance.now();
    await fetch(`${server}/api/rooms`, { headers: { 'X-Forwarded-For': '172.16.0.3' } }).then((answer) =>
      answer.text(),
    );
    counts.asked++;
    counts.longest = Math.max(counts.longest, performance.now() - began);
    await pause(20);
  }
}
