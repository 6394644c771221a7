import type { Seat } from '@lantern/protocol/seat';
import { useDeferredValue, useMemo } from 'react';
import { FrameContext, type FrameParts } from './frame/FrameContext';
import type { GameClient } from './gameBoard';
import type { Frame } from './useFrame';

export interface FramedBoardProps {
  frame: Frame;
  game: GameClient;
  /** The seat of the viewer; `null` for a watcher. */
  seat: Seat | null;
  /** What stands around what the board fills. */
  parts: FrameParts;
}

/** The board of the game, which puts its parts into the frame by `BoardSlots`. */
export function FramedBoard({ frame, game, seat, parts }: FramedBoardProps) {
  const { view, names, clock } = frame;
  const { legal, whyNot, act, pending } = frame.match;
  const { Board } = game;
  // The board is drawn anew only when something that it shows has changed, whatever else changes in the frame.
  const board = useMemo(
    () => <Board key={game.language} {...{ seat, names, legal, whyNot, act, pending, clock }} view={view} />,
    [Board, game.language, view, seat, names, legal, whyNot, act, pending, clock],
  );
  // A tap that sends a move is answered by the glint around the board; the board, where nothing is lit now, is drawn after it.
  const later = useDeferredValue(board);
  return <FrameContext value={parts}>{pending ? later : board}</FrameContext>;
}
