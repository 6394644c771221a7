import type { GroupHistory } from '@lantern/protocol/groupHistory';
import type { RoomView } from '@lantern/protocol/rooms';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { groupStrings, useGroupStrings } from '../../i18n/group/useGroupStrings';
import { call } from '../../net/api/call';
import { keepKeys, keysOf } from '../../state/roomKeys';
import { Button } from '../../ui/Button';
import { download } from '../../ui/download';
import { Sheet } from '../../ui/sheet/Sheet';
import { toast } from '../../ui/Toast';
import { attempt } from '../connection/attempt';
import type { RoomRole } from '../connection/roomHandle';
import { historyAsCsv, historyAsJson } from './exports';
import { recallFormerSeats, seatsEverHeld } from './formerSeats';
import styles from './Group.module.css';
import { goToNextRoom } from './goToNextRoom';
import { standingsOf } from './standings';

interface GroupProps {
  handle: RoomRole;
  room: RoomView;
}

/** The links between the rooms of a group: the next room, and the history of all game nights. */
export function Group({ handle, room }: GroupProps) {
  const strings = useGroupStrings();
  const { code } = room;
  const { earlier = 0, next = false } = room.group ?? {};
  useEffect(() => {
    if (earlier > 0) void recallFormerSeats(code);
  }, [code, earlier]);
  const mayOpen = handle.host && !next && room.state !== 'playing' && room.history.length > 0;
  const mayGo = next && (handle.host || seatsEverHeld(keysOf(code)).length > 0);
  if (earlier === 0 && !mayOpen && !mayGo) return null;
  const nights = earlier + (room.history.length > 0 ? 1 : 0);
  return (
    <section className={styles.group} aria-labelledby="group">
      <h2 id="group">{strings.title(nights)}</h2>
      {earlier > 0 && <History key={`${earlier} ${room.history.length}`} handle={handle} room={room} />}
      {mayOpen && <OpenNext handle={handle} />}
      {mayGo && <GoOn handle={handle} />}
    </section>
  );
}

function OpenNext({ handle: { code, hostKey } }: { handle: RoomRole }) {
  const strings = useGroupStrings();
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const open = async () => {
    setBusy(true);
    await attempt(async () => {
      const opened = await call('POST /api/rooms/:code/next', { code, key: hostKey });
      const next = opened.room.code;
      keepKeys(next, { hostKey: opened.hostKey, seats: [], former: seatsEverHeld(keysOf(code)) });
      go(`/r/${next}`);
    });
    setBusy(false);
  };
  return (
    <>
      <Button icon="next" busy={busy} onClick={open}>
        {strings.next}
      </Button>
      <p className={styles.soft}>{strings.nextHelp}</p>
    </>
  );
}

function GoOn({ handle }: { handle: RoomRole }) {
  const strings = useGroupStrings();
  const [, go] = useLocation();
  const follow = () =>
    attempt(async () => {
      const next = await goToNextRoom(handle);
      if (next !== null) go(`/r/${next}`);
    });
  return (
    <>
      <p>{strings.goOn}</p>
      <Button icon="next" onClick={follow}>
        {strings.go}
      </Button>
    </>
  );
}

/** Loaded when it is shown, since it is not part of the room, which is sent at every change. */
function History({ handle, room }: GroupProps) {
  const strings = useGroupStrings();
  const [history, setHistory] = useState<GroupHistory>();
  const [deleting, setDeleting] = useState(false);
  useEffect(() => {
    let wanted = true;
    void attempt(async () => {
      const found = await call('GET /api/rooms/:code/group', { code: room.code });
      if (wanted) setHistory(found);
    });
    return () => {
      wanted = false;
    };
  }, [room.code]);
  if (!history) return <p className={styles.soft}>{strings.fetching}</p>;
  const file = `lantern-${room.code}`;
  return (
    <>
      <Standings history={history} />
      <div className={styles.row}>
        <Button
          icon="save"
          onClick={() => download(`${file}.csv`, historyAsCsv(history, groupStrings().columns), 'text/csv')}
        >
          {strings.csv}
        </Button>
        <Button
          icon="save"
          onClick={() =>
            download(`${file}.json`, historyAsJson(history, groupStrings().deletedPlayer), 'application/json')
          }
        >
          {strings.json}
        </Button>
        {handle.host && (
          <Button look="danger" onClick={() => setDeleting(true)}>
            {strings.delete}
          </Button>
        )}
      </div>
      {deleting && <DeleteSheet handle={handle} onClose={() => setDeleting(false)} />}
    </>
  );
}

function Standings({ history: { nights } }: { history: GroupHistory }) {
  const strings = useGroupStrings();
  const standings = standingsOf(nights, strings.deletedPlayer);
  const byName = standings.filter((standing) => standing.byName).map(({ name }) => name);
  return (
    <>
      <table className={styles.standings}>
        <thead>
          <tr>
            <th scope="col">{strings.name}</th>
            <th scope="col">{strings.wins}</th>
            <th scope="col">{strings.matches}</th>
            <th scope="col">{strings.nights}</th>
          </tr>
        </thead>
        <tbody>
          {standings.map(({ name, kind, wins, matches, nights: count, byName: guessed }) => (
            <tr key={`${kind} ${name}`}>
              <th scope="row">
                {kind === 'bot' ? `${name} (${strings.bot})` : name}
                {guessed && <small>{strings.byName}</small>}
              </th>
              <td>{wins}</td>
              <td>{matches}</td>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.soft}>{byName.length > 0 ? strings.someByName(byName) : strings.known}</p>
    </>
  );
}

function DeleteSheet({ handle: { code, hostKey }, onClose }: { handle: RoomRole; onClose(): void }) {
  const strings = useGroupStrings();
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    if (await attempt(() => call('POST /api/rooms/:code/group/delete', { code, key: hostKey })))
      toast(groupStrings().deleted);
    onClose();
  };
  return (
    <Sheet
      title={strings.deleteTitle}
      onClose={onClose}
      actions={
        <Button look="danger" busy={busy} onClick={remove}>
          {strings.delete}
        </Button>
      }
    >
      <p>{strings.deleteBody}</p>
    </Sheet>
  );
}
