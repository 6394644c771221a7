import {
  type Colony,
  type Community,
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
  type Size,
} from '@lantern/games/crystal-city-catan/board';
import { memo } from 'react';
import type { PyramidColour } from '../../../art/pyramid/colours';
import type { PyramidSize } from '../../../art/pyramid/geometry';
import { liftsOf, Pyramid } from '../../../art/pyramid/Pyramid';
import { At } from './At';
import styles from './Colony.module.css';
import { CommunityLabel, PortLabel } from './Labels';
import { RESOURCE_COLOURS } from './layout';
import { Pool } from './Pool';

/** How much of a piece's height is seen from where the camera stands. */
const SEEN_HEIGHT = Math.cos((38 * Math.PI) / 180);

/** Everything that stands and lies in a colony, rows from back to front. */
export const ColonyPieces = memo(function ColonyPieces({ colony }: { colony: Colony }) {
  return (
    <>
      {[-1, 0, 1].map((row) => (
        <g key={row}>{piecesInRow(colony, row)}</g>
      ))}
    </>
  );
});

function piecesInRow(colony: Colony, row: number) {
  return [
    ...POOL_IDS.filter((pool) => POOLS[pool].y === row && colony.pools[pool] !== null).map((pool) => (
      <Pool key={pool} colony={colony} pool={pool} />
    )),
    ...GARRISON_IDS.filter((at) => GARRISONS[at].y === row && colony.garrison[at] > 0).map((at) => (
      <At key={`${at} ${colony.garrison[at]}`} cell={GARRISONS[at]}>
        <Pyramid size={colony.garrison[at] as Size} colour={colony.colour} pose={{ kind: 'upright' }} />
      </At>
    )),
    ...(row === 0 ? middleRow(colony) : []),
  ];
}

function middleRow(colony: Colony) {
  return [
    ...SIDES.filter((side) => colony.road[side] > 0).map((side) => (
      <At key={`road ${side} ${colony.road[side]}`} cell={ROADS[side]} low>
        <Pyramid
          size={colony.road[side] as Size}
          colour={colony.colour}
          pose={{ kind: 'lying', heading: side === 'L' ? 270 : 90 }}
        />
      </At>
    )),
    ...PORT_IDS.filter((port) => colony.port[port] > 0).map((port) => (
      <g key={`port ${port}`}>
        <At cell={PORTS[port]} low>
          <Pyramid
            size={colony.port[port] as 1 | 2}
            colour={colony.colour}
            pose={{ kind: 'lying', heading: PORTS[port].x < SITES[PORTS[port].site].x ? 90 : 270 }}
          />
        </At>
        <PortLabel colony={colony} port={port} />
      </g>
    )),
    ...SITE_IDS.filter((site) => colony.sites[site]).map((site) => (
      <g key={site}>
        <At cell={SITES[site]}>
          <Stack community={colony.sites[site] as Community} colour={colony.colour} />
        </At>
        <CommunityLabel cell={SITES[site]} community={colony.sites[site] as Community} />
      </g>
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
          // biome-ignore lint/suspicious/noArrayIndexKey: a piece of another size in the same place is a new piece
          key={`${index} ${piece.size} ${piece.colour}`}
          transform={`translate(0 ${(-(lifts[index] ?? 0) * SEEN_HEIGHT).toFixed(3)})`}
          opacity={piece.faded ? 0.5 : undefined}
        >
          <g className={styles.arrive}>
            <Pyramid size={piece.size} colour={piece.colour} pose={{ kind: 'upright' }} />
          </g>
        </g>
      ))}
    </>
  );
}
