import { memo } from 'react';
import { FLAME } from '../map/things';
import styles from './Backdrop.module.css';

/** The height of the wall in units of the drawing. The Dragon needs a higher hall. */
const WALL = { hall: 124, lair: 236 };

/** The positions of the torches on the pillars. */
const PILLARS = [46, 344];

/**
 * The hall of the fight: a wall of rock with a gate between pillars, torches, and a floor of slabs. The hall of the
 * Dragon also holds its hoard.
 */
export const Backdrop = memo(function Backdrop({ lair }: { lair: boolean }) {
  const foot = lair ? WALL.lair : WALL.hall;
  return (
    <svg className={styles.backdrop} viewBox="0 0 390 640" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <rect width="390" height="640" className={styles.wall} />
      <g className={styles.hatch}>
        {[0, 90, 180, 270, 360].flatMap((x) =>
          (lair ? [20, 110, 200] : [30, 100]).map((y) => <use key={`${x} ${y}`} href="#cc-stone" x={x} y={y} />),
        )}
      </g>
      {lair ? <Rays /> : <Gate foot={foot} />}
      <path
        className={styles.rock}
        d="M0 0H390V60l-16-12-14 24-18-30-24 14-14-20-20 18-24-22-22 14-18-16-24 18-20-14-22 24-20-18-20 30-18-26-24 18-16-14-18 26-22-8Z"
      />
      <g transform={`translate(0 ${foot})`}>
        <Floor />
        {lair && <Hoard />}
      </g>
      {PILLARS.map((x) => (
        <g key={x} transform={`translate(${x} ${foot})`}>
          <Pillar high={foot - 14} />
          <g transform={`translate(0 ${lair ? -104 : -54}) scale(1.9)`}>
            <circle r="46" fill="url(#cc-torch)" />
            <path d="M-2.500 0h5l-1.500 12h-2Z" className={styles.bracket} />
            <path d={FLAME} fill="url(#cc-flame)" />
          </g>
        </g>
      ))}
      <rect width="390" height="640" className={styles.gloom} />
    </svg>
  );
});

/** The dark gate of the monsters, between two smaller pillars. */
function Gate({ foot }: { foot: number }) {
  return (
    <g transform={`translate(195 ${foot})`}>
      <path className={styles.arch} d="M-74 0V-52Q-74-98 0-104Q74-98 74-52V0Z" />
      <path className={styles.dark} d="M-58 0V-46Q-58-82 0-88Q58-82 58-46V0Z" />
      <path className={styles.joints} d="M-74-52H-58M74-52H58M-60-82l11 9M60-82l-11 9M-24-101l4 17M24-101l-4 17" />
    </g>
  );
}

/** Light from above on the Dragon, and sparks. */
function Rays() {
  return (
    <>
      <path
        className={styles.rays}
        d="M195 250L80 0H150ZM195 250L172 0H220ZM195 250L250 0H330ZM195 250L0 60V150ZM195 250L390 60V150Z"
      />
      <path
        className={styles.sparks}
        d="M60 130l2 4-2 4-2-4zM104 70l3 5-3 5-3-5zM150 96l2 4-2 4-2-4zM214 60l3 5-3 5-3-5zM268 88l2 4-2 4-2-4zM316 64l3 5-3 5-3-5zM342 150l2 4-2 4-2-4zM40 190l3 5-3 5-3-5z"
      />
    </>
  );
}

function Floor() {
  return (
    <>
      <path
        className={styles.rubble}
        d="M0 4V-20l24-12 22 12 26-18 24 14 30-8 26 10 34-12 30 10 34-10 30 12 26-12 24 14 30-14 22 12 26-8V4Z"
      />
      <rect y="-2" width="390" height="520" className={styles.floor} />
      <path
        className={styles.joints}
        d="M65 0L-175 354M91 0L-101 354M117 0L-27 354M143 0L47 354M169 0L121 354M195 0V354M221 0L269 354M247 0L343 354M273 0L417 354M299 0L491 354M325 0L565 354M0 20H390M0 50H390M0 92H390M0 148H390M0 222H390M0 312H390"
      />
      <path className={styles.foot} d="M0-2H390V10l-40 8-50-12-60 10-60-10-60 12-60-12L0 16Z" />
      <Cluster x={92} scale={0.7} tint="#4f86f4" />
      <Cluster x={300} scale={0.85} tint="#9a5be0" />
    </>
  );
}

/** Crystals that grow between the wall and the floor. */
function Cluster({ x, scale, tint }: { x: number; scale: number; tint: string }) {
  return (
    <g transform={`translate(${x} 2) scale(${scale})`} fill={tint}>
      <path d="M-8 0L-14-30L-6-46L2 0ZM8 0L14-26L22-32V0Z" />
      <path d="M-6-46L2 0H10L6-34Z" className={styles.facet} />
    </g>
  );
}

function Pillar({ high }: { high: number }) {
  return (
    <>
      <path className={styles.pillarShade} d={`M-19 8V${-high}H19V8Q0 16-19 8Z`} />
      <path className={styles.pillar} d={`M-19 8V${-high}H6V12Q-10 12-19 8Z`} />
      <path
        className={styles.pillarShade}
        d={`M-25 ${12 - high}H25L19 ${26 - high}H-19ZM-24 10V-4H24V10Q0 19-24 10Z`}
      />
      <path className={styles.joints} d={`M-19-24H19M-19-66H19M-19-112H19M-5-24V-4M7-66V-24M-8-112V-66`} />
    </>
  );
}

/** Gold behind the Dragon and in front of it. */
function Hoard() {
  return (
    <>
      <path className={styles.gold} d="M-10 60C30-12 120-26 195-24C270-26 360-12 400 60Q300 84 195 78Q90 84-10 60Z" />
      <path
        className={styles.coins}
        d="M40 24h.1M70 6h.1M92 30h.1M120-6h.1M150 20h.1M186 40h.1M214 8h.1M246 34h.1M268-4h.1M300 22h.1M322 2h.1M348 28h.1M28 50h.1M118 54h.1M282 54h.1M364 50h.1"
      />
    </>
  );
}
