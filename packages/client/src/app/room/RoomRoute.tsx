import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { refusalOf } from '../../wire/failure';
import { useWords } from '../../words/words';
import { Message } from '../Message';
import { Waiting } from '../Waiting';
import { RoomPage } from './RoomPage';
import { forgetHandOver, handOverHere } from './redeem';
import { type RoomHandle, useRoom } from './useRoom';

const Redeem = lazy(() => import('./Redeem').then((part) => ({ default: part.Redeem })));
const table = () => import('../../table/TablePage');
const TablePage = lazy(() => table().then((part) => ({ default: part.TablePage })));
const SharedTable = lazy(() => import('../shared/SharedTable').then((part) => ({ default: part.SharedTable })));

/** `/r/<code>`: the room; first of all the seat that comes from another device, if the address says so. */
export function RoomRoute({ code }: { code: string }) {
  const [token, setToken] = useState(handOverHere);
  useEffect(forgetHandOver, []);
  const done = useCallback(() => setToken(undefined), []);
  if (token === undefined) return <Room code={code} />;
  return (
    <Suspense fallback={<Waiting />}>
      <Redeem code={code} token={token} onDone={done} />
    </Suspense>
  );
}

/** The room before a match, the table during and after it. */
function Room({ code }: { code: string }) {
  const say = useWords().room;
  const handle = useRoom(code);
  const { room, status } = handle;
  const matchId = room?.matchId ?? null;
  // After an end people may look back into the room; the next match brings everybody to its table.
  const [left, setLeft] = useState<string | null>(null);

  useEffect(() => {
    if (room) void table();
  }, [room]);

  if (status === 'refused') return <Refused handle={handle} />;
  if (!room) return <Waiting>{say.lookingFor(code)}</Waiting>;
  if (room.state === 'open' || matchId === null || (room.state === 'over' && left === matchId)) {
    return <RoomPage handle={handle} room={room} onTable={matchId === null ? undefined : () => setLeft(null)} />;
  }
  const Table = handle.held.length > 1 ? SharedTable : TablePage;
  return (
    <Suspense fallback={<Waiting>{say.laying}</Waiting>}>
      <Table key={matchId} handle={handle} room={room} matchId={matchId} onLeave={() => setLeft(matchId)} />
    </Suspense>
  );
}

/** The server will not let this browser into the room: why, and what to do now. */
function Refused({ handle }: { handle: RoomHandle }) {
  const [, go] = useLocation();
  const { refusal, code } = handle;
  const { room: say, parts } = useWords();
  if (refusal?.code === 'NO_SUCH_ROOM') {
    return (
      <Message title={say.noRoom.title(code)} action={{ label: say.noRoom.other, onClick: () => go('/') }}>
        {say.noRoom.body}
      </Message>
    );
  }
  return (
    <Message title={say.shut.title} action={{ label: parts.tryAgain, onClick: handle.retry }}>
      {refusal ? refusalOf(refusal) : say.shut.body}
    </Message>
  );
}
