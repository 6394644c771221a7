import {
  type Colony as ColonyState,
  type Community,
  type GarrisonId,
  PORT_IDS,
  type PortId,
  pointsOfCommunity,
  type Resource,
  SIDES,
  SITE_IDS,
  type Side,
  type SiteId,
  type Size,
} from '@lantern/games/crystal-city-catan/board';
import type { PyramidColour } from '../../../art/pyramid/colours';
import { type Pose, PROPORTIONS, type PyramidSize } from '../../../art/pyramid/geometry';
import { PlainPyramid } from '../../../art/pyramid/PlainPyramid';
import { liftsOf } from '../../../art/pyramid/Pyramid';

type Place = readonly [x: number, y: number];

/** The colours of a Storehouse by resource. */
const STORES: Readonly<Record<Resource, PyramidColour>> = { M: 'red', F: 'green', C: 'white', T: 'blue' };

const UPRIGHT: Pose = { kind: 'upright' };
/** The visible fraction of the height of a piece, from the angle of the camera. */
const SEEN_HEIGHT = Math.cos((38 * Math.PI) / 180);

const LARGE_PIECE_WIDTH = 46;

/** The positions of the pieces of a colony on its hill, in a box 196 wide. The ground begins at 190. */
const SITES: Readonly<Record<SiteId, Place>> = { cap: [98, 246], L: [38, 232], R: [158, 232] };
const ROADS: Readonly<Record<Side, Place>> = { L: [68, 232], R: [128, 232] };
const GARRISONS: Readonly<Record<GarrisonId, Place>> = { N: [66, 210], S: [66, 274] };
const PORTS: Readonly<Record<PortId, Place>> = { capL: [40, 266], capR: [156, 266], L: [12, 250], R: [184, 250] };

/** A colony as pieces, from back to front, with the points of each community at its foot. */
export function Colony({ colony }: { colony: ColonyState }) {
  const { colour, garrison, road, port, sites } = colony;
  const standing = (at: GarrisonId) =>
    garrison[at] > 0 && <Piece place={GARRISONS[at]} size={garrison[at] as Size} colour={colour} pose={UPRIGHT} />;
  return (
    <g>
      {standing('N')}
      {SIDES.filter((side) => road[side] > 0).map((side) => (
        <Piece
          key={side}
          place={ROADS[side]}
          size={road[side] as Size}
          colour={colour}
          pose={{ kind: 'lying', heading: side === 'L' ? 270 : 90 }}
        />
      ))}
      {SITE_IDS.toReversed().map((site) => {
        const community = sites[site];
        return community && <Tower key={site} place={SITES[site]} community={community} colour={colour} />;
      })}
      {PORT_IDS.filter((at) => port[at] > 0).map((at) => (
        <Piece
          key={at}
          place={PORTS[at]}
          size={port[at] as Size}
          colour={colour}
          pose={{ kind: 'lying', heading: 0 }}
        />
      ))}
      {standing('S')}
    </g>
  );
}

/** Returns the highest point of the middle tower of a colony. */
export function peakOf({ sites: { cap } }: ColonyState): { x: number; y: number } {
  const sizes = sizesOf(cap);
  const lift = (liftsOf(sizes).at(-1) ?? 0) + PROPORTIONS[sizes.at(-1) ?? 1].height;
  return { x: SITES.cap[0], y: SITES.cap[1] - LARGE_PIECE_WIDTH * lift * SEEN_HEIGHT };
}

/** Returns the sizes of the pieces of a community from the lowest up: the housing piece, Armory, Hospital, Storehouse. */
function sizesOf({ base, armory, hospital, store }: Community): PyramidSize[] {
  return [base, ...(armory ? [2 as const] : []), ...(hospital ? [1 as const] : []), ...(store ? [1 as const] : [])];
}

interface PieceProps {
  place: Place;
  size: PyramidSize;
  colour: PyramidColour;
  pose: Pose;
}

function Piece({ place: [x, y], size, colour, pose }: PieceProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(26)`}>
      <PlainPyramid size={size} colour={colour} pose={pose} />
    </g>
  );
}

/** A community with its points. A Storehouse on top has the colour of its type. */
function Tower({ place: [x, y], community, colour }: { place: Place; community: Community; colour: PyramidColour }) {
  const sizes = sizesOf(community);
  const lifts = liftsOf(sizes);
  const { store } = community;
  return (
    <>
      <g transform={`translate(${x} ${y}) scale(${LARGE_PIECE_WIDTH})`}>
        {sizes.map((size, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a piece is known by its place in the tower
          <g key={at} transform={`translate(0 ${(-(lifts[at] ?? 0) * SEEN_HEIGHT).toFixed(3)})`}>
            <PlainPyramid
              size={size}
              colour={store && at === sizes.length - 1 ? STORES[store.resource] : colour}
              pose={UPRIGHT}
            />
          </g>
        ))}
      </g>
      <g data-badge>
        <circle cx={x} cy={y + 20} r="12" fill="#f7d489" stroke="#6b470f" />
        <text
          x={x}
          y={y + 26}
          textAnchor="middle"
          fontFamily="var(--font-text)"
          fontSize="17"
          fontWeight="700"
          fill="#241704"
        >
          {pointsOfCommunity(community)}
        </text>
      </g>
    </>
  );
}
