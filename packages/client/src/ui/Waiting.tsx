import { useEffect, useState } from 'react';
import { useStrings } from '../i18n/strings';
import { Button } from './Button';
import { LanternPicture } from './LanternPicture';
import styles from './page.module.css';

/** From so many milliseconds on it is no longer only slow. */
const LATE = 8000;

export interface WaitingProps {
  /** What is waited for. */
  children?: string;
  /** It is known to take long: the lantern shows at once. */
  long?: boolean;
  /** Tries anew what may never come; offered once it is late. */
  onRetry?(): void;
}

/** The lantern, breathing, until something is here. It shows up only after a moment: most things are faster. */
export function Waiting({ children, long, onRetry }: WaitingProps) {
  const { app, common } = useStrings();
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setLate, LATE, true);
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
