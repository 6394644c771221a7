import type { ReactNode } from 'react';
import type { DieProps } from './Die';
import styles from './Die.module.css';
import { RollingDie } from './RollingDie';

export interface DiceRollProps {
  dice: readonly DieProps[];
  /** Whether they are tumbling and show no values, for the time that `rollTime` returns. */
  rolling?: boolean;
  size?: number;
  className?: string;
  /** Their result, shown once they have landed. */
  children?: ReactNode;
}

/** Dice thrown together, in a row that wraps: they tumble and land, and then their sum is shown. */
export function DiceRoll({ dice, rolling = false, size, className, children }: DiceRollProps) {
  return (
    <span className={`${styles.dice} ${className ?? ''}`} data-dice={rolling ? 'rolling' : 'landed'}>
      {dice.map((die, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a die is known by its place in the roll
        <RollingDie key={place} rolling={rolling} place={place} size={size} {...die} />
      ))}
      {!rolling && children}
    </span>
  );
}
