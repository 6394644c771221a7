import type { CSSProperties } from 'react';
import styles from './CountUp.module.css';

/** The maximum number of steps in which a sum counts up. */
const MAX_STEPS = 4;

/**
 * A sum that counts up after its dice have landed: a reel of the numbers before it, moved by CSS only. Screen readers
 * announce the sum. Elements that appear after the count use the class `afterCount`.
 * @param counting whether the sum is new and counts up; otherwise it is shown at once
 */
export function CountUp({ value, counting }: { value: number; counting: boolean }) {
  const steps = counting ? Math.max(0, Math.min(MAX_STEPS, value)) : 0;
  const before = Array.from({ length: steps }, (_, at) => value - steps + at).join('\n');
  return (
    <span className={styles.sum} data-sum>
      <span className={styles.reel} data-before={before} style={{ '--steps': steps } as CSSProperties}>
        {value}
      </span>
    </span>
  );
}

/** The class of the verdict of a throw, which appears after the sum has been counted. */
export const afterCount = styles.after;
