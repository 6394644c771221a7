import type { ReactNode } from 'react';
import { rem } from '../ui/rem';

export interface FilledSignProps {
  size: number;
  className?: string;
  children: ReactNode;
}

/** Paths on a field of 24, filled with the colour of the surrounding text, which says the same. */
export function FilledSign({ size, className, children }: FilledSignProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={rem(size)}
      height={rem(size)}
      className={className}
      fill="currentColor"
      style={{ flex: 'none' }}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
