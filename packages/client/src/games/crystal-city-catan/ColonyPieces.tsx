import {
  GARRISON_IDS,
  GARRISONS,
  POOL_IDS,
  POOLS,
  PORT_IDS,
  PORTS,
  type PoolId,
  ROADS,
  SIDES,
  SITE_IDS,
  SITES,
  type SiteId,
} from '@lantern/games/crystal-city-catan/data/geometry';
import type { Resource } from '@lantern/games/crystal-city-catan/data/resources';
import { guardedIn, inPool, typeOf } from '@lantern/games/crystal-city-catan/rules/colony';
import type { Colony, Community, Size } from '@lantern/games/crystal-city-catan/state';
import type { PyramidColour } from '../../art/pyramid/colours';
import type { PyramidSize } from '../../art/pyramid/geometry';
import { liftsOf, Pyramid } from '../../art/pyramid/Pyramid';
import type { Cell } from './places';

/** A cell in drawing units, one being the base of a large pyramid; and the headroom of the top row for tall stacks. */
export const CELL = { width: 1.5, height: 1.7, top: 0.35 };
export const COLONY_SIZE = { width: 7 * CELL.width, height: 3 * CELL.height + CELL.top };

/** How much of a piece's height is seen from where the camera stands. */
const SEEN_HEIGHT = Math.cos((38 * Math.PI) / 180);

export const RESOURCE_COLOURS: Readonly<Record<Resource, PyramidColour>> = {
  M: 'red',
  F: 'green',
  C: 'white',
  T: 'blue',
};

/** Everything that stands and lies in a colony, rows from back to front. */
export function ColonyPieces({ colony }: { colony: Colony }) {
  return (
    <>
      {[-1, 0, 1].map((row) => (
        <g key={row}>{piecesInRow(colony, row)}</g>
      ))}
    </>
  );
}

function piecesInRow(colony: Colony, row: number) {
  return [
    ...POOL_IDS.filter((pool) => POOLS[pool].y === row && colony.pools[pool] !== null).map((pool) => (
      <Pool key={pool} colony={colony} pool={pool} />
    )),
    ...GARRISON_IDS.filter((at) => GARRISONS[at].y === row && colony.garrison[at] > 0).map((at) => (
      <At key={at} cell={GARRISONS[at]}>
        <Pyramid size={colony.garrison[at] as Size} colour={colony.colour} pose={{ kind: 'upright' }} />
      </At>
    )),
    ...(row === 0 ? middleRow(colony) : []),
  ];
}

function middleRow(colony: Colony) {
  return [
    ...SIDES.filter((side) => colony.road[side] > 0).map((side) => (
      <At key={`road ${side}`} cell={ROADS[side]} low>
        <Pyramid
          size={colony.road[side] as Size}
          colour={colony.colour}
          pose={{ kind: 'lying', heading: side === 'L' ? 270 : 90 }}
        />
      </At>
    )),
    ...PORT_IDS.filter((port) => colony.port[port] > 0).map((port) => (
      <At key={`port ${port}`} cell={PORTS[port]} low>
        <Pyramid
          size={colony.port[port] as 1 | 2}
          colour={colony.colour}
          pose={{ kind: 'lying', heading: PORTS[port].x < SITES[PORTS[port].site].x ? 90 : 270 }}
        />
      </At>
    )),
    ...SITE_IDS.filter((site) => colony.sites[site]).map((site) => (
      <At key={site} cell={SITES[site]}>
        <Stack community={colony.sites[site] as Community} colour={colony.colour} />
      </At>
    )),
  ];
}

/** A community: the housing piece, on it the Armory, the Hospital, and a Storehouse in the colour of its type. */
function Stack({
  community: { base, hospital, armory, store },
  colour,
}: {
  community: Community;
  colour: PyramidColour;
}) {
  const pieces: { size: PyramidSize; colour: PyramidColour; faded?: boolean }[] = [
    { size: base, colour },
    ...(armory ? [{ size: 2 as const, colour }] : []),
    ...(hospital ? [{ size: 1 as const, colour }] : []),
    ...(store ? [{ size: 1 as const, colour: RESOURCE_COLOURS[store.resource], faded: store.used }] : []),
  ];
  const lifts = liftsOf(pieces.map(({ size }) => size));
  return (
    <>
      {pieces.map((piece, index) => (
        <g
          key={`${piece.size} ${piece.colour}`}
          transform={`translate(0 ${(-(lifts[index] ?? 0) * SEEN_HEIGHT).toFixed(3)})`}
          opacity={piece.faded ? 0.5 : undefined}
        >
          <Pyramid size={piece.size} colour={piece.colour} pose={{ kind: 'upright' }} />
        </g>
      ))}
    </>
  );
}

/** A pool: a pyramid as large as what it holds, lying small when empty; its number, its letter, what is guarded. */
function Pool({ colony, pool }: { colony: Colony; pool: PoolId }) {
  const count = inPool(colony, pool);
  if (!colony.corner) {
    return (
      <At cell={POOLS[pool]} low>
        <circle r={0.34} fill="none" stroke="var(--ink-soft)" strokeWidth={0.05} strokeDasharray="0.12 0.1" />
      </At>
    );
  }
  const type = typeOf(colony, pool);
  const colour = RESOURCE_COLOURS[type];
  const guarded = guardedIn(colony, pool);
  return (
    <>
      <At cell={POOLS[pool]} low={count === 0}>
        {count === 0 ? (
          <g opacity={0.55}>
            <Pyramid size={1} colour={colour} pose={{ kind: 'lying', heading: 45 }} />
          </g>
        ) : (
          <Pyramid size={count as Size} colour={colour} pose={{ kind: 'upright' }} />
        )}
      </At>
      <Labels cell={POOLS[pool]} letter={type} number={colony.number?.[type]} guarded={guarded} />
    </>
  );
}

function Labels({ cell, letter, number, guarded }: { cell: Cell; letter: string; number?: number; guarded: number }) {
  const { x, y } = cornerOf(cell);
  return (
    <g fontFamily="var(--font-text)" fontWeight={700} textAnchor="middle">
      <text x={x + CELL.width - 0.2} y={y + 0.42} fontSize={0.36} fill="var(--ink)">
        {letter}
      </text>
      {number !== undefined && (
        <>
          <rect
            x={x + 0.08}
            y={y + 0.1}
            width={0.42}
            height={0.42}
            rx={0.09}
            fill="var(--paper)"
            stroke="var(--paper-line)"
            strokeWidth={0.03}
          />
          <text x={x + 0.29} y={y + 0.43} fontSize={0.34} fill="var(--paper-ink)">
            {number}
          </text>
        </>
      )}
      {guarded > 0 && (
        <>
          <path
            d={`M${x + 0.1} ${y + 0.62}h.38v.24q0 .2-.19 .28q-.19-.08-.19-.28z`}
            fill="var(--brass)"
            stroke="var(--brass-deep)"
            strokeWidth={0.03}
          />
          <text x={x + 0.29} y={y + 0.98} fontSize={0.28} fill="var(--on-brass)">
            {guarded}
          </text>
        </>
      )}
    </g>
  );
}

/** Upper left corner of a cell. */
export function cornerOf({ x, y }: Cell): { x: number; y: number } {
  return { x: (x + 3) * CELL.width, y: (y + 1) * CELL.height + CELL.top };
}

/** Puts a piece on its cell; `low` pieces lie in the middle, standing ones with their foot near the lower edge. */
function At({ cell, low, children }: { cell: Cell; low?: boolean; children: React.ReactNode }) {
  const { x, y } = cornerOf(cell);
  const foot = y + CELL.height * (low ? 0.55 : 0.76);
  return <g transform={`translate(${(x + CELL.width / 2).toFixed(3)} ${foot.toFixed(3)})`}>{children}</g>;
}

/** Cells of the communities, for the outline of the ground. */
export function groundCells(colony: Colony): Cell[] {
  return [
    ...POOL_IDS.filter((pool) => colony.pools[pool] !== null).map((pool) => POOLS[pool] as Cell),
    ...SITE_IDS.filter((site): site is SiteId => colony.sites[site] !== null).map((site) => SITES[site]),
  ];
}
