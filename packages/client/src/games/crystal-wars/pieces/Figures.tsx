import { memo } from 'react';
import { Strokes } from '../../../art/Strokes';
import styles from './army.module.css';
import { FIGURES, type Figure } from './paths';

const ARMIES = ['green', 'red', 'yellow', 'blue', 'black'] as const;
/** The colour and pattern of a piece; neutral pieces are black. */
export type Army = (typeof ARMIES)[number];

/** The sign of each army, used on banners and wherever colour must not be the only sign. */
const SIGNS: Readonly<Record<Army, string>> = {
  green: 'M0-5.500L5.500 4.500H-5.500z',
  red: 'M-5 0A5 5 0 1 1 5 0 5 5 0 1 1-5 0z',
  yellow: 'M0-6L5.500 0 0 6-5.500 0z',
  blue: 'M-4.700-4.700H4.700V4.700H-4.700z',
  black: 'M-5-1.500H-1.500V-5H1.500V-1.500H5V1.500H1.500V5H-1.500V1.500H-5z',
};

/** The pattern of each army: tile size, angle in degrees, path, and stroke width. */
const PATTERNS: Readonly<Record<Army, { size: readonly [number, number]; turn: number; d: string; width: number }>> = {
  green: { size: [8, 8], turn: -38, d: 'M0 2.500H8', width: 2.6 },
  red: { size: [8, 8], turn: 20, d: 'M2.500 2.500h0M6.500 6.500h0', width: 3 },
  yellow: {
    size: [11, 11],
    turn: 8,
    d: 'M5.500 1V10M1 5.500H10M2.500 2.500L8.500 8.500M8.500 2.500L2.500 8.500',
    width: 1.3,
  },
  blue: { size: [8, 7], turn: 0, d: 'M0 4Q2 1 4 4T8 4', width: 1.7 },
  black: { size: [8, 8], turn: 8, d: 'M0 4H8M4 0V8', width: 1.2 },
};

/** The definitions of all pieces, signs and paints. They are rendered once per page; other drawings refer to them. */
export const Figures = memo(function Figures() {
  return (
    <svg className={styles.figures} width="0" height="0" aria-hidden="true">
      <defs>
        {ARMIES.map((army) => (
          <ArmyPaints key={army} army={army} />
        ))}
        <radialGradient id="wars-gate">
          <stop offset=".3" stopColor="#55e6ff" stopOpacity=".75" />
          <stop offset="1" stopColor="#2ab6e6" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="wars-well">
          <stop offset="0" stopColor="#f4ffff" />
          <stop offset=".35" stopColor="#58dcf5" stopOpacity=".8" />
          <stop offset="1" stopColor="#0b5f80" stopOpacity=".75" />
        </radialGradient>
        {(Object.keys(FIGURES) as Figure[]).map((figure) => (
          <g key={figure} id={`wars-${figure}`}>
            <Strokes of={FIGURES[figure]} />
          </g>
        ))}
      </defs>
    </svg>
  );
});

/** The two faces of a crystal, the pattern and the sign of an army. */
function ArmyPaints({ army }: { army: Army }) {
  const { size, turn, d, width } = PATTERNS[army];
  return (
    <g className={styles.army} data-army={army}>
      <linearGradient id={`wars-lit-${army}`} x1=".3" y1="0" x2=".55" y2="1">
        <stop offset="0" stopColor="var(--pale)" />
        <stop offset=".5" stopColor="var(--mid)" />
        <stop offset=".82" stopColor="var(--mid)" />
        <stop offset="1" stopColor="var(--pale)" />
      </linearGradient>
      <linearGradient id={`wars-dim-${army}`} x1=".2" y1="0" x2=".6" y2="1">
        <stop offset="0" stopColor="var(--mid)" />
        <stop offset=".6" stopColor="var(--deep)" />
        <stop offset="1" stopColor="var(--mid)" />
      </linearGradient>
      <pattern
        id={`wars-pattern-${army}`}
        width={size[0]}
        height={size[1]}
        patternUnits="userSpaceOnUse"
        patternTransform={`rotate(${turn})`}
      >
        <path d={d} fill="none" stroke="var(--mark)" strokeWidth={width} strokeLinecap="round" />
      </pattern>
      <path id={`wars-sign-${army}`} d={SIGNS[army]} fill="var(--sign)" />
    </g>
  );
}
