import { rem } from '../../../ui/rem';
import styles from './DieOutline.module.css';

/** The outline of each kind of die, on a field of 40 by 40. */
const OUTLINES: Readonly<Record<number, string>> = {
  4: 'M20 2.500 38.500 35.500H1.500Z',
  6: 'M4 4H36V36H4Z',
  8: 'M20 1 39 20 20 39 1 20Z',
  10: 'M20 1 38.500 15 20 39 1.500 15Z',
  12: 'M20 1.500 39 15.500 31.700 38H8.300L1 15.500Z',
};

/** The baseline of the number in the middle of the shape. */
const FIGURE_AT: Readonly<Record<number, number>> = { 4: 31, 6: 27, 8: 27, 10: 24, 12: 28 };

export interface DieOutlineProps {
  sides: number;
  /** The text on it; by default the number of its sides. */
  value?: number;
  size?: number;
  look: 'hero' | 'monster';
}

/** A die as its outline: d4 triangle, d6 square, d8 diamond, d10 kite, d12 pentagon (section 13). Decorative. */
export function DieOutline({ sides, value = sides, size = 30, look }: DieOutlineProps) {
  return (
    <svg
      viewBox="0 0 40 40"
      width={rem(size)}
      height={rem(size)}
      className={styles.outline}
      data-look={look}
      aria-hidden="true"
    >
      <path d={OUTLINES[sides] ?? OUTLINES[6]} />
      <text x="20" y={FIGURE_AT[sides] ?? 27} textAnchor="middle" fontSize={sides === 4 ? 17 : 20}>
        {value}
      </text>
    </svg>
  );
}
