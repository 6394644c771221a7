import type { ReactNode } from 'react';
import { t } from '../strings';
import styles from './Decision.module.css';

/** The bar under the thumb: what is asked, perhaps more, and buttons. */
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
