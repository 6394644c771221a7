import styles from './StrikeWords.module.css';
import type { Strike } from './strikes';

/** What flies up from where a blow lands, while it is told. Decorative. */
export function StrikeWords({ strike }: { strike: Strike | undefined }) {
  if (!strike?.words) return null;
  return (
    <span key={strike.n} className={styles.strike} data-look={strike.look} aria-hidden="true">
      {strike.words}
    </span>
  );
}
