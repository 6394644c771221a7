import type { Seat } from '@lantern/protocol/seat';
import type { ReactNode } from 'react';
import type { FollowedMatch, Frame } from './useFrame';

export interface BoardFrameProps extends FollowedMatch {
  frame: Frame;
  /** The button that opens the chat. */
  chat: ReactNode;
  /** Renders the newest message of a seat, or of the spectators (`null`). */
  speech(seat: Seat | null): ReactNode;
  /**
   * Shows how something happened, from one fact of the story to another.
   * @param onwards whether to continue playing the match from there, if the facts are shown in the replay
   */
  onMoment(from: number, to: number, onwards?: boolean): void;
  /** The offer to returning players to see the missed moves. */
  missedMoves: ReactNode;
  replayActions: ReactNode;
  /** Renders the panel about the match on its end page, around the score of the series and above the menu "more". */
  past(parts: { series: ReactNode; more: ReactNode }): ReactNode;
  /** The people who share this device, shown below the board. */
  sharedDevice: ReactNode;
  /** Returns to the room after the end. */
  onLeave(): void;
}
