import { createContext, type ReactNode } from 'react';

/** What the frame of a match gives to the parts that a game's board fills. */
export interface FrameParts {
  /** A move is under way. */
  pending: boolean;
  /** The match stands still. */
  paused: boolean;
  /** A guided match: nothing is done for the learner. */
  lesson: boolean;
  /** Rows above the action bar: what holds the match up, votes, the coach. */
  notices: ReactNode;
  /** The way to take the last move back, where there is one. */
  takeback: ReactNode;
  /** What the action bar says where the game asks for nothing. */
  waiting: string;
}

/** Without a frame around it (a screen that only shows) a board has no bar of its own. */
export const FrameContext = createContext<FrameParts | null>(null);
