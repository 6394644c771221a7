import type { ReactNode } from 'react';
import { useSecondsLeft } from './useSecondsLeft';

export interface CountdownProps {
  /** By `performance.now()`, in milliseconds. */
  endsAt: number;
  children(seconds: number): ReactNode;
}

/** Words around the whole seconds that are left. Screen readers find them, and do not hear every second of them. */
export function Countdown({ endsAt, children }: CountdownProps) {
  return (
    <span role="timer" aria-live="off">
      {children(useSecondsLeft(endsAt))}
    </span>
  );
}
