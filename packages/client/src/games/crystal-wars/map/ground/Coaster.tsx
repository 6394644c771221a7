import { memo, type ReactNode, type SVGProps } from 'react';
import type { Field, Layout } from '../layout';
import styles from './ground.module.css';
import { Skyline } from './Skyline';

/** Whose a coaster is, as it looks: a colour of a player, nobody's, or the terrain of a scenario. */
export type Look = 'green' | 'red' | 'yellow' | 'blue' | 'neutral' | 'metropolis';

/** Half the side of a plate, and of the slab under nine of them. */
export const PLATE = 43.5;
const SLAB = 147;

export interface CoasterProps {
  place: Layout['coasters'][number];
  look: Look;
  swamp: boolean;
  /** Who controls each metropolis square, and the number of the seat; only for the Metropolis. */
  blocks?: readonly Block[];
}

/** A square of the Metropolis: in whose colour it shines, and the number of the seat; `null` = nobody's. */
export type Block = { look: Look; number: number } | null;

/** A square of nine fields on a slab in its owner's colour and pattern; arrows on the edges that lead out of a field. */
export const Coaster = memo(function Coaster({ place: { x, y, fields }, look, swamp, blocks }: CoasterProps) {
  return (
    <g className={styles.owned} data-owner={look} transform={`translate(${x} ${y})`}>
      <Box selection={SLAB + 1} y={9} rx={24} className={styles.shadowFar} />
      <Box selection={SLAB} y={5} rx={22} className={styles.shadow} />
      <Box selection={SLAB} rx={20} className={styles.rim} />
      {look !== 'yellow' && <Box selection={SLAB} rx={20} className={styles.pattern} fill={patternOf(look)} />}
      <Box selection={SLAB} rx={20} fill="url(#wars-slab)" />
      <Box selection={SLAB - 1.2} rx={19} className={styles.bevel} stroke="url(#wars-bevel)" />
      <Box selection={SLAB - 11} rx={12} className={styles.bed} />
      {fields.map((field, at) => (
        <g key={field.square} transform={`translate(${field.x - x} ${field.y - y})`}>
          {blocks ? (
            <BlockPlate field={field} at={at} block={blocks[at] ?? null} />
          ) : (
            <Plate field={field} look={look} corner={cornerOf(field.x - x, field.y - y)} swamp={swamp} />
          )}
        </g>
      ))}
    </g>
  );
});

interface PlateProps {
  field: Field;
  look: Look;
  swamp?: boolean;
  /** Which corner of the coaster it is, in quarter turns from the upper left. */
  corner?: number | null;
  children?: ReactNode;
}

/** One field, pressed into the slab. */
function Plate({ field, look, swamp, corner = null, children }: PlateProps) {
  return (
    <>
      <Box selection={PLATE} rx={9} className={styles.plate} />
      {look !== 'yellow' && <Box selection={PLATE} rx={9} className={styles.plateMark} fill={patternOf(look)} />}
      {look === 'yellow' && corner !== null && <Sun turn={corner} />}
      {swamp && <Box selection={PLATE} rx={9} className={styles.reeds} fill="url(#wars-reeds)" />}
      <Box selection={PLATE} rx={9} fill="url(#wars-plate)" />
      <path className={styles.sunk} d="M-42.500-34Q-42.500-42.500-34-42.500H34Q42.500-42.500 42.500-34" />
      <path className={styles.lip} d="M-42.500 34Q-42.500 42.500-34 42.500H34Q42.500 42.500 42.500 34" />
      {field.vortex && <Vortex />}
      {children}
      {field.exits.map((turn) => (
        <path key={turn} className={styles.arrow} d={ARROW} transform={`rotate(${turn * 90})`} />
      ))}
    </>
  );
}

/** A square of the Metropolis: houses in the colour and on the pattern of who controls it. */
function BlockPlate({ field, at, block }: { field: Field; at: number; block: Block }) {
  const look = block?.look ?? 'metropolis';
  return (
    <g className={styles.owned} data-owner={look} data-block={block !== null}>
      <Plate field={field} look={look}>
        <Skyline block={at} />
      </Plate>
      {block && (
        <g transform="translate(31 -31)">
          <circle r="9.500" className={styles.seal} />
          <text y="4.500" className={styles.sealNumber}>
            {block.number}
          </text>
        </g>
      )}
    </g>
  );
}

/** Up, its tip close to the edge. */
const ARROW = 'M0-41 10.500-28.500Q0-31.500-10.500-28.500Z';

/** The double ring in the middle of a coaster. */
function Vortex() {
  return (
    <g>
      <circle r="40" fill="url(#wars-vortex)" />
      <circle r="25" className={styles.ringOuter} />
      <circle r="15" className={styles.ringInner} />
    </g>
  );
}

/** The quarter of a sun in the outer corner of a corner field. */
function Sun({ turn }: { turn: number }) {
  return (
    <path
      className={styles.sun}
      transform={`rotate(${turn * 90})`}
      d="M-43.500-20A23.500 23.500 0 0 0-20-43.500H-34.500A9 9 0 0 0-43.500-34.500ZM-11-43.500h5l-1 8zM-43.500-11v5l8-1zM-17-29l9 2.500-5.500 5.500zM-26.500-20l7 6-7.500 2z"
    />
  );
}

/** Which corner of the coaster a field is, in quarter turns from the upper left; `null` if it is none. */
function cornerOf(x: number, y: number): number | null {
  if (Math.abs(x) < 1 || Math.abs(y) < 1) return null;
  if (x < 0) return y < 0 ? 0 : 3;
  return y < 0 ? 1 : 2;
}

function patternOf(look: Look): string {
  return `url(#wars-${look === 'neutral' || look === 'metropolis' ? 'black' : look})`;
}

function Box({ selection, y = 0, ...paint }: { selection: number; y?: number } & SVGProps<SVGRectElement>) {
  return <rect x={-selection} y={y - selection} width={2 * selection} height={2 * selection} {...paint} />;
}
