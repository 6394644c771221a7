import { memo } from 'react';
import styles from './pieces.module.css';

/** A peak of rock that nobody crosses, around the middle of its field; `gold` caps it with gold. */
export const Mountain = memo(function Mountain({ gold }: { gold: boolean }) {
  return (
    <g strokeLinejoin="round" data-gold={gold} className={styles.mountain} transform="scale(.920)">
      {gold && <circle className={styles.shine} cx="-5" cy="-16" r="38" />}
      <path className={styles.foot} d="M-42 30Q-20 22 8 25T43 31Q30 39 2 39T-42 30Z" />
      <path className={styles.rockShade} d="M6 31 23-12 42 31Z" />
      <path className={styles.rock} d="M23-12 6 31H17L20 14Z" />
      <path className={styles.rockShade} d="M-6-39 27 32H-40Z" />
      <path className={styles.rock} d="M-6-39-40 32H-2L-7 17-2 6-9-9Z" />
      <path className={styles.rockLine} d="M-25 1-19 8-22 20M8-8 6 4 12 12" />
      <path className={styles.capShade} d="M-6-39 8-9 3-13-1-6-7-13Z" />
      <path className={styles.cap} d="M-6-39-21-7-14-11-11-5-7-13-8-20Z" />
      <path className={styles.outline} d="M-40 32-6-39 11-2 23-12 42 31" />
    </g>
  );
});
