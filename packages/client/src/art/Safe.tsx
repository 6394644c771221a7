import { rem } from '../ui/rem';
import styles from './Safe.module.css';

/** One safe of the Well House on a field of 24 by 24: an iron box, empty and ajar, or shut over a treasure. */
export function SafeShape({ full }: { full: boolean }) {
  return (
    <g className={styles.safe} data-full={full}>
      <rect x="2" y="3" width="20" height="17" rx="2.500" className={styles.box} />
      <path d="M5 20h3v2H5zM16 20h3v2h-3z" className={styles.feet} />
      {full ? (
        <>
          <rect x="4.500" y="5.500" width="15" height="12" rx="1.500" className={styles.door} />
          <path d="M8 7.500h8l3 4-7 6.500-7-6.500 3-4Z" className={styles.gem} />
          <path d="M5 11.500h14M8 7.500l4 10 4-10" className={styles.facet} />
        </>
      ) : (
        <>
          <rect x="4.500" y="5.500" width="15" height="12" rx="1.500" className={styles.hole} />
          <circle cx="12" cy="11.500" r="3.200" className={styles.dial} />
          <path d="M12 8.300v6.400M8.800 11.500h6.400" className={styles.dial} />
        </>
      )}
    </g>
  );
}

function Safe({ full, size = 22 }: { full: boolean; size?: number }) {
  return (
    <svg viewBox="0 0 24 24" width={rem(size)} height={rem(size)} className={styles.icon} aria-hidden="true">
      <SafeShape full={full} />
    </svg>
  );
}

/** A player's three safes; the label says how many are full. */
export function Safes({ count, label, size = 22 }: { count: number; label: string; size?: number }) {
  return (
    <span className={styles.row} role="img" aria-label={label}>
      {[0, 1, 2].map((place) => (
        <Safe key={place} full={place < count} size={size} />
      ))}
    </span>
  );
}
