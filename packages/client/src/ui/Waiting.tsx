import { useEffect, useState } from 'react';
import { useStrings } from '../i18n/strings';
import { Button } from './Button';
import { LanternPicture } from './LanternPicture';
import styles from './page.module.css';

/** The time after which loading counts as failed. */
const LATE_AFTER_MS = 8000;

export interface WaitingProps {
  /** The thing that is being loaded. */
  children?: string;
  /** Shows the lantern at once, for things that are known to take long. */
  long?: boolean;
  /** Tries again; offered once it is late. */
  onRetry?(): void;
}

/** The breathing lantern while something is loading. It appears after a moment, since most things load faster. */
export function Waiting({ children, long, onRetry }: WaitingProps) {
  const { app, common } = useStrings();
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setLate, LATE_AFTER_MS, true);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.waiting} data-long={long} role="status">
      <LanternPicture size={72} />
      <p>{children ?? app.waiting}</p>
      {late && onRetry && (
        <>
          <p>{common.unreachable}</p>
          <Button onClick={onRetry}>{common.tryAgain}</Button>
        </>
      )}
    </div>
  );
}
