import { memo } from 'react';
import { FLAME } from '../map/things';
import styles from './Backdrop.module.css';

/** The cave the fight takes place in: a rough wall with two torches, and a floor that leads up to it. */
export const Backdrop = memo(function Backdrop() {
  return (
    <svg className={styles.backdrop} viewBox="0 0 390 560" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <rect width="390" height="560" className={styles.floor} />
      {[0, 1, 2, 3, 4, 5, 6, 7].map((row) => (
        <path key={row} className={styles.joint} d={`M0 ${118 + row * row * 9}H390`} />
      ))}
      {[-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5].map((line) => (
        <path key={line} className={styles.joint} d={`M${195 + line * 42} 100L${195 + line * 120} 560`} />
      ))}
      <path
        className={styles.wall}
        d="M0 0H390V92l-14 9-17-5-12 10-25-4-18 8-26-6-19 7-30-5-22 8-28-7-20 6-31-8-18 7-26-9-20 8-22-6-17 7-15-9Z"
      />
      <g className={styles.hatch}>
        {[40, 130, 220, 310, 400].flatMap((x) =>
          [6, 60].map((y) => <use key={`${x} ${y}`} href="#cc-stone" x={x} y={y} />),
        )}
      </g>
      <path
        className={styles.foot}
        d="M0 98 12 107 29 101 51 107 71 99 97 108 115 101 146 109 166 103 194 110 216 102 246 107 265 100 291 106 309 98 334 102 346 92 363 97 390 92V132H0Z"
      />
      {[34, 356].map((x) => (
        <g key={x} transform={`translate(${x} 50) scale(1.7)`}>
          <circle r="48" fill="url(#cc-torch)" />
          <path d="M-1.600 0h3.200L.9 9.500h-1.800Z" fill="#1d140b" />
          <path d={FLAME} fill="url(#cc-flame)" />
        </g>
      ))}
      <rect width="390" height="560" className={styles.gloom} />
    </svg>
  );
});
