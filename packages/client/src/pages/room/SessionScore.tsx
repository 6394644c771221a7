import type { RoomView } from '@lantern/protocol/rooms';
import { useSeriesStrings } from '../../i18n/series/useSeriesStrings';
import { History, Series } from '../../room/Series';
import styles from './RoomPage.module.css';

/** The matches of the room so far, and the score. */
export function SessionScore({ room }: { room: RoomView }) {
  const series = useSeriesStrings();
  return (
    <section className={styles.panel} aria-labelledby="series">
      <h2 id="series">{series.title}</h2>
      <Series room={room} />
      <History history={room.history} code={room.code} />
    </section>
  );
}
