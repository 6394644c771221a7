import { colonyOf, pointsOf, type View } from '@lantern/games/crystal-city-catan/board';
import type { Seat } from '@lantern/protocol/seat';
import { CrownShape } from '../../../art/Crown';
import { PYRAMID_INKS } from '../../../art/pyramid/colours';
import { faceColour } from '../../../art/solid';
import { Enter } from '../../../match/end/Enter';
import type { EndSceneProps } from '../../../match/end/gameEnd';
import { Colony, peakOf } from './Colony';
import { Land } from './Land';

const SIDES = ['0', '1'] as const;

/** The final position of both colonies, face to face across the river, and a lantern in the sky for each point. */
export function Scene({ view, outcome, crowned }: EndSceneProps<View>) {
  return (
    <svg aria-hidden="true" viewBox="0 0 400 300" preserveAspectRatio="xMidYMax meet">
      <Land dark={outcome === 'ended'} />
      {SIDES.map((seat, side) => (
        <g key={seat} transform={`translate(${side === 0 ? 2 : 202} 0)`}>
          <Lanterns view={view} seat={seat} />
          <Colony colony={colonyOf(view, seat)} />
          {crowned.includes(seat) && <Crown {...peakOf(colonyOf(view, seat))} />}
        </g>
      ))}
    </svg>
  );
}

const Crown = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y.toFixed(1)})`}>
    <Enter how="drop" at={8}>
      <CrownShape size={30} />
    </Enter>
  </g>
);

const LANTERNS_PER_ROW = 5;

function Lanterns({ view, seat }: { view: View; seat: Seat }) {
  const colony = colonyOf(view, seat);
  const points = pointsOf(colony);
  const ink = PYRAMID_INKS[colony.colour];
  return Array.from({ length: points }, (_, at) => {
    const [row, column] = [Math.floor(at / LANTERNS_PER_ROW), at % LANTERNS_PER_ROW];
    const [x, y] = [22 + column * 38 + (row % 2) * 10, 96 - row * 34 + ((at * 7) % 11)];
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a lantern keeps its place in the sky
      <g key={at} transform={`translate(${x} ${y})`}>
        <Enter how="rise" at={at / 2}>
          <path
            d="M0-13C7-13 10-8 9-2L6 10H-6L-9-2C-10-8-7-13 0-13Z"
            fill={faceColour(ink, 0.85)}
            stroke={faceColour(ink, 0.1)}
          />
          <path d="M-5 4H5L4 10H-4Z" fill="#fff2a8" />
        </Enter>
      </g>
    );
  });
}
