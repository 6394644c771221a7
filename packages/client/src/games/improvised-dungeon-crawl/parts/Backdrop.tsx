import { memo } from 'react';
import { Strokes } from '../art/Picture';
import { DOORWAY, ROOMS } from '../art/rooms';
import styles from './Backdrop.module.css';

const FLAME = 'M0 -16C-3 -8 -8 -4 -7 3C-6 8 -3 10 0 10C3 10 6 8 7 3C8 -4 3 -8 0 -16Z';

/** Walls and floor by torchlight, and the background: one of thirteen rooms, or the doorway. Decorative. */
export const Backdrop = memo(function Backdrop({ room }: { room: number | null }) {
  return (
    <svg viewBox="0 0 390 270" preserveAspectRatio="xMidYMid slice" className={styles.backdrop} aria-hidden="true">
      <defs>
        <linearGradient id="crawl-wall" x2="0" y2="1">
          <stop stopColor="#2a2320" />
          <stop offset="1" stopColor="#54473a" />
        </linearGradient>
        <linearGradient id="crawl-floor" x2="0" y2="1">
          <stop stopColor="#3c3229" />
          <stop offset="1" stopColor="#1b1613" />
        </linearGradient>
        <radialGradient id="crawl-torch">
          <stop stopColor="#ffb648" stopOpacity="0.75" />
          <stop offset="0.4" stopColor="#ff8a2b" stopOpacity="0.28" />
          <stop offset="1" stopColor="#ff8a2b" stopOpacity="0" />
        </radialGradient>
        <pattern id="crawl-bricks" width="64" height="36" patternUnits="userSpaceOnUse">
          <path d="M0 0H64M0 18H64M20 0V18M52 18V36" className={styles.mortar} />
          <path d="M1 1.500H19M21 1.500H63M1 19.500H51M53 19.500H63" className={styles.edge} />
        </pattern>
      </defs>
      <rect x="-400" y="-200" width="1190" height="380" fill="url(#crawl-wall)" />
      <rect x="-400" y="-200" width="1190" height="380" fill="url(#crawl-bricks)" />
      <g
        transform="translate(133 26) scale(1.240)"
        className={styles.feature}
        strokeLinejoin="round"
        strokeLinecap="round"
      >
        <Strokes drawing={room === null ? DOORWAY : (ROOMS[room] ?? DOORWAY)} />
      </g>
      <path d="M-400 148H790V500H-400Z" fill="url(#crawl-floor)" />
      <path
        d="M-400 148H790M-400 164H790M-400 188H790M-400 222H790M-400 268H790M195 148V500M140 148L60 500M250 148L330 500M80 148L-140 500M310 148L530 500M20 148L-340 500M370 148L730 500"
        className={styles.slabs}
      />
      {[46, 344].map((x) => (
        <g key={x} transform={`translate(${x} 62)`}>
          <circle r="120" fill="url(#crawl-torch)" className={styles.halo} />
          <path d="M-5 8H5L3 40H-3Z" fill="#4b3324" stroke="#1d1410" strokeWidth="2" />
          <path d="M-8 6H8L6 14H-6Z" fill="#6d6a68" stroke="#1d1410" strokeWidth="2" />
          <path d={FLAME} className={styles.flame} />
          <path d={FLAME} className={styles.core} transform="translate(0 3) scale(.55)" />
        </g>
      ))}
    </svg>
  );
});
