import { t } from '../strings';
import styles from './HitPoints.module.css';

/**
 * Maximum number of hit points in one line; more are shown in two, so that two monsters fit side by side on a phone.
 */
const IN_ONE_LINE = 5;

/** A monster's hit points: a small pyramid for each, and the number. Lost ones remain as outlines. */
export function HitPoints({ hp, maxHp }: { hp: number; maxHp: number }) {
  const many = maxHp > 10;
  const line = many ? 10 : maxHp > IN_ONE_LINE ? Math.ceil(maxHp / 2) : maxHp;
  return (
    <span className={styles.points} data-many={many || undefined}>
      <b>{hp}</b>
      <span className="unseen"> {t().ofHitPoints(maxHp)}</span>
      <svg
        viewBox={`0 0 ${line * 10} ${Math.ceil(maxHp / line) * 11}`}
        className={styles.row}
        style={{ width: `${line * (many ? 0.58 : 0.68)}rem` }}
        aria-hidden="true"
      >
        {Array.from({ length: maxHp }, (_, point) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: the points are alike and keep their places
            key={point}
            d="M5 1 9.300 10H.7Z"
            transform={`translate(${(point % line) * 10} ${Math.floor(point / line) * 11})`}
            className={point < hp ? styles.full : styles.lost}
          />
        ))}
      </svg>
    </span>
  );
}
