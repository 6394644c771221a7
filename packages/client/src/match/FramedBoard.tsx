import type { Seat } from '@lantern/protocol/seat';
import { useMemo } from 'react';
import { useStrings } from '../i18n/strings';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import styles from './BoardFrame.module.css';
import type { GameClient } from './gameBoard';
import type { Frame } from './useFrame';

export interface FramedBoardProps {
  frame: Frame;
  game: GameClient;
  /** The seat of the viewer; `null` for a watcher. */
  seat: Seat | null;
}

/** The board of the game: dimmed while the match is paused, with a glint along its edge while a move is under way. */
export function FramedBoard({ frame, game, seat }: FramedBoardProps) {
  const { match } = useStrings();
  const { halt, view, names, clock } = frame;
  const { legal, whyNot, act, pending } = frame.match;
  const { Board } = game;
  // The board is drawn anew only when something that it shows has changed, whatever else changes in the frame.
  const board = useMemo(
    () => <Board key={game.language} {...{ seat, names, legal, whyNot, act, pending, clock }} view={view} />,
    [Board, game.language, view, seat, names, legal, whyNot, act, pending, clock],
  );
  return (
    <main
      className={`${styles.board} ${halt === 'PAUSED' ? styles.paused : ''}`}
      aria-busy={pending}
      aria-label={match.board}
    >
      {pending && <div className={styles.pending} aria-hidden="true" />}
      <ErrorBoundary>{board}</ErrorBoundary>
    </main>
  );
}
