import { memo } from 'react';
import styles from './Landscape.module.css';

/** The far bank: sky, crystal peaks and the land that rises to them. It is decorative and never changes. */
export const FarBank = memo(function FarBank() {
  return (
    <svg viewBox="0 0 390 208" preserveAspectRatio="xMidYMin slice" className={styles.land} aria-hidden="true">
      <defs>
        <linearGradient id="city-sky" x2="0" y2="1">
          <stop offset="0" stopColor="var(--sky-high)" />
          <stop offset=".6" stopColor="var(--sky-middle)" />
          <stop offset="1" stopColor="var(--sky-low)" />
        </linearGradient>
        <linearGradient id="city-far" x2="0" y2="1">
          <stop offset="0" stopColor="var(--land-far)" />
          <stop offset=".3" stopColor="var(--land-middle)" />
          <stop offset="1" stopColor="var(--land-low)" />
        </linearGradient>
      </defs>
      <path d="M0 0H390V66H0z" fill="url(#city-sky)" />
      <circle cx="318" cy="22" r="10" fill="var(--moon)" />
      <path d="M311 15a9 9 0 1 0 14 11A10 10 0 0 1 311 15z" fill="var(--moon-shade)" />
      <path
        d="M22 12h0M66 24h0M104 8h0M150 18h0M250 9h0M285 30h0M362 10h0M372 36h0M40 38h0"
        stroke="var(--star)"
        strokeWidth="1.500"
        strokeLinecap="round"
      />
      <path
        d="M-4 66 14 40 28 50 46 24 62 46 78 36 96 56 124 34 138 48 160 30 182 54 206 40 226 52 248 26 262 44 284 34 304 54 330 36 346 48 366 28 394 56V80H-4z"
        fill="var(--peak)"
      />
      <path
        d="M46 24 62 46 52 62 42 44zM160 30 182 54 168 62 156 46zM248 26 262 44 254 60 246 42zM366 28 394 56 380 62 362 46zM124 34 138 48 130 60z"
        fill="var(--peak-light)"
      />
      <path d="M-4 58Q60 44 130 52T280 46 394 56V208H-4z" fill="url(#city-far)" />
      <ellipse cx="195" cy="120" rx="165" ry="66" fill="url(#city-light)" />
      <path
        d="M4 66l4-9 4 9zM13 67l3-8 4 8zM380 70l4-9 4 9zM371 69l3-7 4 7zM152 58l3-7 3 7zM160 58l3-8 4 8zM240 55l3-7 3 7z"
        fill="var(--tree-shade)"
      />
      <path
        d="M-4 84Q50 70 96 78M300 66Q350 60 394 76M-4 128Q20 120 40 128M350 122Q374 116 394 124M-4 168Q30 156 58 168M336 160Q366 150 394 164"
        fill="none"
        stroke="var(--contour-line)"
        strokeWidth="1.500"
      />
    </svg>
  );
});

/** The near bank and its edge to the river. */
export const NearBank = memo(function NearBank() {
  return (
    <svg viewBox="0 0 390 216" preserveAspectRatio="xMidYMin slice" className={styles.land} aria-hidden="true">
      <defs>
        <linearGradient id="city-near" x2="0" y2="1">
          <stop offset="0" stopColor="var(--land-near)" />
          <stop offset="1" stopColor="var(--land-deep)" />
        </linearGradient>
        <radialGradient id="city-light">
          <stop offset="0" stopColor="var(--light)" stopOpacity=".5" />
          <stop offset=".6" stopColor="var(--light)" stopOpacity=".2" />
          <stop offset="1" stopColor="var(--light)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <path d="M-4 6Q50-2 120 5T262 0 394 8V900H-4z" fill="url(#city-near)" stroke="var(--bank)" strokeWidth="2.500" />
      <ellipse cx="195" cy="112" rx="190" ry="96" fill="url(#city-light)" />
      <path
        d="M-4 48Q30 36 62 44M330 40Q364 30 394 44M-4 100Q16 92 30 100M-4 160Q24 148 50 158M344 156Q370 146 394 156M-4 200Q30 192 60 200M340 204Q370 196 394 204"
        fill="none"
        stroke="var(--contour-line)"
        strokeWidth="1.500"
      />
      <path
        d="M60 200l2-6 2 6zM66 202l2-5 2 5zM120 210l2-5 2 5zM286 88l2-6 2 6zM292 89l2-5 2 5zM98 88l2-6 2 6zM104 89l2-5 2 5zM366 78l2-6 2 6zM8 48l2-6 2 6zM14 49l2-5 2 5zM268 210l2-5 2 5zM214 36l2-5 2 5zM150 34l2-5 2 5z"
        fill="var(--grass)"
      />
    </svg>
  );
});
