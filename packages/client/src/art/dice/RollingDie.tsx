import { type CSSProperties, type ReactNode, useState } from 'react';
import { Die, type DieProps } from './Die';
import styles from './Die.module.css';

export interface RollingDieProps extends DieProps {
  /** Another key is another roll: the die tumbles, then shows its value. What lies there at first has come to rest. */
  roll: string | number;
  /** Its place among dice thrown together, from 0: they come to rest one after the other. */
  place?: number;
}

/** A die that tumbles whenever it is rolled; at once at rest for who wants less motion. */
export function RollingDie({ roll, place, ...die }: RollingDieProps) {
  const [first] = useState(roll);
  if (roll === first) return <Die {...die} />;
  return (
    <Tumbling key={roll} place={place}>
      <Die {...die} />
    </Tumbling>
  );
}

/** Lets a die tumble as it appears. */
export function Tumbling({ place = 0, children }: { place?: number; children: ReactNode }) {
  return (
    <span className={styles.tumbling} style={{ '--place': place } as CSSProperties}>
      {children}
    </span>
  );
}

/** Dice thrown together, in a row that wraps. */
export function DiceRoll({ roll, dice, size }: { roll: string | number; dice: readonly DieProps[]; size?: number }) {
  return (
    <span className={styles.dice}>
      {dice.map((die, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a die is known by its place in the roll
        <RollingDie key={place} size={size} {...die} roll={roll} place={place} />
      ))}
    </span>
  );
}
