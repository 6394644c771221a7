import type { RoomView } from '@lantern/protocol/rooms';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useRefusedStrings } from '../../i18n/refused/useRefusedStrings';
import { useStrings } from '../../i18n/strings';
import { useTvStrings } from '../../i18n/tv/useTvStrings';
import { refusalOf } from '../../net/api/failure';
import type { RoomSnapshot } from '../../net/room/RoomConnection';
import { Message } from '../../ui/Message';
import { Waiting } from '../../ui/Waiting';
import styles from './Tv.module.css';
import { TvMatch } from './TvMatch';
import { TvRoom } from './TvRoom';
import { useTvRoom } from './useTvRoom';
import { useWakeLock } from './useWakeLock';

/** How long the table stays visible after the end of a match. */
const AFTERGLOW_MS = 30_000;

/** `/tv/<code>`: the room on a big screen, to be viewed from a distance. It follows the room and needs no input. */
export function TvPage({ code }: { code: string }) {
  const { room: strings } = useStrings();
  const tv = useTvStrings();
  const snapshot = useTvRoom(code);
  const room = snapshot.update?.room;
  useWakeLock();
  useEffect(() => {
    document.title = `${tv.title(code)} · Lantern`;
    document.documentElement.dataset.screen = 'tv';
    return () => {
      delete document.documentElement.dataset.screen;
    };
  }, [tv, code]);

  if (snapshot.status === 'refused') return <Refused code={code} refusal={snapshot.refusal} />;
  if (!room) return <Waiting>{strings.lookingFor(code)}</Waiting>;
  return (
    <div className={styles.screen}>
      <Scene room={room} snapshot={snapshot} />
      <div role="status">{snapshot.status === 'lost' && <p className={styles.lost}>{tv.lost}</p>}</div>
    </div>
  );
}

/** The match, also for a while after its end; otherwise the room. */
function Scene({ room, snapshot }: { room: RoomView; snapshot: RoomSnapshot }) {
  const { matchId, state } = room;
  const [faded, setFaded] = useState<string | null>(null);
  const over = state === 'over';
  useEffect(() => {
    if (!over) return;
    const timer = setTimeout(() => setFaded(matchId), AFTERGLOW_MS);
    return () => clearTimeout(timer);
  }, [over, matchId]);
  if (matchId === null || state === 'open' || (over && faded === matchId)) return <TvRoom room={room} />;
  return <TvMatch key={matchId} room={room} matchId={matchId} clock={snapshot.clock} waits={snapshot.waits} />;
}

function Refused({ code, refusal }: { code: string } & Pick<RoomSnapshot, 'refusal'>) {
  const [, go] = useLocation();
  const strings = useRefusedStrings();
  const tv = useTvStrings();
  if (refusal?.code === 'NO_SUCH_ROOM') {
    return (
      <Message title={strings.noRoom.title(code)} action={{ label: strings.noRoom.other, onClick: () => go('/') }}>
        {tv.noRoom}
      </Message>
    );
  }
  return (
    <Message title={strings.shut.title}>{`${refusal ? refusalOf(refusal) : strings.shut.body} ${tv.again}`}</Message>
  );
}
