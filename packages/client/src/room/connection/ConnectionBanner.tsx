import { useStrings } from '../../i18n/strings';
import type { RoomSnapshot } from '../../net/room/RoomConnection';
import styles from './ConnectionBanner.module.css';

/** Says that the server is unreachable and that nothing is lost. */
export function ConnectionBanner({ status }: { status: RoomSnapshot['status'] }) {
  const { lost } = useStrings().room;
  return (
    <div role="status" className={styles.place}>
      {status === 'lost' && (
        <p className={styles.banner}>
          <span className={styles.wick} aria-hidden="true" />
          {lost}
        </p>
      )}
    </div>
  );
}
