import { useEffect, useMemo } from 'react';
import { RoomConnection, type RoomSnapshot } from '../../net/room/RoomConnection';
import {
  browserIdIn,
  forgetRoom,
  type HeldKeys,
  keysOf,
  playerName,
  rememberRoom,
  shownKeys,
} from '../../state/roomKeys';
import { useConnection } from '../../state/useConnection';
import { fetchHostingActions } from './laterHostingActions';
import { type RoomKeyStore, withoutHost } from './useRoomKeys';

/** The connection to a room, open as long as the page is, and what it knows. The room is kept among those of this browser. */
export function useRoomConnection(code: string, keys: HeldKeys): { link: RoomConnection; snapshot: RoomSnapshot } {
  // The connection is opened with the first keys; later ones are shown to it by `prove`.
  // biome-ignore lint/correctness/useExhaustiveDependencies: one connection a room
  const link = useMemo(
    () => new RoomConnection({ code, browser: browserIdIn(code), name: playerName(), ...shownKeys(keys) }),
    [code],
  );
  const snapshot = useConnection(link);
  const { update, refusal } = snapshot;

  useEffect(() => {
    link.open();
    return () => link.close();
  }, [link]);

  useEffect(() => link.prove({ ...shownKeys(keys), name: playerName() }), [link, keys]);

  const game = update?.room.game;
  useEffect(() => {
    if (game) rememberRoom({ code, game, at: Date.now() });
  }, [code, game]);

  useEffect(() => {
    if (refusal?.code === 'NO_SUCH_ROOM') forgetRoom(code);
  }, [code, refusal]);

  useEffect(fetchHostingActions, []);
  return { link, snapshot };
}

/** Drops the keys that the server no longer accepts. */
export function useDisprovedKeys(
  code: string,
  { change, gone }: RoomKeyStore,
  disproved: RoomSnapshot['disproved'],
): void {
  useEffect(() => {
    if (disproved?.of === 'seat') gone(disproved.key);
    if (disproved?.of === 'host' && keysOf(code).hostKey === disproved.key) change(withoutHost);
  }, [code, change, gone, disproved]);
}
