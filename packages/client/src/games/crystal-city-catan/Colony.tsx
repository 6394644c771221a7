import {
  GARRISONS,
  POOL_IDS,
  POOLS,
  PORTS,
  ROADS,
  SITE_IDS,
  SITES,
} from '@lantern/games/crystal-city-catan/data/geometry';
import type { Colony as ColonyState } from '@lantern/games/crystal-city-catan/state';
import styles from './Colony.module.css';
import { CELL, COLONY_SIZE, ColonyPieces, cornerOf, groundCells } from './ColonyPieces';
import { type Cell, sameCell } from './places';
import { communityWords, poolWords } from './words';

/** A place that can be tapped. */
export interface Spot {
  cell: Cell;
  label: string;
  /** A move is possible there now. */
  lit: boolean;
  /** Chosen, with a number for several. */
  chosen?: number;
  onTap(): void;
}

export interface ColonyProps {
  colony: ColonyState;
  title: string;
  small?: boolean;
  spots: readonly Spot[];
}

/** One colony, drawn; what can be tapped lies over it as buttons, and a list says in words what stands where. */
export function Colony({ colony, title, small, spots }: ColonyProps) {
  const { width, height } = COLONY_SIZE;
  return (
    <section className={`${styles.colony} ${small ? styles.small : ''}`} aria-label={title}>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className={styles.picture}>
        <Ground colony={colony} />
        {spots
          .filter(({ lit, chosen }) => lit || chosen)
          .map((spot) => (
            <Glow key={`${spot.cell.x} ${spot.cell.y}`} spot={spot} />
          ))}
        <ColonyPieces colony={colony} />
      </svg>
      <ul className="unseen">
        {descriptionOf(colony).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {spots.map((spot) => (
        <button
          key={`${spot.cell.x} ${spot.cell.y}`}
          type="button"
          className={styles.spot}
          style={placeOf(spot.cell)}
          data-lit={spot.lit || undefined}
          aria-pressed={spot.chosen === undefined ? undefined : spot.chosen > 0}
          onClick={spot.onTap}
        >
          <span className="unseen">{spot.label}</span>
          {spot.chosen ? <span className={styles.chosen}>−{spot.chosen}</span> : null}
        </button>
      ))}
    </section>
  );
}

/** Plots for what stands, dashes where something may come to stand. */
function Ground({ colony }: { colony: ColonyState }) {
  const filled = groundCells(colony);
  return (
    <>
      {SLOTS.map((cell) => {
        const { x, y } = cornerOf(cell);
        const built = filled.some((one) => sameCell(one, cell));
        return (
          <rect
            key={`${cell.x} ${cell.y}`}
            x={x + 0.05}
            y={y + 0.05}
            width={CELL.width - 0.1}
            height={CELL.height - 0.1}
            rx={0.2}
            fill={built ? 'var(--pool-soft)' : 'none'}
            stroke={built ? 'none' : 'var(--line)'}
            strokeWidth={0.03}
            strokeDasharray="0.14 0.12"
          />
        );
      })}
    </>
  );
}

function Glow({ spot: { cell, chosen } }: { spot: Spot }) {
  const { x, y } = cornerOf(cell);
  return (
    <rect
      x={x + 0.05}
      y={y + 0.05}
      width={CELL.width - 0.1}
      height={CELL.height - 0.1}
      rx={0.2}
      fill="var(--glow-soft)"
      stroke={chosen ? 'var(--danger)' : 'var(--brass-bright)'}
      strokeWidth={0.07}
    />
  );
}

const SLOTS: readonly Cell[] = [
  ...POOL_IDS.map((pool) => POOLS[pool] as Cell),
  ...Object.values(GARRISONS),
  ...Object.values(ROADS),
  ...SITE_IDS.map((site) => SITES[site] as Cell),
  PORTS.L,
  PORTS.R,
];

function placeOf(cell: Cell): React.CSSProperties {
  const { x, y } = cornerOf(cell);
  const percent = (value: number, of: number): string => `${((100 * value) / of).toFixed(3)}%`;
  return {
    left: percent(x, COLONY_SIZE.width),
    top: percent(y, COLONY_SIZE.height),
    width: percent(CELL.width, COLONY_SIZE.width),
    height: percent(CELL.height, COLONY_SIZE.height),
  };
}

function descriptionOf(colony: ColonyState): string[] {
  return [
    ...SITE_IDS.flatMap((site) => {
      const community = colony.sites[site];
      return community ? [communityWords(site, community)] : [];
    }),
    ...POOL_IDS.filter((pool) => colony.pools[pool] !== null).map((pool) => poolWords(colony, pool)),
    `roads: left ${colony.road.L}, right ${colony.road.R}`,
    `Garrisons: north ${colony.garrison.N}, south ${colony.garrison.S}`,
    `pieces in stock: ${colony.stock[1]} small, ${colony.stock[2]} medium, ${colony.stock[3]} large`,
  ];
}
