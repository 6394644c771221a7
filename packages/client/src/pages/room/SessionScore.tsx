import type { RoomView } from '@lantern/protocol/rooms';
import { useStrings } from '../../i18n/strings';
import { History, Series } from '../../room/Series';
import styles from './RoomPage.module.css';

/** What has been played in the room so far, and how everybody stands. */
export function SessionScore({ room }: { room: RoomView }) {
  const { series } = useStrings().hosting;
  return (
    <section className={styles.panel} aria-labelledby="evening">
      <h2 id="evening">{series.title}</h2>
      <Series room={room} />
      <History history={room.history} code={room.code} />
    </section>
  );
}
