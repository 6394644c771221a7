import { createContext, type ReactNode } from 'react';

/** The parts of the frame that a game's board uses. */
export interface FrameParts {
  pending: boolean;
  paused: boolean;
  /** Facts are being shown; the next decision appears after them. */
  showing: boolean;
  /** Whether this is a lesson, in which no move is made for the learner. */
  lesson: boolean;
  /** The rows above the action bar: obstacles of the match, votes, the sentence of a lesson. */
  notices: ReactNode;
  /** The news since the viewer's last turn, shown instead of the question; absent if there are none. */
  since?: ReactNode;
  /**
   * Renders the question with a hint behind it; absent if hints are unavailable.
   * @param className the class of the question
   */
  hint?: ((prompt: ReactNode, className: string) => ReactNode) | undefined;
  /** A button of the table beside those of the game, such as the one that takes back the last move. */
  button: ReactNode;
  /** The text of the action bar if the game asks for nothing, and while facts are being shown. */
  waiting: string;
}

/** Null on a screen without controls, where the board has no bar. */
export const FrameContext = createContext<FrameParts | null>(null);
