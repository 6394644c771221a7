import { t } from '../strings';
import styles from './HitPoints.module.css';

/** A monster's hit points: a small pyramid for each, and the number. Those lost stay as outlines. */
export function HitPoints({ hp, maxHp }: { hp: number; maxHp: number }) {
  const many = maxHp > 10;
  return (
    <span className={styles.points} data-many={many || undefined}>
      <b>{hp}</b>
      <span className="unseen"> {t().ofHitPoints(maxHp)}</span>
      <svg
        viewBox={`0 0 ${Math.min(10, maxHp) * 10} ${Math.ceil(maxHp / 10) * 11}`}
        className={styles.row}
        style={{ width: `${Math.min(10, maxHp) * (many ? 0.58 : 0.68)}rem` }}
        aria-hidden="true"
      >
        {Array.from({ length: maxHp }, (_, point) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: the points are alike and keep their places
            key={point}
            d="M5 1 9.300 10H.7Z"
            transform={`translate(${(point % 10) * 10} ${Math.floor(point / 10) * 11})`}
            className={point < hp ? styles.full : styles.lost}
          />
        ))}
      </svg>
    </span>
  );
}
