import { type CardId, kindOf } from '@lantern/games/crystal-caverns/board';
import { memo } from 'react';
import { glyphPath } from '../../../art/Glyph';
import { type Lie, slabOf, WALL_FACE } from './layout';
import { planOf } from './plans';
import styles from './Tile.module.css';
import { FLAME, POOL, SHAFT, STEPS, THINGS, TORCH } from './things';

export interface TileProps {
  id: CardId;
  rot: 0 | 1;
  lie: Lie;
  /** Whether the party has been here: the torches burn. */
  lit: boolean;
  shaft?: boolean;
  /** Whether the water has been drunk. */
  dry?: boolean;
}

/** A cavern card around its middle, without its mark of rank and suit: rock, floor, walls, and the things on it. */
export const Tile = memo(function Tile({ id, rot, lie, lit, shaft, dry }: TileProps) {
  const { name, plan } = planOf(id);
  const { width, height } = slabOf({ id }, lie);
  const slab = { x: -width / 2, y: -height / 2, width, height, rx: 9 };
  const turn = rot === 1 ? 'rotate(90)' : undefined;
  const place = (x: number, y: number): string => (rot === 1 ? `translate(${-y} ${x})` : `translate(${x} ${y})`);
  const key = `${name}${rot}${lie}`;
  const kind = kindOf(id);
  return (
    <g className={styles.tile} data-bright={lit || undefined}>
      <rect {...slab} y={slab.y + 3} className={styles.cast} />
      <rect {...slab} className={styles.slab} />
      <clipPath id={`cc-slab-${key}`}>
        <rect {...slab} />
      </clipPath>
      <clipPath id={`cc-floor-${key}`}>
        <path d={plan.floor} transform={turn} />
      </clipPath>
      <g clipPath={`url(#cc-slab-${key})`}>
        <use href="#cc-stone" className={styles.hatch} transform={turn} />
        <path d={plan.floor} transform={turn} className={styles.halo} />
        <g clipPath={`url(#cc-floor-${key})`}>
          <path d={plan.floor} transform={turn} className={styles.face} />
          <g transform={`translate(0 ${WALL_FACE})`}>
            <path d={plan.floor} transform={turn} className={styles.floor} />
            <path d={FLAGS} className={styles.flags} />
            <path d={plan.floor} transform={turn} className={styles.foot} />
          </g>
        </g>
        <path d={plan.floor} transform={turn} className={styles.wall} />
      </g>
      <rect {...slab} className={styles.rim} />
      {kind === 'stairway' && <g transform={turn}>{STEPS}</g>}
      {kind === 'pool' && (
        <g data-dry={dry || undefined} className={styles.pool}>
          {POOL}
        </g>
      )}
      {shaft && SHAFT}
      {plan.things.map(([thing, x, y]) => (
        <g key={`${thing}${x}${y}`} transform={place(x, y)}>
          {THINGS[thing]}
        </g>
      ))}
      {plan.torches.map(([x, y]) => (
        <g key={`${x}${y}`} transform={place(x, y)}>
          {lit && <circle r="27" className={styles.shine} />}
          {TORCH}
          {lit && <path d={FLAME} className={styles.flame} />}
        </g>
      ))}
    </g>
  );
});

const FLAGS =
  'M-52-38H52M-52-24H52M-52-10H52M-52 4H52M-52 18H52M-52 32H52M-40-52V-38M-16-52V-38M10-52V-38M36-52V-38M-28-38V-24M-4-38V-24M22-38V-24M-42-24V-10M-14-24V-10M12-24V-10M38-24V-10M-26-10V4M2-10V4M26-10V4M-40 4V18M-12 4V18M14 4V18M40 4V18M-28 18V32M-2 18V32M24 18V32M-14 32V46M12 32V46';

/** Stairs that are still closed: the card lies face down under a padlock (R5.5). */
export function LockedTile({ id, lie }: Pick<TileProps, 'id' | 'lie'>) {
  const { width, height } = slabOf({ id }, lie);
  const slab = { x: -width / 2, y: -height / 2, width, height, rx: 9 };
  const inner = { x: slab.x + 6, y: slab.y + 6, width: width - 12, height: height - 12, rx: 5 };
  return (
    <g>
      <rect {...slab} y={slab.y + 3} className={styles.cast} />
      <rect {...slab} className={styles.back} />
      <rect {...inner} className={styles.backLine} />
      <path className={styles.backStar} d="M0-30 8-8 30 0 8 8 0 30-8 8-30 0-8-8Z" />
      <path
        d={glyphPath('padlock')}
        className={styles.padlock}
        fillRule="evenodd"
        transform="scale(1.150) translate(-12 -12.500)"
      />
    </g>
  );
}
