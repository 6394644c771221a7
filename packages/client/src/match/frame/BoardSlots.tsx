import { type ReactNode, useContext } from 'react';
import { useStrings } from '../../i18n/strings';
import { ErrorBoundary } from '../../ui/ErrorBoundary';
import { ActionBar } from './ActionBar';
import { FrameContext } from './FrameContext';
import styles from './frame.module.css';
import { useKeptHeight } from './useKeptHeight';
import { useNotesPlace } from './useNotesPlace';

export interface BoardSlotsProps {
  /** The map or table itself. It fills the available space of any shape. */
  board: ReactNode;
  /** The viewer's hand, in a row above the action bar; absent in games without a hand, and for spectators. */
  hand?: ReactNode;
  /** An `ActionBar` for the viewer's decision; absent if there is none. */
  action?: ReactNode;
  /** Sheets and other layers over the whole match. */
  children?: ReactNode;
}

/**
 * Puts the parts of a game's board into the frame. On a screen without controls (big screen, replay) it renders the
 * board alone.
 */
export function BoardSlots({ board, hand, action, children }: BoardSlotsProps) {
  const frame = useContext(FrameContext);
  const { match } = useStrings();
  const place = useNotesPlace();
  const bar = useKeptHeight(frame?.showing ?? false);
  if (!frame) {
    return (
      <>
        {board}
        {children}
      </>
    );
  }
  const paused = frame.paused ? styles.paused : '';
  return (
    <>
      <main
        ref={place}
        className={`${styles.board} ${paused}`}
        aria-busy={frame.pending}
        aria-label={match.board}
        data-frame="board"
      >
        {frame.pending && <div className={styles.pending} aria-hidden="true" />}
        <ErrorBoundary>{board}</ErrorBoundary>
      </main>
      {hand && (
        <div className={`${styles.hand} ${paused}`} data-frame="hand">
          {hand}
        </div>
      )}
      <section
        ref={bar}
        className={`${styles.action} ${paused}`}
        data-frame="action"
        tabIndex={-1}
        aria-label={frame.waiting}
      >
        <div className={styles.notices} data-frame="notices">
          {frame.notices}
        </div>
        {(!frame.showing && action) || <ActionBar prompt={frame.waiting} />}
      </section>
      {children}
    </>
  );
}
