import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useStrings } from '../../i18n/strings';
import { embeddedRoom } from '../../net/room/embeddedRoom';
import { useRoom } from '../../room/connection/useRoom';
import { removeSecret, secretHere } from '../../room/seats/secretOfAddress';
import { whenIdle } from '../../state/idle';
import { laterComponent } from '../../ui/laterComponent';
import { lazyComponent } from '../../ui/lazyComponent';
import { Waiting } from '../../ui/Waiting';
import { fetchRoomParts, RoomPage } from './RoomPage';

export { fetchRoomParts };

const SecretLink = lazy(() => import('../../room/handOver/SecretLink').then((part) => ({ default: part.SecretLink })));
const ShutDoor = laterComponent(() => import('../../room/ConnectionRefused').then((part) => part.ConnectionRefused));
const { fetch: fetchTable, Part: TablePage } = lazyComponent(() =>
  import('../match/MatchPage').then(({ MatchPage: TablePage }) => TablePage),
);
const SharedTable = lazy(() =>
  import('../sharedDevice/SharedMatchPage').then((part) => ({ default: part.SharedMatchPage })),
);

/** `/r/<code>`: the room. If the address carries a secret, the seat or role of that secret is taken first. */
export function RoomRoute({ code }: { code: string }) {
  const [secret, setSecret] = useState(secretHere);
  useEffect(removeSecret, []);
  const done = useCallback(() => setSecret(undefined), []);
  if (secret === undefined) return <Room code={code} />;
  return (
    <Suspense fallback={<Waiting />}>
      <SecretLink code={code} secret={secret} onDone={done} />
    </Suspense>
  );
}

/** The room before a match, the table during and after it. */
function Room({ code }: { code: string }) {
  const strings = useStrings().room;
  const handle = useRoom(code);
  const { status } = handle;
  // A room without a running match is shown as it was embedded in the page until the server sends it.
  const [given] = useState(() => embeddedRoom(code));
  const room = handle.room ?? (given?.state === 'open' ? given : null);
  const matchId = room?.matchId ?? null;
  // People may return to the room, also from a running match; the next match takes everybody to its table.
  const [left, setLeft] = useState<string | null>(null);

  // An embedded room is rendered once its parts are loaded, which the page preloads.
  const [isWhole, setWhole] = useState(given?.state !== 'open');
  const isPlayed = given?.state === 'playing';
  useEffect(() => void (isPlayed || fetchRoomParts().then(() => setWhole(true))), [isPlayed]);

  const known = room !== null;
  useEffect(() => (known ? whenIdle(() => void fetchTable().catch(() => undefined)) : undefined), [known]);

  if (status === 'refused') {
    return <ShutDoor handle={handle} />;
  }
  if (!room || !isWhole) return <Waiting onRetry={handle.retry}>{strings.lookingFor(code)}</Waiting>;
  if (room.state === 'open' || matchId === null || left === matchId) {
    return <RoomPage handle={handle} room={room} onTable={matchId === null ? undefined : () => setLeft(null)} />;
  }
  const Table = handle.held.length > 1 ? SharedTable : TablePage;
  return (
    <Suspense fallback={<Waiting>{strings.laying}</Waiting>}>
      <Table key={matchId} handle={handle} room={room} matchId={matchId} onLeave={() => setLeft(matchId)} />
    </Suspense>
  );
}
