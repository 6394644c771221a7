import type { ReactNode } from 'react';
import { ActionBar } from '../../../match/frame/ActionBar';
import { Notice } from '../parts/Notice';
import { Purse } from '../parts/Purse';
import type { BoardContext } from '../selection';
import { aimWords } from '../sentences';
import { t } from '../strings';
import styles from './Decision.module.css';

interface BarProps {
  context: BoardContext;
  /** The question, or the players that the match waits for. */
  words: ReactNode;
  /** The buttons, the main one last. */
  children?: ReactNode;
  /** The details of the decision, in about two lines. Without a decision, the condition of victory. */
  more?: ReactNode;
}

/** The action bar of a player: their possessions, details of the decision or the tapped square, and the question. */
export function Bar({ context, words, children, more }: BarProps) {
  const { view, seat, names, selection } = context;
  return (
    <section className={styles.bar} aria-label={t().bar.label}>
      <ActionBar prompt={words} buttons={children}>
        <Purse view={view} seat={seat} />
        <div className={styles.detail}>
          {selection.look !== null ? (
            <Notice {...{ view, names, context }} look={selection.look} />
          ) : (
            more || <p className={styles.hint}>{aimWords(view, names)}</p>
          )}
        </div>
      </ActionBar>
    </section>
  );
}
