import type { Monster, View } from '@lantern/games/crystal-caverns/board';
import { type CSSProperties, memo } from 'react';
import type { PyramidColour } from '../../../art/pyramid/colours';
import { PROPORTIONS, type PyramidSize } from '../../../art/pyramid/geometry';
import { liftsOf, Pyramid } from '../../../art/pyramid/Pyramid';
import type { PyramidPattern } from '../../../art/pyramid/patterns';
import styles from './Crystals.module.css';
import { inkOf, PATTERNS } from './inks';

/** The visible share of a piece's height, given the position of the camera. */
const SEEN_HEIGHT = Math.cos((38 * Math.PI) / 180);

export interface Crystal {
  size: PyramidSize;
  colour: PyramidColour;
  pattern?: PyramidPattern;
}

/** Returns the crystals of a monster from the lowest up. The Dragon is a stack of up to four. */
export function crystalsOfMonster({ pieces }: Monster, palette: View['options']['palette']): Crystal[] {
  return [...pieces]
    .sort((a, b) => b.size - a.size)
    .map(({ size, colour }) => ({ size, colour: inkOf(colour, palette), pattern: PATTERNS[colour] }));
}

/** Crystals on top of each other around the middle of the lowest foot, or the lowest one lying; for use in a drawing. */
const Stack = memo(function Stack({ crystals, lying }: { crystals: readonly Crystal[]; lying?: boolean }) {
  const [first] = crystals;
  if (!first) return null;
  if (lying) return <Pyramid {...first} pose={{ kind: 'lying', heading: 68 }} />;
  const lifts = liftsOf(crystals.map(({ size }) => size));
  return (
    <>
      {crystals.map((crystal, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place in the stack
        <g key={index} transform={`translate(0 ${(-(lifts[index] ?? 0) * SEEN_HEIGHT).toFixed(3)})`}>
          <Pyramid {...crystal} pose={{ kind: 'upright' }} />
        </g>
      ))}
    </>
  );
});

/** The height of a stack above its foot, in large bases. */
export function heightOf(crystals: readonly Crystal[]): number {
  const top = crystals[crystals.length - 1];
  if (!top) return 0;
  const lift = liftsOf(crystals.map(({ size }) => size)).at(-1) ?? 0;
  return (lift + PROPORTIONS[top.size].height) * SEEN_HEIGHT;
}

/**
 * A stack as a separate picture. `unit` is the width of a large base in pixels unless `--crystal` enlarges it; `tall`
 * is the height of the picture in units, so that adjacent stacks share a baseline.
 */
export function StackPicture(props: { crystals: readonly Crystal[]; lying?: boolean; unit: number; tall?: number }) {
  const { crystals, lying, unit } = props;
  const tall = props.tall ?? Math.max(1.5, heightOf(crystals) + 0.1);
  const width = lying ? 1.9 : 1.5;
  return (
    <svg
      viewBox={`${-width / 2} ${-tall} ${width} ${tall + 0.5}`}
      className={styles.picture}
      style={{ '--wide': width * unit, '--high': (tall + 0.5) * unit } as CSSProperties}
      aria-hidden="true"
    >
      <g transform={lying ? 'translate(0 -.15)' : undefined}>
        <Stack crystals={crystals} lying={lying} />
      </g>
    </svg>
  );
}
