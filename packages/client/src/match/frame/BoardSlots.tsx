import { type ReactNode, useContext } from 'react';
import { useStrings } from '../../i18n/strings';
import { ErrorBoundary } from '../../ui/ErrorBoundary';
import { ActionBar } from './ActionBar';
import { FrameContext } from './FrameContext';
import styles from './frame.module.css';
import { useNotesPlace } from './useNotesPlace';

export interface BoardSlotsProps {
  /** The map or table itself. It fills what it is given, whatever its shape. */
  board: ReactNode;
  /** What the viewer holds, in a row above the action bar; nothing for games without a hand, and for watchers. */
  hand?: ReactNode;
  /** An `ActionBar` for what the viewer may do now; nothing where there is nothing to do. */
  action?: ReactNode;
  /** Sheets, and what lies over the whole match. */
  children?: ReactNode;
}

/**
 * Where a game's board puts its parts into the frame. On a screen that only shows (television, looking back) there is the
 * board alone.
 */
export function BoardSlots({ board, hand, action, children }: BoardSlotsProps) {
  const frame = useContext(FrameContext);
  const { match } = useStrings();
  const place = useNotesPlace();
  if (!frame) {
    return (
      <>
        {board}
        {children}
      </>
    );
  }
  return (
    <>
      <main
        ref={place}
        className={`${styles.board} ${frame.paused ? styles.paused : ''}`}
        aria-busy={frame.pending}
        aria-label={match.board}
        data-frame="board"
      >
        {frame.pending && <div className={styles.pending} aria-hidden="true" />}
        <ErrorBoundary>{board}</ErrorBoundary>
      </main>
      {hand && (
        <div className={styles.hand} data-frame="hand">
          {hand}
        </div>
      )}
      <div className={styles.action} data-frame="action">
        <div className={styles.notices}>{frame.notices}</div>
        {action ?? <ActionBar prompt={frame.waiting} />}
      </div>
      {children}
    </>
  );
}
