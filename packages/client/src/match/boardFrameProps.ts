import type { Seat } from '@lantern/protocol/seat';
import type { ReactNode } from 'react';
import type { FollowedMatch, Frame } from './useFrame';

/** What a board's frame is drawn from. */
export interface BoardFrameProps extends FollowedMatch {
  frame: Frame;
  /** The button that opens the chat. */
  chat: ReactNode;
  /** What somebody on a seat, or those who watch (`null`), have just said. */
  speech(seat: Seat | null): ReactNode;
  /** The coach of a guided match. */
  coach: ReactNode;
  /** Offers those who come back to see the moves they have missed. */
  missedMoves: ReactNode;
  /** What can be done with the replay of the match, for the sheets. */
  replayActions: ReactNode;
  /** Those who share this device, below the board. */
  sharedDevice: ReactNode;
  /** Back to the room, after the end. */
  onLeave(): void;
}
