import type { Logger } from 'pino';
import type { Server } from 'socket.io';
import type { Presence } from '../rooms/presence/presence';
import type { Store } from '../store/store';

export interface MatchPresenceParts {
  store: Store;
  presence: Presence;
  log: Logger;
  /** The games, each with a namespace of its own. */
  games: Iterable<string>;
}

interface Stay {
  over: boolean;
  leave?: () => void;
}

/**
 * Counts those who play a match without having its room open as present: boardgame.io's own clients know no rooms. A
 * connection that is authenticated for a seat is in the socket.io room `<match>/<seat>`.
 */
export function trackMatchPresence(io: Server, parts: MatchPresenceParts): void {
  for (const game of parts.games) {
    const stays = new Map<string, Stay>();
    const { adapter } = io.of(`/${game}`);
    adapter.on('join-room', (room: string, socket: string) => {
      const [, matchId, seat] = /^([\w-]+)\/(\d+)$/.exec(room) ?? [];
      if (matchId === undefined || seat === undefined) return;
      const stay: Stay = { over: false };
      stays.set(`${socket} ${room}`, stay);
      enter(parts, stay, matchId, seat).catch((error: unknown) =>
        parts.log.error({ err: error, matchId }, 'a room could not be read'),
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
  { store, presence }: MatchPresenceParts,
  stay: Stay,
  matchId: string,
  seat: string,
): Promise<void> {
  const room = await store.loadRoomOfMatch(matchId);
  const kept = room?.seats.find((candidate) => candidate.seat === seat);
  if (!room || !kept || stay.over) return;
  stay.leave = presence.enter(room.code, { name: kept.name, hostHash: null, seatHash: kept.keyHash });
}
