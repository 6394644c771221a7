import type { RoomView } from '@lantern/protocol/rooms';

type Listener = (room: RoomView) => void;

const listeners = new Map<string, Set<Listener>>();

/**
 * Calls the listener with each view of a room in the answer to a request, before the request resolves.
 * @returns unsubscribe
 */
export function listenToAnswers(code: string, listener: Listener): () => void {
  const ofRoom = listeners.get(code) ?? new Set();
  listeners.set(code, ofRoom.add(listener));
  return () => {
    ofRoom.delete(listener);
    if (ofRoom.size === 0 && listeners.get(code) === ofRoom) listeners.delete(code);
  };
}

/** Passes on the view of a room if an answer of the server is one or contains one. */
export function tellAnswer(answer: unknown): void {
  const room = [answer, (answer as { room?: unknown } | null)?.room].find(isRoomView);
  for (const listener of [...(room ? (listeners.get(room.code) ?? []) : [])]) listener(room as RoomView);
}

function isRoomView(value: unknown): value is RoomView {
  const { code, version, seats } = (value ?? {}) as Partial<RoomView>;
  return typeof code === 'string' && typeof version === 'number' && Array.isArray(seats);
}
