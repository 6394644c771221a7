import type { RoomSnapshot } from '../../wire/room';
import styles from './ConnectionBanner.module.css';

/** Says that the server is out of reach, and that nothing is lost. */
export function ConnectionBanner({ status }: { status: RoomSnapshot['status'] }) {
  return (
    <div role="status" className={styles.place}>
      {status === 'lost' && (
        <p className={styles.banner}>
          <span className={styles.wick} aria-hidden="true" />
          Connection lost. Trying again… Your seat is kept.
        </p>
      )}
    </div>
  );
}
