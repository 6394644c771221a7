import { memo } from 'react';
import styles from './Lamps.module.css';

interface LampsProps {
  /** The victory points of the colony, and the number that wins. */
  points: number;
  goal: number;
}

const STEP = 20;

/** Lamps along a bank, one per victory point needed to win, lit up to the current points. The rail shows the number. */
export const Lamps = memo(function Lamps({ points, goal }: LampsProps) {
  const places = Array.from({ length: goal }, (_, at) => STEP * (at + 0.5));
  const row = (from: number, to: number) =>
    places
      .slice(from, to)
      .map((x) => `M${x} 6h0`)
      .join('');
  const lit = row(0, points);
  return (
    <svg viewBox={`0 0 ${goal * STEP} 14`} className={styles.lamps} aria-hidden="true" strokeLinecap="round">
      <path d={places.map((x) => `M${x} 8v6`).join('')} stroke="var(--wood)" strokeWidth="1.500" />
      <path d={row(points, goal)} stroke="var(--lamp-rim)" strokeWidth="8" />
      <path d={row(points, goal)} stroke="var(--lamp-off)" strokeWidth="5.500" />
      <path d={lit} stroke="var(--halo)" strokeWidth="13" />
      <path d={lit} stroke="var(--brass-deep)" strokeWidth="9.500" />
      <path d={lit} stroke="var(--lamp)" strokeWidth="7" />
    </svg>
  );
});
