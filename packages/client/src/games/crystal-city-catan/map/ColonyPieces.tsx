import {
  type Colony,
  type Community,
  GARRISON_IDS,
  GARRISONS,
  inPool,
  POOL_IDS,
  POOLS,
  PORT_IDS,
  PORTS,
  type PoolId,
  ROADS,
  SIDES,
  SITE_IDS,
  SITES,
  type Size,
  typeOf,
} from '@lantern/games/crystal-city-catan/board';
import { memo } from 'react';
import { At } from './At';
import { CommunityPiece } from './pieces/CommunityPiece';
import { OUTLINES } from './pieces/Outlines';
import { BarePool, PoolPlace } from './pieces/PoolPlace';
import { Garrison, Road, Starport, Wall } from './pieces/Ways';

interface PiecesProps {
  colony: Colony;
  pitch: number;
}

/** Everything in a colony, rows from back to front. */
export const ColonyPieces = memo(function ColonyPieces({ colony, pitch }: PiecesProps) {
  return (
    <>
      {colony.garrison.N > 0 && <Wall y={-pitch} front={false} />}
      <SideRow {...{ colony, pitch }} y={-1} />
      <MiddleRow {...{ colony, pitch }} />
      <SideRow {...{ colony, pitch }} y={1} />
      {colony.garrison.S > 0 && <Wall y={pitch} front />}
    </>
  );
});

/** The pools of a row and the Garrison between them. */
function SideRow({ colony, pitch, y }: PiecesProps & { y: number }) {
  return (
    <>
      {POOL_IDS.filter((pool) => POOLS[pool].y === y && colony.pools[pool] !== null).map((pool) => (
        <Pool key={pool} {...{ colony, pitch, pool }} />
      ))}
      {GARRISON_IDS.filter((at) => GARRISONS[at].y === y && colony.garrison[at] > 0).map((at) => (
        <At key={colony.garrison[at]} cell={GARRISONS[at]} pitch={pitch} lower={OUTLINES.garrison.lower}>
          <Garrison size={colony.garrison[at] as Size} ink={colony.colour} />
        </At>
      ))}
    </>
  );
}

const Pool = memo(function Pool({ colony, pitch, pool }: PiecesProps & { pool: PoolId }) {
  const count = inPool(colony, pool);
  return (
    <At key={count} cell={POOLS[pool]} pitch={pitch} lower={OUTLINES.pool.lower}>
      {colony.corner ? <PoolPlace type={typeOf(colony, pool)} count={count} /> : <BarePool />}
    </At>
  );
});

function MiddleRow({ colony, pitch }: PiecesProps) {
  return (
    <>
      {SIDES.filter((side) => colony.road[side] > 0).map((side) => (
        <At
          key={`road ${side} ${colony.road[side]}`}
          cell={ROADS[side]}
          pitch={pitch}
          lower={OUTLINES.road.lower}
          mirrored={side === 'L'}
        >
          <Road size={colony.road[side] as Size} ink={colony.colour} />
        </At>
      ))}
      {PORT_IDS.filter((port) => colony.port[port] > 0).map((port) => (
        <At key={`port ${port}`} cell={PORTS[port]} pitch={pitch} mirrored={PORTS[port].x < SITES[PORTS[port].site].x}>
          <Starport size={colony.port[port] as 1 | 2} ink={colony.colour} />
        </At>
      ))}
      {SITE_IDS.filter((site) => colony.sites[site]).map((site) => (
        <At key={`${site} ${JSON.stringify(colony.sites[site])}`} cell={SITES[site]} pitch={pitch}>
          <CommunityPiece community={colony.sites[site] as Community} ink={colony.colour} />
        </At>
      ))}
    </>
  );
}
