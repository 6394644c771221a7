import type { ReactNode } from 'react';
import { t } from '../strings';
import styles from './Bar.module.css';

/** The bar at the bottom: what is asked, a hint, and buttons. */
export function Bar({ words, hint, children }: { words: ReactNode; hint?: string | null; children?: ReactNode }) {
  return (
    <section className={styles.bar} aria-label={t().whatYouCanDo}>
      <p className={styles.words} aria-live="polite">
        {hint ? <span className={styles.hint}>{hint}</span> : words}
      </p>
      {children}
    </section>
  );
}

/** Buttons side by side that share the width. */
export function Buttons({ children }: { children: ReactNode }) {
  return <div className={styles.buttons}>{children}</div>;
}
