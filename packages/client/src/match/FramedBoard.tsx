import type { Seat } from '@lantern/protocol/seat';
import { useDeferredValue, useMemo } from 'react';
import { laterComponent } from '../ui/laterComponent';
import { FrameContext, type FrameParts } from './frame/FrameContext';
import type { GameClient } from './gameBoard';
import type { Frame } from './useFrame';

const TableInWords = laterComponent(() => import('./words/TableInWords').then((part) => part.TableInWords));

export interface FramedBoardProps {
  frame: Frame;
  game: GameClient;
  /** The seat of the viewer; `null` for a spectator. */
  seat: Seat | null;
  parts: FrameParts;
}

/** The board of the game, which puts its parts into the frame by `BoardSlots`. */
export function FramedBoard({ frame, game, seat, parts }: FramedBoardProps) {
  const { view, fact, phase, names, clock } = frame;
  const { legal, whyNot, act, pending } = frame.match;
  const { Board } = game;
  // The board is rendered only when its own props have changed, whatever else changes in the frame.
  const board = useMemo(
    () => (
      <Board key={game.language} {...{ fact, phase, seat, names, legal, whyNot, act, pending, clock }} view={view} />
    ),
    [Board, game.language, view, fact, phase, seat, names, legal, whyNot, act, pending, clock],
  );
  // After a tap that sends a move, the glint around the board is rendered first, and then the board without highlights.
  const later = useDeferredValue(board);
  return (
    <>
      <TableInWords {...{ game, view, seat, names }} />
      <FrameContext value={parts}>{pending ? later : board}</FrameContext>
    </>
  );
}
