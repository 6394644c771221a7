import {
  type Colony,
  type Community,
  coveredBy,
  guardedIn,
  POOL_IDS,
  POOLS,
  PORT_IDS,
  PORTS,
  type PoolId,
  type PortId,
  pointsOfCommunity,
  SITE_IDS,
  SITES,
  typeOf,
} from '@lantern/games/crystal-city-catan/board';
import { memo } from 'react';
import { Pips } from '../../../art/dice/Pips';
import { ResourceShape } from '../parts/ResourceMark';
import { t } from '../strings';
import styles from './Colony.module.css';
import type { Cell } from './cells';
import { footOf } from './layout';

interface MarksProps {
  colony: Colony;
  pitch: number;
}

/** The labels of a colony, above all pieces: numbers, guards, rates, names and points. */
export const Marks = memo(function Marks({ colony, pitch }: MarksProps) {
  return (
    <>
      {colony.corner &&
        POOL_IDS.filter((pool) => colony.pools[pool] !== null).map((pool) => (
          <PoolMarks key={pool} {...{ colony, pitch, pool }} />
        ))}
      {PORT_IDS.filter((port) => colony.port[port] > 0).map((port) => (
        <Rate key={port} {...{ colony, pitch, port }} />
      ))}
      {SITE_IDS.filter((site) => colony.sites[site]).map((site) => (
        <CommunityMarks key={site} cell={SITES[site]} pitch={pitch} community={colony.sites[site] as Community} />
      ))}
    </>
  );
});

/** The production number as a die at the outer corner, and the number of guarded resources at the inner corner. */
function PoolMarks({ colony, pitch, pool }: MarksProps & { pool: PoolId }) {
  const { x, y } = footOf(POOLS[pool], pitch);
  const outwards = Math.sign(x);
  const number = colony.number?.[typeOf(colony, pool)];
  const guarded = guardedIn(colony, pool);
  return (
    <>
      {number !== undefined && (
        <g transform={`translate(${x + 19 * outwards} ${y - 18})`}>
          <g className={styles.grown}>
            <rect x={-9} y={-9} width={18} height={20} rx={4} fill="#a88a57" />
            <rect x={-9} y={-9} width={18} height={18} rx={4} fill="#fffaec" stroke="#6d5428" strokeWidth={0.7} />
            <g transform="scale(.52)" fill="#2b2015">
              <Pips value={number} />
            </g>
          </g>
        </g>
      )}
      {guarded > 0 && (
        <g transform={`translate(${x - 23 * outwards} ${y + 12})`}>
          <g className={styles.grown}>
            <path
              d="M-8-8Q-3-8 0-10 3-8 8-8 9 5 0 10-9 5-8-8z"
              fill="var(--brass)"
              stroke="var(--brass-deep)"
              strokeWidth={1.2}
            />
            <text y={4.4} className={styles.onBrass}>
              {guarded}
            </text>
          </g>
        </g>
      )}
    </>
  );
}

/** The exchange rate of a Starport and the two types that it covers (R7.6), above the pad. */
function Rate({ colony, pitch, port }: MarksProps & { port: PortId }) {
  const { x, y } = footOf(PORTS[port], pitch);
  return (
    <g transform={`translate(${x} ${y - 20})`}>
      <g className={styles.grown}>
        <text className={styles.label} x={-9} y={3}>
          {`${3 - colony.port[port]}:1`}
        </text>
        {coveredBy(colony, port).map((type, index) => (
          <g key={type} transform={`translate(${1 + index * 11} -6) scale(.42)`}>
            <ResourceShape type={type} />
          </g>
        ))}
      </g>
    </g>
  );
}

/** The points of a community on a coin, its name below the plaza, and a cross if an Epidemic would shrink it (R8.1). */
function CommunityMarks({ cell, pitch, community }: { cell: Cell; pitch: number; community: Community }) {
  const { x, y } = footOf(cell, pitch);
  const atRisk = community.base > 1 && !community.hospital;
  return (
    <>
      <g transform={`translate(${x} ${y + 26})`}>
        <g className={`${styles.grown} ${styles.name}`}>
          <text className={styles.label}>{t().community(community)}</text>
        </g>
      </g>
      <g transform={`translate(${x - 24} ${y + 6})`}>
        <g className={styles.grown}>
          <circle r={8.6} fill="var(--brass)" stroke="var(--brass-deep)" />
          <text y={4.4} className={styles.onBrass}>
            {pointsOfCommunity(community)}
          </text>
        </g>
      </g>
      {atRisk && (
        <path
          d={`M${x + 24} ${y - 30}h4v4h4v4h-4v4h-4v-4h-4v-4h4z`}
          fill="var(--text-halo)"
          stroke="var(--plague)"
          strokeWidth={1.2}
        />
      )}
    </>
  );
}
