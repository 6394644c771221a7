import type { Logger } from 'pino';
import type { RoomSubscriptions } from '../../cluster/roomSubscriptions';
import type { Matches } from '../../match/matches';
import { levelOf } from '../../refusals';

/** Drops the matches of deleted rooms from memory, and reloads the room of a deleted match. */
export function followDeletions(parts: { subscriptions: RoomSubscriptions; matches: Matches; log: Logger }): void {
  const { subscriptions, matches, log } = parts;
  subscriptions.listen({
    deleted({ matchId }) {
      if (matchId !== null) matches.forget(matchId);
    },
  });
  matches.listen({
    deleted({ id, roomCode }) {
      matches.forget(id);
      subscriptions
        .catchUp([roomCode])
        .catch((error: unknown) => log[levelOf(error, 'warn')]({ err: error }, 'a room could not be read'));
    },
  });
}
