import { useEffect, useState } from 'react';
import type { BoardProps } from '../../../match/gameBoard';
import styles from './Clock.module.css';

const TICK = 200;

/** The time of the open decision as a bar that grows shorter. Decorative: the table's bar tells the seconds. */
export function TimeBar({ clock }: { clock: BoardProps<unknown>['clock'] }) {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (!clock) return;
    const timer = setInterval(() => setNow(performance.now()), TICK);
    return () => clearInterval(timer);
  }, [clock]);
  if (!clock || clock.length <= 0) return null;
  const share = Math.min(1, Math.max(0, (clock.endsAt - now) / clock.length));
  return (
    <div className={styles.track} aria-hidden="true">
      <div className={styles.left} data-hurry={share < 0.3} style={{ transform: `scaleX(${share})` }} />
    </div>
  );
}
