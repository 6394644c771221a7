import { builtBy, isMountain, isUnit, type Piece as PieceState, type View } from '@lantern/games/crystal-wars/board';
import type { Seat } from '@lantern/protocol/seat';
import { CrownShape } from '../../../art/Crown';
import { PlainPyramid } from '../../../art/pyramid/PlainPyramid';
import { Enter } from '../../../match/end/Enter';
import type { EndSceneProps } from '../../../match/end/gameEnd';
import { type Layout, layoutOf, turnFor } from '../map/layout';
import { colourOf } from '../pieces/Piece';
import { Coaster, type INKS } from './Coaster';
import { Plain } from './Plain';

/** The size of the map in the scene, and its centre. */
const ROOM = { width: 380, height: 262 };
const MIDDLE = { x: 200, y: 162 };
/** The widths of pieces in units of the map, and the sizes of settlements and units. */
const SCALE = 52;
const SIZES = { village: 2, freeVillage: 2, city: 3, infantry: 1, hover: 2, tank: 3, diplomat: 1 } as const;

/** The final map in the colours of the crowned seats. */
export function Scene({ view, outcome, crowned }: EndSceneProps<View>) {
  const layout = layoutOf(view.map, turnFor(view, crowned[0] ?? null, ROOM));
  const scale = Math.min(ROOM.width / layout.width, ROOM.height / layout.height);
  const owners = layout.coasters.map((_, at) => ownerOf(view, crowned, at));
  const at = `translate(${MIDDLE.x} ${MIDDLE.y}) scale(${scale.toFixed(4)}) translate(${-layout.width / 2} ${-layout.height / 2})`;
  return (
    <svg aria-hidden="true" viewBox="0 0 400 300" preserveAspectRatio="xMidYMax meet">
      <Plain dark={outcome === 'ended'} />
      <g transform={at}>
        {layout.coasters.map((place, coaster) => (
          <Enter key={`${place.x} ${place.y}`} how="fade" at={coaster / 2}>
            <Coaster {...place} colour={owners[coaster] ?? null} />
          </Enter>
        ))}
        <Pieces view={view} layout={layout} />
        {crowned.map((seat) => (
          <Crown key={seat} {...{ view, layout, owners, seat }} />
        ))}
      </g>
    </svg>
  );
}

type Look = keyof typeof INKS | null;

/** Returns the number of villages and cities of a seat on a coaster. */
function settlementsOn(view: View, seat: Seat, coaster: number): number {
  return builtBy(view, seat, 'village', 'city').filter((square) => Math.floor(square / 9) === coaster).length;
}

/**
 * Returns the colour of a coaster: that of the crowned seat with the most settlements on it; `null` if nobody is
 * crowned.
 */
function ownerOf(view: View, crowned: readonly Seat[], coaster: number): Look {
  if (crowned.length === 0) return null;
  const [first] = [...crowned].sort(
    (a, b) => settlementsOn(view, b, coaster) - settlementsOn(view, a, coaster) || shareOf(a) - shareOf(b),
  );
  return first === undefined ? null : (colourOf(view, first) as Look);

  /** Breaks ties by assigning coasters in turn. */
  function shareOf(seat: Seat): number {
    return (crowned.indexOf(seat) + coaster) % crowned.length;
  }
}

/** The crown, over the coaster on which its wearer has the most settlements. */
function Crown({ view, layout, owners, seat }: { view: View; layout: Layout; owners: readonly Look[]; seat: Seat }) {
  const colour = colourOf(view, seat);
  const own = [...layout.coasters.keys()].filter((coaster) => owners[coaster] === colour);
  const best = own.sort((a, b) => settlementsOn(view, seat, b) - settlementsOn(view, seat, a))[0];
  const place = best === undefined ? undefined : layout.coasters[best];
  if (!place) return null;
  return (
    <g transform={`translate(${place.x} ${place.y - 118})`}>
      <Enter how="drop" at={6}>
        <CrownShape size={88} />
      </Enter>
    </g>
  );
}

/** All pieces, sorted from top to bottom so that nearer ones overlap farther ones. */
function Pieces({ view, layout }: { view: View; layout: Layout }) {
  const standing = layout.fields.filter(({ square }) => view.pieces[square]).sort((a, b) => a.y - b.y || a.x - b.x);
  return standing.map(({ square, x, y }) => (
    <g key={square} transform={`translate(${x} ${y + 14})`}>
      <Piece piece={view.pieces[square] as PieceState} view={view} />
    </g>
  ));
}

function Piece({ piece, view }: { piece: PieceState; view: View }) {
  if (isMountain(piece)) {
    return (
      <>
        <path d="M-42 20-6-50 42 20Z" fill="#5d4636" />
        <path d="M-6-50-22-20-8-26 2-16 10-26Z" fill={piece.kind === 'goldMountain' ? '#ffd24a' : '#e7d8c4'} />
      </>
    );
  }
  const pose = isUnit(piece) ? ({ kind: 'lying', heading: 45 } as const) : ({ kind: 'upright' } as const);
  return (
    <g transform={`scale(${SCALE})`}>
      <PlainPyramid size={SIZES[piece.kind as keyof typeof SIZES]} colour={colourOf(view, piece.owner)} pose={pose} />
    </g>
  );
}
