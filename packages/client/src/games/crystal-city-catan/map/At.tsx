import type { ReactNode } from 'react';
import styles from './Colony.module.css';
import type { Cell } from './cells';
import { footOf } from './layout';

interface AtProps {
  cell: Cell;
  /** The distance between rows. */
  pitch: number;
  /** The offset below the middle of the cell, in units of the drawing. */
  lower?: number;
  /** Whether the drawing is mirrored horizontally. */
  mirrored?: boolean;
  children: ReactNode;
}

/** Places a drawing around 0, 0 on its cell, with an animation in which it grows out of the ground. */
export function At({ cell, pitch, lower = 0, mirrored, children }: AtProps) {
  const { x, y } = footOf(cell, pitch);
  return (
    <g transform={`translate(${x} ${y + lower})${mirrored ? ' scale(-1 1)' : ''}`}>
      <g className={styles.arrive}>{children}</g>
    </g>
  );
}
