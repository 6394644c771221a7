import type { ReactNode } from 'react';
import { ActionBar } from '../../../match/frame/ActionBar';
import styles from './Tray.module.css';

export interface TrayProps {
  title: string;
  /** The card the decision is about. */
  picture?: ReactNode;
  words?: string;
  /** The ways to answer without a card. */
  buttons?: ReactNode;
  children?: ReactNode;
}

/** A decision with several answers: the action bar, grown upwards. */
export function Tray({ title, picture, words, buttons, children }: TrayProps) {
  return (
    <ActionBar prompt={title} buttons={buttons}>
      <div className={styles.tray} data-decision>
        {(picture || words) && (
          <div className={styles.head}>
            {picture && <span className={styles.picture}>{picture}</span>}
            <span className={styles.words}>{words}</span>
          </div>
        )}
        {children}
      </div>
    </ActionBar>
  );
}
