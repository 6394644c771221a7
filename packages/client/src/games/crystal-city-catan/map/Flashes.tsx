import {
  type Colony,
  inPool,
  POOL_IDS,
  POOL_SIZE,
  POOLS,
  poolsOf,
  type Resource,
  typeOf,
} from '@lantern/games/crystal-city-catan/board';
import { t } from '../strings';
import styles from './Colony.module.css';
import { footOf } from './layout';
import { GROUNDS, OUTLINES } from './pieces/Outlines';

/** The yield of a roll in one colony, by type; `turn` identifies the roll. */
export interface Yield {
  turn: number;
  types: Partial<Record<Resource, { made: number; squandered: number }>>;
}

/** Producing pools flash once with their gain; units without room rise and fade (R2.1). */
export function Flashes({ colony, pitch, yields: { turn, types } }: { colony: Colony; pitch: number; yields: Yield }) {
  if (!colony.corner) return null;
  return (
    <g key={turn} pointerEvents="none">
      {POOL_IDS.filter((pool) => colony.pools[pool] !== null).map((pool) => {
        const described = types[typeOf(colony, pool)];
        if (!described) return null;
        const { x, y } = footOf(POOLS[pool], pitch);
        const wasted = described.squandered > 0 && inPool(colony, pool) === POOL_SIZE;
        const gained = described.made > 0 && !(wasted && described.made < described.squandered);
        return (
          <g key={pool} transform={`translate(${x} ${y + OUTLINES.pool.lower})`}>
            {gained && <path className={styles.flash} d={GROUNDS.pool} />}
            <g className={wasted ? styles.wasted : styles.gained}>
              <rect x={-17} y={-24} width={34} height={19} rx={9.5} />
              <text y={-10}>
                {gained
                  ? `+${gainOf(described.made, poolsOf(colony, typeOf(colony, pool)).length)}`
                  : t().described.full}
              </text>
            </g>
          </g>
        );
      })}
    </g>
  );
}

/**
 * The number of units that a pool of a type has gained; empty if several pools share the type, since a fact contains
 * only the sum of a type.
 */
export function gainOf(made: number, pools: number): string {
  return pools === 1 ? String(made) : '';
}
