import type { Logger } from 'pino';
import type { Attention } from '../rooms/attention';
import type { Presence } from '../rooms/presence';
import type { RoomRecord } from '../store/store';
import type { MatchGateway } from './matches';

/**
 * Lets those at a match know who sits there and who is here, and takes the view from a seat whose key has changed. Those
 * who are sent away when the server stops come back elsewhere: nobody is told of them.
 */
export function tellMatches(parts: {
  attention: Attention;
  presence: Presence;
  matches: MatchGateway;
  log: Logger;
  closing: () => boolean;
}): void {
  const { attention, presence, matches, log, closing } = parts;
  const announce = (matchId: string | null | undefined) => {
    if (!matchId || closing()) return;
    matches.announceSeats(matchId).catch((error: unknown) => {
      if (!closing()) log.error({ err: error }, 'seats could not be announced');
    });
  };
  attention.listen({
    changed(after, before) {
      if (before && before.matchId !== null) {
        for (const seat of changedKeys(after, before)) matches.dropSeat(before.matchId, seat);
      }
      announce(after.matchId);
    },
    deleted: ({ matchId }) => matchId !== null && matches.dropMatch(matchId),
  });
  presence.listen((code) => announce(attention.room(code)?.matchId));
}

function changedKeys(after: RoomRecord, before: RoomRecord): string[] {
  return before.seats.flatMap(({ seat, keyHash }) => {
    const now = after.seats.find((other) => other.seat === seat);
    return keyHash !== null && now?.keyHash !== keyHash ? seat : [];
  });
}
