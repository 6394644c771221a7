import {
  type Colony,
  type Community,
  coveredBy,
  PORTS,
  type PortId,
  pointsOfCommunity,
} from '@lantern/games/crystal-city-catan/board';
import { ResourceShape } from '../parts/ResourceMark';
import { t } from '../strings';
import styles from './Colony.module.css';
import type { Cell } from './cells';
import { CELL, cornerOf } from './layout';

/** What a community is called, its points in a badge, and a red cross where an Epidemic would shrink it (R8.1). */
export function CommunityLabel({ cell, community }: { cell: Cell; community: Community }) {
  const { x, y } = cornerOf(cell);
  const atRisk = community.base > 1 && !community.hospital;
  const name = t().community(community);
  const badge = { x: x + 0.22, y: y + 1.02 };
  return (
    <g fontFamily="var(--font-text)" fontWeight={700} textAnchor="middle">
      <text
        className={`${styles.label} ${styles.grown} ${styles.name}`}
        style={{ transformOrigin: `${x + CELL.width / 2}px ${y + CELL.height}px` }}
        x={x + CELL.width / 2}
        y={y + CELL.height - 0.1}
        fontSize={0.34}
      >
        {name}
      </text>
      <g className={styles.grown} style={{ transformOrigin: `${badge.x}px ${badge.y}px` }}>
        <circle cx={badge.x} cy={badge.y} r={0.2} fill="var(--brass)" stroke="var(--brass-deep)" strokeWidth={0.03} />
        <text x={badge.x} y={badge.y + 0.11} fontSize={0.34} fill="var(--on-brass)">
          {pointsOfCommunity(community)}
        </text>
      </g>
      {atRisk && (
        <path
          d={`M${x + CELL.width - 0.33} ${y + 0.9}h.14v.13h.13v.14h-.13v.13h-.14v-.13h-.13v-.14h.13z`}
          fill="none"
          stroke="var(--danger-ink)"
          strokeWidth={0.05}
        />
      )}
    </g>
  );
}

/**
 * At which rate a Starport trades, and the two types it covers (R7.6): above the piece, for the name of the community
 * beside it may reach below.
 */
export function PortLabel({ colony, port }: { colony: Colony; port: PortId }) {
  const { x, y } = cornerOf(PORTS[port]);
  return (
    <g>
      {coveredBy(colony, port).map((type, index) => (
        <g
          key={type}
          transform={`translate(${(x + CELL.width / 2 - 0.36 + index * 0.4).toFixed(3)} ${(y + 0.12).toFixed(3)}) scale(0.0135)`}
        >
          <ResourceShape type={type} />
        </g>
      ))}
      <text
        className={`${styles.label} ${styles.grown}`}
        style={{ transformOrigin: `${x + CELL.width / 2}px ${y + 0.5}px` }}
        x={x + CELL.width / 2}
        y={y + 0.78}
        fontSize={0.34}
        fontWeight={700}
        textAnchor="middle"
      >
        {`${3 - colony.port[port]} : 1`}
      </text>
    </g>
  );
}
