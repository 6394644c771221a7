import { useEffect, useState } from 'react';
import { useStrings } from '../i18n/strings';
import type { RunningClock } from '../net/room/RoomConnection';
import styles from './Clock.module.css';

const HURRY_SECONDS = 5;

/**
 * The time left for the open decision: the seconds, and a ring that shrinks.
 * @param ring appears with the decision; the seconds count before it as well
 */
export function Clock({ clock, ring = true }: { clock: RunningClock; ring?: boolean }) {
  const { match } = useStrings();
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 250);
    return () => clearInterval(timer);
  }, []);
  const left = Math.max(0, clock.endsAt - Math.max(now, 0));
  const seconds = Math.ceil(left / 1000);
  const share = clock.length > 0 ? Math.min(1, left / clock.length) : 0;
  return (
    <div
      className={`${styles.clock} ${seconds <= HURRY_SECONDS ? styles.hurry : ''}`}
      role="timer"
      aria-label={match.timeLeft}
    >
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <circle cx="20" cy="20" r="17" className={styles.track} />
        {ring && (
          <circle
            cx="20"
            cy="20"
            r="17"
            pathLength="100"
            strokeDasharray="100"
            strokeDashoffset={100 - share * 100}
            className={styles.ring}
          />
        )}
      </svg>
      <span>{seconds < 100 ? seconds : match.minutesLeft(Math.ceil(seconds / 60))}</span>
    </div>
  );
}
