import type { RoomView } from '@lantern/protocol/rooms';
import { useEndStrings } from '../../i18n/end/useEndStrings';
import { useSeriesStrings } from '../../i18n/series/useSeriesStrings';
import { Series } from '../../room/Series';
import { Icon } from '../../ui/Icon';
import styles from './Tonight.module.css';

/** The score of the series, shown apart from the score of the match. */
export function Tonight({ room }: { room: RoomView }) {
  const series = useSeriesStrings();
  const say = useEndStrings();
  if (room.history.length === 0) return null;
  return (
    <div className={styles.tonight}>
      <Icon name="crown" size={20} />
      <p aria-hidden="true">
        <b>{series.title}</b>
        <span>{say.matches(room.history.length)}</span>
      </p>
      <Series room={room} />
    </div>
  );
}
