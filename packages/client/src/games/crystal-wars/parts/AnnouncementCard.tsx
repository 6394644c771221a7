import type { Announcement } from '../announcements';
import { EventScene } from '../later';
import styles from './AnnouncementCard.module.css';
import { Throws } from './Throws';

/** A message over the map, in the half that does not contain its subject. */
export function AnnouncementCard({ flash, low }: { flash: Announcement; low: boolean }) {
  const { n, event } = flash;
  return (
    <div key={n} className={styles.card} data-low={low} aria-hidden="true">
      {event && (
        <svg viewBox="0 0 96 96" width={64} height={64} aria-hidden="true" style={{ flex: 'none' }}>
          <EventScene event={event} />
        </svg>
      )}
      <Throws flash={flash} titled />
    </div>
  );
}
