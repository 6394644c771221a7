import { catalogue } from '@lantern/games/catalogue';
import type { ListedRoom } from '@lantern/protocol/roomList';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useOpenRoomsStrings } from '../../i18n/openRooms/useOpenRoomsStrings';
import { call } from '../../net/api/call';
import { Icon } from '../../ui/Icon';
import styles from './OpenRooms.module.css';

/**
 * The public list of rooms. It is empty if there are none or they cannot be loaded, since nobody has asked for them.
 */
export function OpenRooms() {
  const say = useOpenRoomsStrings();
  const rooms = useListedRooms();
  if (rooms.length === 0) return null;
  return (
    <section className={styles.rooms} aria-labelledby="open-rooms">
      <h2 id="open-rooms">{say.title}</h2>
      <ul>
        {rooms.map(({ code, game, names, free }) => (
          <li key={code}>
            <Link href={`/r/${code}`}>
              <b>{catalogue.find(({ id }) => id === game)?.title ?? game}</b>
              <span className={styles.people}>{say.people(names)}</span>
              <span className={styles.way}>
                {free > 0 ? say.free(free) : say.watch}
                <Icon name="next" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Returns the listed rooms. They are loaded when the page opens and when it becomes visible again. */
function useListedRooms(): readonly ListedRoom[] {
  const [rooms, setRooms] = useState<readonly ListedRoom[]>([]);
  useEffect(() => {
    let wanted = true;
    const load = () => {
      if (document.hidden) return;
      call('GET /api/rooms', {}).then(
        (answer) => wanted && setRooms(answer.rooms),
        () => undefined,
      );
    };
    load();
    document.addEventListener('visibilitychange', load);
    return () => {
      wanted = false;
      document.removeEventListener('visibilitychange', load);
    };
  }, []);
  return rooms;
}
