import { useEffect, useMemo } from 'react';
import { tvStrings } from '../../i18n/tv/useTvStrings';
import { RoomConnection, type RoomSnapshot } from '../../net/room/RoomConnection';
import { useConnection } from '../../state/useConnection';

/** The delay before a refused connection is retried: nobody is there to press a button. */
const RETRY_DELAY_MS = 20_000;

/** Follows a room as a big screen: a spectator without keys. */
export function useTvRoom(code: string): RoomSnapshot {
  const link = useMemo(() => new RoomConnection({ code, name: tvStrings().name }), [code]);
  const snapshot = useConnection(link);
  const { status, refusal } = snapshot;

  useEffect(() => {
    link.open();
    return () => link.close();
  }, [link]);

  const shut = status === 'refused' && refusal?.code !== 'NO_SUCH_ROOM';
  useEffect(() => {
    if (!shut) return;
    const timer = setTimeout(() => link.retry(), RETRY_DELAY_MS);
    return () => clearTimeout(timer);
  }, [link, shut]);

  return snapshot;
}
