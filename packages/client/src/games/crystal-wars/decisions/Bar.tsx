import type { ReactNode } from 'react';
import { t } from '../strings';
import styles from './Decision.module.css';

/** The bar at the bottom: what is asked, buttons, and details below them. */
export function Bar({ words, children, more }: { words: ReactNode; children?: ReactNode; more?: ReactNode }) {
  return (
    <section className={styles.bar} aria-label={t().bar.label}>
      <div className={styles.ask}>
        <p className={styles.words}>{words}</p>
        {children && <div className={styles.buttons}>{children}</div>}
      </div>
      {more}
    </section>
  );
}
