import type { Logger } from 'pino';
import type { RoomSubscriptions } from '../../cluster/roomSubscriptions';
import type { RunningMatches } from '../../match/api';

/** Lets go of the matches of deleted rooms, and finds out about a room whose match has gone. */
export function followDeletions(parts: { attention: RoomSubscriptions; tables: RunningMatches; log: Logger }): void {
  const { attention, tables, log } = parts;
  attention.listen({
    deleted({ matchId }) {
      if (matchId !== null) tables.forget(matchId);
    },
  });
  tables.listen({
    deleted({ id, roomCode }) {
      tables.forget(id);
      attention.catchUp([roomCode]).catch((error: unknown) => log.warn({ err: error }, 'a room could not be read'));
    },
  });
}
