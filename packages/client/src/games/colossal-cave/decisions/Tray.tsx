import type { ReactNode } from 'react';
import type { BoardProps } from '../../../match/gameBoard';
import { TimeBar } from '../parts/Clock';
import styles from './Tray.module.css';

export interface TrayProps {
  title: string;
  /** The card the decision is about. */
  picture?: ReactNode;
  words?: string;
  clock: BoardProps<unknown>['clock'];
  children?: ReactNode;
}

/** A decision that waits at the lower edge of the board, while the map stays in sight. */
export function Tray({ title, picture, words, clock, children }: TrayProps) {
  return (
    <section className={styles.tray} aria-label={title}>
      <TimeBar clock={clock} />
      <header className={styles.head}>
        {picture && <span className={styles.picture}>{picture}</span>}
        <span className={styles.words}>
          <strong>{title}</strong>
          {words && <span>{words}</span>}
        </span>
      </header>
      {children}
    </section>
  );
}
