import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useLanguage } from '../../i18n/strings';
import { useYourRoomsStrings } from '../../i18n/yourRooms/useYourRoomsStrings';
import { dayAndTime } from '../../room/days/until';
import type { KnownRoom } from '../../state/roomKeys';
import { Button } from '../../ui/Button';
import { toast } from '../../ui/Toast';
import { hideRoom } from './hidden';
import { RoomCard } from './RoomCard';
import { standingOf } from './standing';
import { useSeenRooms } from './useSeenRooms';
import styles from './YourRooms.module.css';

/** The number of cards shown at first, if no more rooms wait for this browser; a button shows the others. */
const FIRST_CARDS = 3;

const UNDO_MS = 8000;

/** The rooms of this browser, the most urgent first. @param onNone called once no room is left */
export function YourRooms({ rooms, onNone }: { rooms: readonly KnownRoom[]; onNone(): void }) {
  const say = useYourRoomsStrings();
  const language = useLanguage();
  const seen = useSeenRooms(rooms);
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const [all, setAll] = useState(false);
  const left = seen?.rooms.filter(({ known }) => !hidden.includes(known.code));
  const shown = Math.max(FIRST_CARDS, left?.filter((seen) => standingOf(seen) === 'mine').length ?? 0);
  const none = left?.length === 0;
  useEffect(() => {
    if (none) onNone();
  }, [none, onNone]);

  const change = (code: string, isHidden: boolean) => {
    hideRoom(code, isHidden);
    setHidden((before) => (isHidden ? [...before, code] : before.filter((other) => other !== code)));
  };
  const hide = (code: string) => {
    change(code, true);
    toast(say.hidden, 'news', { label: say.undo, lasts: UNDO_MS, run: () => change(code, false) });
  };
  return (
    <>
      {seen?.asOf && (
        <p role="status" className={styles.asOf}>
          {say.asOf(dayAndTime(seen.asOf, Date.now(), language))}
        </p>
      )}
      <ul className={styles.rooms} aria-busy={!left}>
        {!left && rooms.slice(0, FIRST_CARDS).map(({ code }) => <li key={code} className={styles.card} />)}
        {left?.slice(0, all ? undefined : shown).map((one, index) => (
          <RoomCard key={one.known.code} seen={one} isFirst={index === 0} onHide={() => hide(one.known.code)} />
        ))}
      </ul>
      {left && !all && left.length > shown && (
        <Button look="quiet" icon="down" onClick={() => setAll(true)}>
          {say.all(left.length)}
        </Button>
      )}
      {left && (
        <Link href="/seats" className={styles.seats}>
          {say.seats}
        </Link>
      )}
    </>
  );
}
