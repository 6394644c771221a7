import type { ReactNode } from 'react';
import { ActionBar } from '../../../match/frame/ActionBar';
import { t } from '../strings';
import styles from './Bar.module.css';

export interface BarProps {
  /** What is asked. */
  words: ReactNode;
  /** Why the last tap did nothing: stands in the place of what is asked. */
  hint?: string | null;
  /** The buttons, the main one last. */
  buttons?: ReactNode;
  /** What a longer decision shows above the buttons. */
  children?: ReactNode;
}

/** The action bar: what is asked, a hint, and buttons. */
export function Bar({ words, hint, buttons, children }: BarProps) {
  return (
    <section className={styles.bar} aria-label={t().whatYouCanDo}>
      <ActionBar
        prompt={
          <span className={hint ? styles.hint : undefined} aria-live="polite">
            {hint ?? words}
          </span>
        }
        buttons={buttons}
      >
        {children}
      </ActionBar>
    </section>
  );
}
