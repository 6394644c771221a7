import type { ReactNode } from 'react';
import styles from './Colony.module.css';
import type { Cell } from './cells';
import { CELL, cornerOf } from './layout';

/** How large pieces are drawn: lying ones are longer than a cell, standing ones narrower. */
const LYING = 0.78;
const STANDING = 1.05;

/** Puts a piece on its cell; `low` pieces lie in the middle, standing ones with their foot near the lower edge. */
export function At({ cell, low, children }: { cell: Cell; low?: boolean; children: ReactNode }) {
  const { x, y } = cornerOf(cell);
  const foot = y + CELL.height * (low ? 0.56 : 0.74);
  const scale = ` scale(${low ? LYING : STANDING})`;
  return (
    <g transform={`translate(${(x + CELL.width / 2).toFixed(3)} ${foot.toFixed(3)})${scale}`}>
      <g className={styles.arrive}>{children}</g>
    </g>
  );
}
