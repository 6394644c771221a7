import type { Piece as PieceState, View } from '@lantern/games/crystal-wars/board';
import type { Seat } from '@lantern/protocol/seat';
import { memo } from 'react';
import type { PyramidSize } from '../../../art/pyramid/geometry';
import { Pyramid } from '../../../art/pyramid/Pyramid';
import type { PyramidPattern } from '../../../art/pyramid/patterns';
import { rem } from '../../../ui/rem';
import styles from './army.module.css';
import type { Army } from './Figures';

/** The patterns of the physical pyramids of each army. */
const PATTERNS: Readonly<Record<Army, PyramidPattern>> = {
  green: 'stripes',
  red: 'dots',
  yellow: 'sun',
  blue: 'waves',
  black: 'grid',
};

/** The scales of the figures in a square of 100, and the transforms of the army's sign on a banner. */
const SIZES: Readonly<Record<PieceState['kind'] | 'bandit', { scale: number; sign?: string }>> = {
  infantry: { scale: 1.02, sign: 'translate(33 -31) scale(1.1)' },
  hover: { scale: 0.93 },
  tank: { scale: 0.91 },
  diplomat: { scale: 0.98 },
  bandit: { scale: 1.02 },
  village: { scale: 0.93, sign: 'translate(8 -45) scale(.550)' },
  freeVillage: { scale: 0.93 },
  city: { scale: 0.91, sign: 'translate(9 -68.500) scale(.600)' },
  mountain: { scale: 0.91 },
  goldMountain: { scale: 0.91 },
};

/** Returns the army of a seat; neutral pieces are black. */
export function colourOf({ players }: Pick<View, 'players'>, owner: Seat | null): Army {
  return owner === null ? 'black' : (players[owner]?.colour ?? 'black');
}

export interface PieceProps {
  kind: PieceState['kind'] | 'bandit';
  colour: Army;
}

/** A piece around the middle of its field. All pieces face the same way. */
export const Piece = memo(function Piece({ kind, colour }: PieceProps) {
  const { scale, sign } = SIZES[kind];
  return (
    <g className={styles.army} data-army={colour} transform={`scale(${scale})`}>
      <use href={`#wars-${kind}`} />
      {sign && <use href={`#wars-sign-${colour}`} transform={sign} />}
    </g>
  );
});

/** The maximum size in pixels at which a piece is drawn without fine detail. */
const PLAIN_SIZE_PX = 30;

/** A single piece, within text. */
export function PieceIcon({ size = 32, ...piece }: PieceProps & { size?: number }) {
  return (
    <svg
      viewBox="-48 -58 96 98"
      width={rem(size)}
      height={rem(size)}
      className={styles.icon}
      data-small={size <= PLAIN_SIZE_PX}
      aria-hidden="true"
    >
      <Piece {...piece} />
    </svg>
  );
}

const UPRIGHT = { kind: 'upright' } as const;

/** A pyramid of the stock, shown beside the map. */
export function PyramidIcon({ size, colour, pixels }: { size: PyramidSize; colour: Army; pixels: number }) {
  return (
    <svg viewBox="-30 -50 60 88" height={rem(pixels)} className={styles.icon} aria-hidden="true">
      <g transform={`translate(0 ${8 + 5 * size}) scale(45)`}>
        <Pyramid size={size} colour={colour} pattern={PATTERNS[colour]} pose={UPRIGHT} />
      </g>
    </svg>
  );
}
