import type { CSSProperties } from 'react';
import { Die, type DieProps } from './Die';
import styles from './Die.module.css';
import { rollStyle } from './rollTime';

export interface RollingDieProps extends DieProps {
  /** Whether it tumbles and shows no value. */
  rolling: boolean;
  /** Its index among dice thrown together, from 0: they land one after the other. */
  place?: number;
}

/** A die of a throw. The element around the dice sets `data-dice` to `rolling` or `landed`. */
export function RollingDie({ rolling, place = 0, ...die }: RollingDieProps) {
  if (!rolling) return <Die {...die} />;
  return (
    <span className={styles.tumbling} style={rollStyle(place) as CSSProperties}>
      <Die {...die} label="" />
    </span>
  );
}
