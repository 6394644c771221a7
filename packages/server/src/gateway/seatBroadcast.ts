import type { Logger } from 'pino';
import { Throttle } from '../clock/throttle';
import type { RoomSubscriptions } from '../cluster/roomSubscriptions';
import { levelOf } from '../refusals';
import type { Presence } from '../rooms/presence/presence';
import type { RoomRecord } from '../store/records';
import type { MatchGateway } from './matchGateway';

/** Interval in which changes of the seats of a match are collected into one broadcast. */
const BATCH_INTERVAL_MS = 100;

/**
 * Broadcasts the names on the seats of a match and which of them are connected. Unsubscribes connections from a seat
 * whose key has changed. Does nothing during shutdown, since disconnected clients then reconnect to another server.
 */
export function broadcastSeats(parts: {
  subscriptions: RoomSubscriptions;
  presence: Presence;
  gateway: Pick<MatchGateway, 'announceSeats' | 'dropSeat' | 'dropMatch'>;
  log: Pick<Logger, 'debug' | 'error'>;
  closing: () => boolean;
}): void {
  const { subscriptions, presence, gateway, log, closing } = parts;
  const announced = new Throttle(BATCH_INTERVAL_MS, async (matchId) => {
    if (closing()) return;
    await gateway.announceSeats(matchId).catch((error: unknown) => {
      if (!closing()) log[levelOf(error)]({ err: error }, 'seats could not be announced');
    });
  });
  const announce = ({ matchId }: RoomRecord) => matchId !== null && announced.ask(matchId);
  /** By room: the present seats. */
  const seatsHere = new Map<string, string>();
  const look = (room: RoomRecord): boolean => {
    const before = seatsHere.get(room.code);
    const here = room.seats.map(({ seat }) => presence.seatHere(room, seat)).join();
    seatsHere.set(room.code, here);
    return here !== before;
  };
  subscriptions.listen({
    changed(after, before) {
      if (before && before.matchId !== null) {
        for (const seat of changedKeys(after, before)) gateway.dropSeat(before.matchId, seat);
      }
      if (subscriptions.room(after.code)) look(after);
      announce(after);
    },
    deleted: ({ matchId }) => matchId !== null && gateway.dropMatch(matchId),
    left: (code) => seatsHere.delete(code),
  });
  presence.listen((code) => {
    const room = subscriptions.room(code);
    // Watchers do not affect the seats.
    if (room && look(room)) announce(room);
  });
}

function changedKeys(after: RoomRecord, before: RoomRecord): string[] {
  return before.seats.flatMap(({ seat, keyHash }) => {
    const now = after.seats.find((other) => other.seat === seat);
    return keyHash !== null && now?.keyHash !== keyHash ? seat : [];
  });
}
