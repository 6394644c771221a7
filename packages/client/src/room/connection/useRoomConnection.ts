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
import { settings, useSettings } from '../../state/settings';
import { useConnection } from '../../state/useConnection';
import { fetchHostingActions } from './laterHostingActions';
import { useRefusedName } from './useRefusedName';
import { type RoomKeyStore, withoutHost } from './useRoomKeys';

/**
 * Returns the connection to a room, open while the page is, and its state. The room is added to the rooms of this
 * browser.
 */
export function useRoomConnection(code: string, keys: HeldKeys): { link: RoomConnection; snapshot: RoomSnapshot } {
  // The connection is opened with the first keys; later ones are passed to it by `prove`.
  // biome-ignore lint/correctness/useExhaustiveDependencies: one connection per room
  const link = useMemo(
    () =>
      new RoomConnection({
        code,
        browser: browserIdIn(code),
        name: playerName(),
        listens: settings().listens,
        ...shownKeys(keys),
      }),
    [code],
  );
  const snapshot = useConnection(link);
  const { update, refusal, refusedName } = snapshot;
  useRefusedName(refusedName);

  useEffect(() => {
    link.open();
    return () => link.close();
  }, [link]);

  const { listens } = useSettings();
  useEffect(() => link.prove({ ...shownKeys(keys), name: playerName(), listens }), [link, keys, listens]);

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
    if (disproved?.of === 'seat') gone(disproved.key, disproved.lost);
    if (disproved?.of === 'host' && keysOf(code).hostKey === disproved.key) change(withoutHost);
  }, [code, change, gone, disproved]);
}
