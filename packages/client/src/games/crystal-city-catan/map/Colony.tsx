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
import type { ReactNode } from 'react';
import type { EventMark } from '../turnFacts';
import styles from './Colony.module.css';
import { ColonyPieces } from './ColonyPieces';
import type { Cell } from './cells';
import { EventMarks } from './EventMarks';
import { Flashes, type Yield } from './Flashes';
import { Ground } from './land/Ground';
import { boxOf, footOf, PITCH, sizeOf, viewBoxOf } from './layout';
import { Marks } from './Marks';
import palette from './palette.module.css';
import { GROUNDS, OUTLINES } from './pieces/Outlines';
import { kindOf } from './places';

/** A place that can be tapped. */
export interface Target {
  cell: Cell;
  label: string;
  /** Whether a legal move begins or is made there. */
  lit: boolean;
  /** Marked as touchable without being a move of its own. */
  glow?: boolean;
  /** Whether it is chosen, if a tap chooses it. */
  pressed?: boolean;
  /** Whether the part of the action bar that it opens is open. */
  expanded?: boolean;
  /** A count or a price at the upper edge. */
  badge?: ReactNode;
  onTap(): void;
}

export interface ColonyProps {
  seat: Seat;
  colony: ColonyState;
  title: string;
  targets: readonly Target[];
  /** The result of the last roll. */
  yields?: Yield;
  /** The effects of the event of this turn. */
  marks?: readonly EventMark[];
  /** The distance between rows. */
  pitch?: number;
}

/** The drawing of one colony, with buttons over the tappable places. */
export function Colony({ seat, colony, title, targets, yields, marks = [], pitch = PITCH.usual }: ColonyProps) {
  const { width, height } = sizeOf(pitch);
  const style = { '--aspect': (width / height).toFixed(4) } as React.CSSProperties;
  return (
    <section className={`${styles.colony} ${palette.palette}`} style={style} aria-label={title}>
      <svg viewBox={viewBoxOf(pitch)} aria-hidden="true" className={styles.picture}>
        <Ground {...{ colony, pitch }} />
        {targets
          .filter(({ lit, glow, pressed }) => lit || glow || pressed)
          .map((target) => (
            <Glow key={`${target.cell.x} ${target.cell.y}`} target={target} pitch={pitch} />
          ))}
        <ColonyPieces {...{ colony, pitch }} />
        <Marks {...{ colony, pitch }} />
        <EventMarks {...{ marks, pitch }} />
        {yields && <Flashes {...{ colony, pitch, yields }} />}
      </svg>
      {NAMED.map(([name, cell]) => (
        <span key={name} className={styles.named} style={placeOf(cell, pitch)} data-about={`seat:${seat} ${name}`} />
      ))}
      {targets.map((target) => (
        <button
          key={`${target.cell.x} ${target.cell.y}`}
          type="button"
          className={styles.spot}
          style={placeOf(target.cell, pitch)}
          data-lit={target.lit || undefined}
          aria-pressed={target.expanded === undefined ? target.pressed : undefined}
          aria-expanded={target.expanded}
          aria-label={target.label}
          onClick={target.onTap}
        >
          {target.badge !== undefined && <span className={styles.badge}>{target.badge}</span>}
        </button>
      ))}
    </section>
  );
}

/** The lit ground of a place that can be tapped, with the outline of the possible build if the place is empty. */
function Glow({ target: { cell, pressed, lit }, pitch }: { target: Target; pitch: number }) {
  const kind = kindOf(cell);
  if (!kind) return null;
  const { x, y } = footOf(cell, pitch);
  return (
    <g transform={`translate(${x} ${y + OUTLINES[kind].lower})`} strokeLinejoin="round">
      <path
        d={GROUNDS[kind]}
        fill="var(--glow-soft)"
        stroke={pressed ? 'var(--ink)' : 'var(--brass-bright)'}
        strokeWidth={lit || pressed ? 3 : 1.6}
      />
      {lit && kind !== 'pool' && (
        <path d={OUTLINES[kind].d} fill="none" stroke="var(--brass-bright)" strokeWidth={1.4} strokeDasharray="3 2" />
      )}
    </g>
  );
}

/** The names of places in the story. */
const NAMED: readonly (readonly [name: string, cell: Cell])[] = [
  ...POOL_IDS.map((pool) => [`pool:${pool}`, POOLS[pool]] as const),
  ...SITE_IDS.map((site) => [`site:${site}`, SITES[site]] as const),
  ...GARRISON_IDS.map((at) => [`garrison:${at}`, GARRISONS[at]] as const),
  ...SIDES.map((side) => [`road:${side}`, ROADS[side]] as const),
  ...PORT_IDS.map((port) => [`port:${port}`, PORTS[port]] as const),
];

function placeOf(cell: Cell, pitch: number): React.CSSProperties {
  const box = boxOf(cell, pitch);
  const percent = (value: number): string => `${value.toFixed(3)}%`;
  return { left: percent(box.left), top: percent(box.top), width: percent(box.width), height: percent(box.height) };
}
