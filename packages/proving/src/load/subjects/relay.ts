import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { colossalCave } from '@lantern/games/colossal-cave/game';
import type { AnyModule } from '@lantern/games/module';
import { Server } from 'socket.io';
import { BareMatch } from '../bareMatch';
import { hexland } from '../hexland';
import type { Question, RunningSubject, SubjectSpec } from './process';

/** Default size of a message for a move. */
const DEFAULT_BYTES = 500;

const MODULES: readonly AnyModule[] = [hexland, colossalCave];

/**
 * The lower bounds. A relay has no rules and no store, and sends everybody in a match as many bytes as Lantern does;
 * the floor also checks and makes each move by the rules of the game, in memory.
 */
export async function startRelay({ kind }: SubjectSpec): Promise<RunningSubject> {
  const server = createServer();
  const io = new Server(server, { serveClient: false, pingInterval: 10_000 });
  const matches = new Map<string, BareMatch>();
  let body = 'x'.repeat(DEFAULT_BYTES);
  io.on('connection', (socket) => {
    socket.on('sync', (match: string) => {
      if (kind === 'floor' && !matches.has(match)) matches.set(match, dealt(match));
      socket.join(match);
      socket.emit('sync', match);
    });
    socket.on('update', (action, version: number, match: string) => {
      const { type: move, args, playerID } = action?.payload ?? {};
      matches.get(match)?.act(playerID, { move, args });
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

/** @param match its game, its seed and its number */
function dealt(match: string): BareMatch {
  const [game, seed = ''] = match.split('/');
  const module = MODULES.find(({ id }) => id === game);
  if (!module) throw new Error(`no such game: ${game}`);
  return new BareMatch(module, seed);
}
