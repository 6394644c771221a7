import { memo } from 'react';
import armyStyles from '../../pieces/army.module.css';
import type { Army } from '../../pieces/Figures';
import { type Field, type Layout, PITCH } from '../layout';
import { currentsOf } from './currents';
import styles from './ground.module.css';
import { groundOf, LAND_OF, type Look, PLOT_PITCH, PLOTS, SLAB } from './lands';

/** Half the side of a plot, in units of the map. */
export const PLATE = 40;
/** The scale from units of the ground to units of the map. */
const SCALE = PITCH / PLOT_PITCH;
/** The depth of the cliff of a slab. */
const CLIFF = 10;

export interface CoasterProps {
  place: Layout['coasters'][number];
  look: Look;
  swamp: boolean;
  /** The army that controls each square of the Metropolis; only set for the Metropolis. */
  blocks?: readonly Block[];
}

/** The army that controls a square of the Metropolis; `null` if it is neutral. */
export type Block = Army | null;

/** Nine squares of land with their vortex, and the currents that leave them. */
export const Coaster = memo(function Coaster({ place: { x, y, fields }, look, swamp, blocks }: CoasterProps) {
  const land = LAND_OF[look] ?? (swamp ? 'swamp' : 'rock');
  const ground = groundOf(land);
  const currents = currentsOf(
    fields.flatMap((field) =>
      field.exits.map((turn) => ({ plot: [(field.x - x) / SCALE, (field.y - y) / SCALE] as const, turn })),
    ),
  );
  return (
    <g className={styles.land} data-land={land} transform={`translate(${x} ${y})`}>
      <g transform={`scale(${SCALE})`}>
        <path d={SLAB} className={styles.cliff} transform={`translate(0 ${CLIFF})`} />
        <path d={SLAB} className={styles.slab} />
        <path d={PLOTS} className={styles.plots} />
        <path d={ground.shades} className={styles.shades} />
        <path d={ground.lines} className={styles.lines} />
        <path d={currents.bodies} className={styles.current} />
        <path d={currents.lights} className={styles.glint} />
        <path d={ground.growth} className={styles.growth} />
        <path d={ground.lights} className={styles.lit} />
      </g>
      {fields.map((field, at) => (
        <g key={field.square} transform={`translate(${field.x - x} ${field.y - y})`}>
          {field.vortex && <Vortex />}
          {blocks && <MetropolisBlock at={at} block={blocks[at] ?? null} />}
        </g>
      ))}
    </g>
  );
});

/** A shining gate between four stones. */
function Vortex() {
  return (
    <g className={armyStyles.army} transform={`scale(${SCALE})`}>
      <use href="#wars-vortex" />
    </g>
  );
}

/** A square of the Metropolis: houses in the colour and on the pattern of its controller. */
function MetropolisBlock({ at, block }: { at: number; block: Block }) {
  return (
    <g className={armyStyles.army} data-army={block ?? 'black'}>
      {block && (
        <>
          <rect x={-PLATE} y={-PLATE} width={2 * PLATE} height={2 * PLATE} rx={12} className={styles.held} />
          <rect x={-PLATE} y={-PLATE} width={2 * PLATE} height={2 * PLATE} rx={12} fill="var(--pattern)" />
        </>
      )}
      <use href="#wars-block" transform={`scale(${at % 2 === 0 ? 0.84 : -0.84} .840)`} />
      {block && (
        <g transform="translate(31 -31)">
          <circle r="12" className={styles.seal} />
          <use href={`#wars-sign-${block}`} transform="scale(1.3)" />
        </g>
      )}
    </g>
  );
}

/** The highlighted rivulets between the squares of these paths. */
export const UsedCurrents = memo(function UsedCurrents({ ways }: { ways: readonly (readonly Field[])[] }) {
  const exits = ways.flatMap((way) =>
    way.slice(1).flatMap((to, at) => {
      const from = way[at] as Field;
      const turn = turnTo(from, to);
      return from.exits.includes(turn) ? [{ plot: [from.x / SCALE, from.y / SCALE] as const, turn }] : [];
    }),
  );
  const currents = currentsOf(exits);
  return (
    <g className={styles.used} transform={`scale(${SCALE})`}>
      <path d={currents.bodies} className={styles.current} />
      <path d={currents.lights} className={styles.glint} />
    </g>
  );
});

/** Returns the direction of the next square, in quarter turns clockwise from up. */
function turnTo(from: Field, to: Field): number {
  const [x, y] = [to.x - from.x, to.y - from.y];
  return Math.abs(x) > Math.abs(y) ? (x > 0 ? 1 : 3) : y > 0 ? 2 : 0;
}
