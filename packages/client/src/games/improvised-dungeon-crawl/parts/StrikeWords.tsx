import styles from './StrikeWords.module.css';
import type { Strike } from './strikes';

/** The numbers that rise at the target of a blow while it is shown. Decorative. */
export function StrikeWords({ strike }: { strike: Strike | undefined }) {
  if (!strike?.words) return null;
  return (
    <span key={strike.n} className={styles.strike} data-look={strike.look} aria-hidden="true">
      {strike.words}
    </span>
  );
}
