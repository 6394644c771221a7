import type { ReactNode } from 'react';
import { useSecondsLeft } from './useSecondsLeft';

export interface CountdownProps {
  /** In milliseconds of `performance.now()`. */
  endsAt: number;
  children(seconds: number): ReactNode;
}

/** A text with the seconds that are left. Screen readers can read it, but do not announce every second. */
export function Countdown({ endsAt, children }: CountdownProps) {
  return (
    <span role="timer" aria-live="off">
      {children(useSecondsLeft(endsAt))}
    </span>
  );
}
