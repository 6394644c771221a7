import type { RoomId } from '@lantern/games/colossal-cave/board';
import type { ReactNode } from 'react';
import styles from './CaveMap.module.css';

const { line, soft, tone, accent, fire, water, leaf } = styles;

/**
 * A small picture of each room, around 0, 0 in a field of 74 × 54 units; the lower half is covered by the names. `line`
 * is the pen, `soft` a thin pen, `tone` a wash, the others are colours.
 */
export const VIGNETTES: Readonly<Record<RoomId, ReactNode>> = {
  wellHouse: (
    <>
      <path className={leaf} d="M-35 2q8-7 16-3 8-6 17-2 9-6 17-1 10-5 20 3v5h-70Z" opacity=".7" />
      <path className={styles.brick} d="M-15-9h30V4h-30Z" />
      <path className={styles.roof} d="M-20-8-13-20h26l7 12Z" />
      <path className={soft} d="M-15-5h30M-15 0h30M-8-9v4M2-9v4M10-5v5M-12-5v5M-3-5v5" opacity=".5" />
      <path className={styles.hole} d="M-5 4v-6a5 5 0 0 1 10 0v6Z" />
      <path className={line} d="M-20-8-13-20h26l7 12Z" />
      <path className={water} d="M17 4q6-4 12 0t8 1v3H15Z" />
    </>
  ),
  cobbleCrawl: (
    <>
      <path className={styles.day} d="M-35-4-6-16-6 2-35 10Z" opacity=".35" />
      {[-24, -12, 1, 13, 25].map((x, at) => (
        <path key={x} className={at % 2 ? tone : styles.stone} d={`M${x - 7} 0q0-7 6-8 7-1 8 5 1 4-4 5h-7q-3 0-3-2Z`} />
      ))}
      {[-17, -3, 9, 21].map((x) => (
        <path key={x} className={styles.stone} d={`M${x - 5}-8q1-6 6-5 5 0 4 6-5 3-10-1Z`} />
      ))}
    </>
  ),
  hallOfMists: (
    <>
      <path className={tone} d="M-26-24l3 13 3-13ZM-12-25l2 8 3-8ZM12-25l3 11 4-11ZM25-24l2 8 3-8Z" />
      <path
        className={styles.mist}
        d="M-33-8q8-6 16 0t16 0 16 0 16-1M-30 0q8-5 15 0t15 0 15 0 14 0M-20-15q7-5 13 0t13 0 13 0"
      />
    </>
  ),
  twistyMaze: (
    <path
      className={styles.maze}
      d="M-28 6v-24h56V6M-22 6v-18h44V6M-16 4v-10h14v-6M4-12v12h12v-6M-8 4H8M-22-2h6M22-2h-6M-2-6h6"
    />
  ),
  mountainKing: (
    <>
      <path className={tone} d="M-34 4-24-14-16-3-9-18 0 4ZM34 4 24-14 16-3 9-18 0 4Z" opacity=".7" />
      <path className={accent} d="M-9-7-11-18l6 5L0-21l5 8 6-5L9-7Z" />
      <path className={line} d="M-9-7-11-18l6 5L0-21l5 8 6-5L9-7ZM-9-4H9" />
      <circle className={fire} cx="0" cy="-11" r="1.800" />
    </>
  ),
  y2: (
    <>
      <path className={tone} d="M-20 3-15-19q15-8 31-1l4 23Z" />
      <path className={styles.carved} d="M-11-16l5 7v8M-6-9l5-7M4-13q1-4 5-4 5 1 4 5-1 3-9 10h10" />
      <path className={soft} d="M-24 4h50M-18-8l3 2M17-9l-3 3" />
    </>
  ),
  complexJunction: (
    <>
      <path className={tone} d="M0-6-34-22v9L-6-3-34 2v6L0 0l34 8V2L6-3l28-10v-9Z" />
      <path className={line} d="M-34-20 0-5l34-15M-34 4 0-3l34 7M0-24V-5" />
      <path className={accent} d="M-3-16h14l4 3-4 3H-3Z" />
      <path className={line} d="M-3-16h14l4 3-4 3H-3Z" />
    </>
  ),
  bedquilt: (
    <>
      <path className={tone} d="M-24-18q24-6 48 0V2q-24 6-48 0Z" />
      <path
        className={accent}
        d="M-24-18l12-1.500v7L-24-11ZM0-20l12 .500v7L0-13ZM-12-12.500 0-13v7l-12 .500ZM12-12.500l12 1v7l-12-1Z"
        opacity=".8"
      />
      <path className={fire} d="M-24-5l12-.500V2L-24 1ZM0-6l12 .500V2.500L0 3Z" opacity=".6" />
      <path
        className={soft}
        d="M-24-18q24-6 48 0V2q-24 6-48 0ZM-12-19.500V2.500M0-20V3M12-19.500V2.500M-24-11.500q24-3 48 0M-24-5q24-2 48 0"
        strokeDasharray="2 1.500"
      />
    </>
  ),
  swissCheese: (
    <>
      <path className={styles.cheese} d="M-30 3 22-19q8 8 9 22Z" />
      <path className={line} d="M-30 3 22-19q8 8 9 22ZM-30 3h61" />
      <g className={styles.hole}>
        <ellipse cx="-8" cy="-1" rx="4" ry="2.600" />
        <ellipse cx="8" cy="-7" rx="4.500" ry="3.400" />
        <ellipse cx="20" cy="-1" rx="3.600" ry="2.600" />
        <ellipse cx="20" cy="-12" rx="2.200" ry="1.800" />
      </g>
    </>
  ),
  orientalRoom: (
    <>
      <path className={fire} d="M-22-7-26-10q20-2 26-12 6 10 26 12l-4 3Z" />
      <path className={line} d="M-22-7-26-10q20-2 26-12 6 10 26 12l-4 3ZM-17-7v12M17-7v12M-22-2h44" />
      <path className={accent} d="M0-2v3M-4 1h8l1 3-1 4h-8l-1-4Z" />
      <path className={line} d="M0-2v3" />
    </>
  ),
  ploverRoom: (
    <>
      <path className={styles.emerald} d="M-6-17h12l8 7-14 15-14-15Z" />
      <path className={line} d="M-6-17h12l8 7-14 15-14-15ZM-14-10h28M-6-10 0 5l6-15M-6-17-6-10M6-17v7" />
      <path className={styles.ray} d="M-20-16l-7-5M20-16l7-5M-22-4l-9 1M22-4l9 1M0-20v-5" />
    </>
  ),
  twopit: (
    <>
      <ellipse className={styles.hole} cx="-16" cy="-4" rx="13" ry="6.500" />
      <ellipse className={line} cx="-16" cy="-4" rx="13" ry="6.500" />
      <ellipse className={styles.hole} cx="16" cy="-4" rx="13" ry="6.500" />
      <ellipse className={line} cx="16" cy="-4" rx="13" ry="6.500" />
      <path className={styles.stem} d="M16-2q-4-6 0-11t0-12" />
      <path className={leaf} d="M15-8q-8-1-9-6 7-1 9 4ZM17-14q7-1 9-6-7-1-9 4ZM15-18q-6-1-7-5 6 0 7 3Z" />
    </>
  ),
  giantRoom: (
    <>
      <path className={styles.stem} d="M-26 6q-4-8 1-15t-2-16" />
      <path className={leaf} d="M-26 0q8-1 9-6-7-1-9 4ZM-26-10q-8-1-9-5 6-1 8 3ZM-25-16q7-1 8-5-6-1-8 3Z" />
      <ellipse className={accent} cx="2" cy="-7" rx="5" ry="6.500" />
      <ellipse className={accent} cx="12" cy="-6" rx="5" ry="6.500" />
      <ellipse className={line} cx="2" cy="-7" rx="5" ry="6.500" />
      <ellipse className={line} cx="12" cy="-6" rx="5" ry="6.500" />
      <path className={tone} d="M-8-4q15 8 31 0l-4 9h-23Z" />
      <path className={soft} d="M-8-4q15 8 31 0l-4 9h-23ZM-4-1l3 6M4 1l1 4M12 1l-1 4M19-1l-3 6" />
    </>
  ),
  volcanoView: (
    <>
      <path className={styles.smoke} d="M-2-17q-9-3-5-8 3 3 6 0 5-4 9 1 5 4-3 7Z" />
      <path className={tone} d="M-34 5-8-16H8L34 5Z" />
      <path className={fire} d="M-8-16H8l-2 4 3 6-4 11h-5l2-9-5-5-4 6-3-2 4-7Z" />
      <path className={line} d="M-34 5-8-16H8L34 5" />
    </>
  ),
};
