import {
  type Colony as ColonyState,
  GARRISON_IDS,
  GARRISONS,
  POOL_IDS,
  POOLS,
  PORT_IDS,
  PORTS,
  ROADS,
  SIDES,
  SITE_IDS,
  SITES,
} from '@lantern/games/crystal-city-catan/board';
import type { Seat } from '@lantern/protocol/seat';
import { memo, type ReactNode } from 'react';
import { descriptionOf } from '../sentences';
import styles from './Colony.module.css';
import { ColonyPieces } from './ColonyPieces';
import { type Cell, sameCell } from './cells';
import { Flashes, type Yield } from './Flashes';
import { CELL, COLONY_SIZE, cornerOf, groundCells } from './layout';

/** A place that can be tapped. */
export interface Target {
  cell: Cell;
  label: string;
  /** A legal move begins or is made there. */
  lit: boolean;
  /** Marked as touchable without being a move of its own. */
  glow?: boolean;
  /** Chosen, where choosing is what the tap does. */
  pressed?: boolean;
  /** Lies at the upper edge: how many, or a price. */
  badge?: ReactNode;
  onTap(): void;
}

export interface ColonyProps {
  seat: Seat;
  colony: ColonyState;
  title: string;
  targets: readonly Target[];
  /** What the last roll brought. */
  yields?: Yield;
}

/** One colony, drawn; what can be tapped lies over it as buttons, and a list says in words what stands where. */
export function Colony({ seat, colony, title, targets, yields }: ColonyProps) {
  const { width, height } = COLONY_SIZE;
  return (
    <section className={styles.colony} aria-label={title}>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className={styles.picture}>
        <Ground colony={colony} />
        {targets
          .filter(({ lit, glow, pressed }) => lit || glow || pressed)
          .map((target) => (
            <Glow key={`${target.cell.x} ${target.cell.y}`} target={target} />
          ))}
        <ColonyPieces colony={colony} />
        {yields && <Flashes colony={colony} yields={yields} />}
      </svg>
      <ul className="unseen">
        {descriptionOf(colony).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {NAMED.map(([name, cell]) => (
        <span key={name} className={styles.named} style={placeOf(cell)} data-about={`seat:${seat} ${name}`} />
      ))}
      {targets.map((target) => (
        <button
          key={`${target.cell.x} ${target.cell.y}`}
          type="button"
          className={styles.spot}
          style={placeOf(target.cell)}
          data-lit={target.lit || undefined}
          aria-pressed={target.pressed}
          aria-label={target.label}
          onClick={target.onTap}
        >
          {target.badge !== undefined && <span className={styles.badge}>{target.badge}</span>}
        </button>
      ))}
    </section>
  );
}

/** Plots for what stands, dashes where something may come to stand. */
const Ground = memo(function Ground({ colony }: { colony: ColonyState }) {
  const filled = groundCells(colony);
  return (
    <>
      {SLOTS.map((cell) => {
        const built = filled.some((one) => sameCell(one, cell));
        return (
          <Plot
            key={`${cell.x} ${cell.y}`}
            cell={cell}
            fill={built ? 'var(--plot)' : 'none'}
            stroke={built ? 'none' : 'var(--line)'}
            strokeWidth={0.03}
            strokeDasharray="0.14 0.12"
          />
        );
      })}
    </>
  );
});

function Glow({ target: { cell, pressed, lit } }: { target: Target }) {
  return (
    <Plot
      cell={cell}
      fill="var(--glow-soft)"
      stroke={pressed ? 'var(--ink)' : 'var(--brass-bright)'}
      strokeWidth={lit || pressed ? 0.07 : 0.04}
    />
  );
}

function Plot({ cell, ...paint }: { cell: Cell } & React.SVGProps<SVGRectElement>) {
  const { x, y } = cornerOf(cell);
  return <rect x={x + 0.04} y={y + 0.04} width={CELL.width - 0.08} height={CELL.height - 0.08} rx={0.2} {...paint} />;
}

const SLOTS: readonly Cell[] = [
  ...POOL_IDS.map((pool) => POOLS[pool] as Cell),
  ...Object.values(GARRISONS),
  ...Object.values(ROADS),
  ...SITE_IDS.map((site) => SITES[site] as Cell),
  PORTS.L,
  PORTS.R,
];

/** Places as the story names them. */
const NAMED: readonly (readonly [name: string, cell: Cell])[] = [
  ...POOL_IDS.map((pool) => [`pool:${pool}`, POOLS[pool]] as const),
  ...SITE_IDS.map((site) => [`site:${site}`, SITES[site]] as const),
  ...GARRISON_IDS.map((at) => [`garrison:${at}`, GARRISONS[at]] as const),
  ...SIDES.map((side) => [`road:${side}`, ROADS[side]] as const),
  ...PORT_IDS.map((port) => [`port:${port}`, PORTS[port]] as const),
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
