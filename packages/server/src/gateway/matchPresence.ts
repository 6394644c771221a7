import type { Seat } from '@lantern/protocol/seat';
import type { Logger } from 'pino';
import type { Server, Socket } from 'socket.io';
import { levelOf } from '../refusals';
import { browserHashIn } from '../rooms/access/keys';
import type { ShownKeys } from '../rooms/access/shownKeys';
import type { Presence } from '../rooms/presence/presence';
import type { Store } from '../store/store';
import { seatOfRoom } from './matchGateway';
import { browserOf } from './matchHandshake';

export interface MatchPresenceParts {
  store: Store;
  presence: Presence;
  shownKeys: ShownKeys;
  log: Logger;
  /** The games. Each has its own namespace. */
  games: Iterable<string>;
}

interface Stay {
  over: boolean;
  leave?: () => void;
}

/**
 * Counts players who have a match but not its room open as present: boardgame.io's own clients do not know rooms. A
 * connection that is authenticated for a seat is in the socket.io room `<match>/<seat>`.
 */
export function trackMatchPresence(io: Server, parts: MatchPresenceParts): void {
  for (const game of parts.games) {
    const stays = new Map<string, Stay>();
    const { adapter, sockets } = io.of(`/${game}`);
    adapter.on('join-room', (room: string, socket: string) => {
      const followed = seatOfRoom(room);
      if (!followed) return;
      const stay: Stay = { over: false };
      stays.set(`${socket} ${room}`, stay);
      enter(parts, stay, followed, sockets.get(socket)).catch((error: unknown) =>
        parts.log[levelOf(error)]({ err: error, matchId: followed.matchId }, 'a room could not be read'),
      );
    });
    adapter.on('leave-room', (room: string, socket: string) => {
      const stay = stays.get(`${socket} ${room}`);
      if (!stay) return;
      stays.delete(`${socket} ${room}`);
      stay.over = true;
      stay.leave?.();
    });
  }
}

async function enter(
  { store, presence, shownKeys }: MatchPresenceParts,
  stay: Stay,
  { matchId, seat }: { matchId: string; seat: Seat },
  socket: Socket | undefined,
): Promise<void> {
  const room = await store.loadRoomOfMatch(matchId);
  const kept = room?.seats.find((candidate) => candidate.seat === seat);
  if (!room || !kept || stay.over) return;
  const { name, keyHash: seatHash } = kept;
  const browser = browserOf(socket);
  const browsers = browser === undefined ? [] : [browserHashIn(room.code, browser)];
  const [browserHash] = browsers;
  stay.leave = presence.enter(room.code, { name, hostHash: null, seatHash, ...(browserHash && { browserHash }) });
  if (socket && seatHash) await shownKeys.note(socket.conn, room, { keys: [seatHash], browsers });
}
