import type { ReactNode } from 'react';
import { ActionBar } from '../../../match/frame/ActionBar';
import { t } from '../strings';
import styles from './Decision.module.css';

/** The question, the buttons of the action bar, and details above them. */
export function Bar({ words, more, children }: { words: ReactNode; more?: ReactNode; children?: ReactNode }) {
  return (
    <section className={styles.asked} aria-label={t().bar.label}>
      <ActionBar prompt={words} buttons={children}>
        {more}
      </ActionBar>
    </section>
  );
}
