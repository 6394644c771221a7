import { useLeavingStrings } from '../../i18n/leaving/useLeavingStrings';
import { Button } from '../../ui/Button';
import styles from '../seats/Seats.module.css';

/** Tells a player whom the host has removed who did it, and offers to take a seat again. */
export function Removed({ by, onAgain }: { by: string | null; onAgain(): void }) {
  const strings = useLeavingStrings();
  return (
    <div className={styles.more}>
      <p>{strings.removed(by)}</p>
      <Button onClick={onAgain}>{strings.again}</Button>
    </div>
  );
}
