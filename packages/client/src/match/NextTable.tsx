import { catalogue } from '@lantern/games/catalogue';
import type { DeskRoom } from '@lantern/protocol/desk';
import type { RoomView } from '@lantern/protocol/rooms';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useDaysStrings } from '../i18n/days/useDaysStrings';
import { useLanguage } from '../i18n/strings';
import { byDeadline, fetchDesk, type WaitingTable, waitingIn } from '../net/desk/deskApi';
import { Call } from '../room/call/Call';
import type { RoomRole, RoomState } from '../room/connection/roomHandle';
import { deadlineInWords } from '../room/days/until';
import { useNow } from '../room/days/useNow';
import { knownRooms } from '../state/roomKeys';
import styles from './StatusBanner.module.css';

interface Waiting {
  room: DeskRoom;
  table: WaitingTable;
}

/** For a seat without a decision in a match over days: a link to the next table that waits for this browser. */
export function NextTable({ handle, room }: { handle: RoomState & RoomRole; room: RoomView }) {
  const { seat, dayClock } = handle;
  const isMine = dayClock?.owing.some((owing) => owing.seat === seat) ?? false;
  const next = useNextTable(room.code, seat !== null && !isMine);
  return next && <NextLink {...next} />;
}

function NextLink({ room, table }: Waiting) {
  const strings = useDaysStrings();
  const language = useLanguage();
  const now = useNow(table.until);
  const title = catalogue.find(({ id }) => id === room.game)?.title ?? room.game;
  const others = room.seats.filter(({ seat, kind }) => kind !== 'empty' && !room.mine.includes(seat));
  const words = strings.next(
    title.split(':')[0] as string,
    others.map(({ name }) => name),
  );
  return (
    <Link href={`/r/${room.code}`} className={styles.link}>
      <Call icon="next">
        <p>{table.until === null ? words : `${words}, ${deadlineInWords(table.until, now, language, strings)}`}</p>
      </Call>
    </Link>
  );
}

/** The other table with the nearest deadline, requested when it is needed and when the page becomes visible again. */
function useNextTable(code: string, wanted: boolean): Waiting | undefined {
  const [next, setNext] = useState<Waiting>();
  useEffect(() => {
    setNext(undefined);
    const others = knownRooms().flatMap((known) => (known.code === code ? [] : known.code));
    if (!wanted || others.length === 0) return;
    let open = true;
    const look = async () => {
      if (document.hidden) return;
      const { rooms } = await fetchDesk(others);
      if (open) setNext(nearest(rooms));
    };
    const ask = () => void look().catch(() => undefined);
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      open = false;
      document.removeEventListener('visibilitychange', ask);
    };
  }, [code, wanted]);
  return next;
}

function nearest(rooms: readonly DeskRoom[]): Waiting | undefined {
  const waiting = rooms.flatMap((room) => {
    const table = waitingIn(room);
    return table ? [{ room, table }] : [];
  });
  return waiting.sort((one, other) => byDeadline(one.table.until, other.table.until))[0];
}
