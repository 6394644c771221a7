import { COLOURS, type View } from '@lantern/games/crystal-caverns/board';
import type { PyramidPattern } from '../../../art/pyramid/patterns';
import { inkOf, PATTERNS } from '../parts/inks';
import styles from './inks.module.css';

/** The tile of each pattern: width, height, angle in degrees, path, and stroke width. */
const TILES: Readonly<Record<PyramidPattern, readonly [number, number, number, string, number]>> = {
  stripes: [8, 8, -38, 'M0 2.5H8', 2.6],
  dots: [8, 8, 20, 'M2.5 2.5h0M6.5 6.5h0', 3],
  sun: [11, 11, 8, 'M5.5 1V10M1 5.5H10M2.5 2.5L8.5 8.5M8.5 2.5L2.5 8.5', 1.3],
  waves: [8, 7, 0, 'M0 4Q2 1 4 4T8 4', 1.7],
  grid: [8, 8, 8, 'M0 4H8M4 0V8', 1.2],
};

/** The gradients and patterns of each crystal of a palette, which figures refer to. */
export function FigureDefs({ palette }: { palette: View['options']['palette'] }) {
  return COLOURS.map((colour) => {
    const ink = inkOf(colour, palette);
    const [width, height, angle, d, line] = TILES[PATTERNS[colour]];
    return (
      <g key={ink} className={styles.ink} data-ink={ink}>
        <linearGradient id={`cc-fl-${ink}`} x1=".3" y1="0" x2=".55" y2="1">
          <stop stopColor="var(--l)" />
          <stop offset=".6" stopColor="var(--m)" />
          <stop offset="1" stopColor="var(--l)" />
        </linearGradient>
        <linearGradient id={`cc-fd-${ink}`} x1=".2" y1="0" x2=".6" y2="1">
          <stop stopColor="var(--m)" />
          <stop offset=".7" stopColor="var(--d)" />
        </linearGradient>
        <pattern
          id={`cc-pt-${ink}`}
          {...{ width, height }}
          patternUnits="userSpaceOnUse"
          patternTransform={`rotate(${angle})`}
        >
          <path {...{ d }} className={styles.pattern} strokeWidth={line} />
        </pattern>
      </g>
    );
  });
}
