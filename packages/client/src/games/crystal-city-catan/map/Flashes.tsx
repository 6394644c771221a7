import {
  type Colony,
  inPool,
  POOL_IDS,
  POOL_SIZE,
  POOLS,
  type Resource,
  typeOf,
} from '@lantern/games/crystal-city-catan/board';
import { t } from '../strings';
import styles from './Colony.module.css';
import { CELL, cornerOf } from './layout';

/** What a roll yielded in one colony, by type; `turn` tells one roll from the next. */
export interface Yield {
  turn: number;
  types: Partial<Record<Resource, { made: number; squandered: number }>>;
}

/** Pools that produced shine up once with what they gained; what had no room rises and fades (R2.1). */
export function Flashes({ colony, yields: { turn, types } }: { colony: Colony; yields: Yield }) {
  if (!colony.corner) return null;
  return (
    <g key={turn} pointerEvents="none">
      {POOL_IDS.filter((pool) => colony.pools[pool] !== null).map((pool) => {
        const described = types[typeOf(colony, pool)];
        if (!described) return null;
        const { x, y } = cornerOf(POOLS[pool]);
        const wasted = described.squandered > 0 && inPool(colony, pool) === POOL_SIZE;
        const gained = described.made > 0 && !(wasted && described.made < described.squandered);
        return (
          <g key={pool}>
            {gained && (
              <rect
                className={styles.flash}
                x={x + 0.04}
                y={y + 0.04}
                width={CELL.width - 0.08}
                height={CELL.height - 0.08}
                rx={0.2}
              />
            )}
            <text
              className={wasted ? styles.wasted : styles.gained}
              x={x + CELL.width / 2}
              y={y + 0.7}
              fontSize={0.5}
              fontWeight={700}
              textAnchor="middle"
            >
              {gained ? '+' : t().described.full}
            </text>
          </g>
        );
      })}
    </g>
  );
}
