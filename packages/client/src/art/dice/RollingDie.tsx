import type { CSSProperties } from 'react';
import { Die, type DieProps } from './Die';
import styles from './Die.module.css';
import { rollStyle } from './rollTime';

export interface RollingDieProps extends DieProps {
  /** It tumbles, and shows nothing yet. */
  rolling: boolean;
  /** Its place among dice thrown together, from 0: they come to rest one after the other. */
  place?: number;
}

/** A die of a throw. What holds the dice of a throw says by `data-dice` whether they are `rolling` or have `landed`. */
export function RollingDie({ rolling, place = 0, ...die }: RollingDieProps) {
  if (!rolling) return <Die {...die} />;
  return (
    <span className={styles.tumbling} style={rollStyle(place) as CSSProperties}>
      <Die {...die} label="" />
    </span>
  );
}
