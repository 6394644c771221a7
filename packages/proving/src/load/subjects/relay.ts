import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import type { Question, RunningSubject, SubjectSpec } from './process';

/** The limit: a server that knows no rules and keeps nothing, and tells everybody of a match as much as Lantern does. */
export async function startRelay({ relayBytes = 500 }: SubjectSpec): Promise<RunningSubject> {
  const server = createServer();
  const io = new Server(server, { serveClient: false, pingInterval: 10_000 });
  let body = 'x'.repeat(relayBytes);
  io.on('connection', (socket) => {
    socket.on('sync', (match: string) => {
      socket.join(match);
      socket.emit('sync', match);
    });
    socket.on('update', (_action: unknown, version: number, match: string) => {
      io.to(match).emit('patch', match, version, version + 1, body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async answer(question: Question) {
      if (question.ask === 'relay') body = 'x'.repeat(question.bytes);
    },
  };
}
