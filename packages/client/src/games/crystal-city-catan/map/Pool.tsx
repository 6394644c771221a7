import {
  type Colony,
  guardedIn,
  inPool,
  POOLS,
  type PoolId,
  type Resource,
  type Size,
  typeOf,
} from '@lantern/games/crystal-city-catan/board';
import { Pyramid } from '../../../art/pyramid/Pyramid';
import { ResourceShape } from '../parts/ResourceMark';
import { At } from './At';
import styles from './Colony.module.css';
import type { Cell } from './cells';
import { CELL, cornerOf, RESOURCE_COLOURS } from './layout';

/** A pool: a pyramid as large as what it holds, lying small when empty; its number, its sign, what is guarded. */
export function Pool({ colony, pool }: { colony: Colony; pool: PoolId }) {
  const count = inPool(colony, pool);
  if (!colony.corner) {
    return (
      <At cell={POOLS[pool]} low>
        <circle r={0.44} fill="none" stroke="var(--ink-soft)" strokeWidth={0.06} strokeDasharray="0.14 0.12" />
      </At>
    );
  }
  const type = typeOf(colony, pool);
  const colour = RESOURCE_COLOURS[type];
  return (
    <>
      <At key={count} cell={POOLS[pool]} low={count === 0}>
        {count === 0 ? (
          <g opacity={0.6}>
            <Pyramid size={1} colour={colour} pose={{ kind: 'lying', heading: 45 }} />
          </g>
        ) : (
          <Pyramid size={count as Size} colour={colour} pose={{ kind: 'upright' }} />
        )}
      </At>
      <PoolLabels cell={POOLS[pool]} type={type} number={colony.number?.[type]} guarded={guardedIn(colony, pool)} />
    </>
  );
}

interface PoolLabelsProps {
  cell: Cell;
  type: Resource;
  number?: number;
  guarded: number;
}

function PoolLabels({ cell, type, number, guarded }: PoolLabelsProps) {
  const { x, y } = cornerOf(cell);
  return (
    <g fontFamily="var(--font-text)" fontWeight={700} textAnchor="middle">
      <g transform={`translate(${(x + CELL.width - 0.44).toFixed(3)} ${(y + 0.1).toFixed(3)}) scale(0.0155)`}>
        <ResourceShape type={type} />
      </g>
      <g className={styles.grown} style={{ transformOrigin: `${x + 0.07}px ${y + 0.08}px` }}>
        {number !== undefined && (
          <>
            <rect
              x={x + 0.07}
              y={y + 0.08}
              width={0.42}
              height={0.42}
              rx={0.09}
              fill="var(--paper)"
              stroke="var(--paper-line)"
              strokeWidth={0.03}
            />
            <text x={x + 0.28} y={y + 0.41} fontSize={0.34} fill="var(--paper-ink)">
              {number}
            </text>
          </>
        )}
        {guarded > 0 && (
          <>
            <path
              d={`M${x + 0.09} ${y + 0.56}h.38v.26q0 .2-.19 .28q-.19-.08-.19-.28z`}
              fill="var(--brass)"
              stroke="var(--brass-deep)"
              strokeWidth={0.03}
            />
            <text x={x + 0.28} y={y + 0.92} fontSize={0.34} fill="var(--on-brass)">
              {guarded}
            </text>
          </>
        )}
      </g>
    </g>
  );
}
