import {
  isSwampCoaster,
  isUnit,
  type Piece as PieceState,
  type Square,
  squareName,
  type View,
} from '@lantern/games/crystal-wars/board';
import { newestFactNumber } from '@lantern/games/kit/story';
import type { Seat } from '@lantern/protocol/seat';
import { memo, type ReactNode, useMemo, useState } from 'react';
import type { PyramidColour } from '../../../art/pyramid/colours';
import type { Why } from '../../../ui/explainable';
import type { Rect, Size } from '../../../ui/panZoom/camera';
import { Drawing, PanZoom } from '../../../ui/panZoom/PanZoom';
import { headingOf, lastSteps } from '../pieces/heading';
import { colourOf, Piece } from '../pieces/Piece';
import { t } from '../strings';
import type { Target } from '../targets';
import { Fields } from './Fields';
import { Flashes } from './Flashes';
import { type Block, Coaster, type Look } from './ground/Coaster';
import { Patterns } from './ground/Patterns';
import { Journey } from './Journey';
import { boxAround, type Field, fitOf, LARGEST_FIT, type Layout, UNIT } from './layout';
import { DonePin, GroundMark, Pin } from './Marks';
import styles from './map.module.css';
import { type Trail, trailsOf } from './storyMarks';
import { Trails } from './Trails';
import { Walls } from './Walls';

export interface WarMapProps {
  view: View;
  layout: Layout;
  /** What there is for the map on the screen, in pixels. */
  room: Size;
  targets: ReadonlyMap<Square, Target>;
  /** A piece that would come to stand where it is shown. */
  ghost: { square: Square; kind: PieceState['kind']; colour: PyramidColour } | null;
  /** Without the ways that units have gone. */
  hideTrails: boolean;
  names: Readonly<Record<Seat, string>>;
  /** Tells the decision that the targets are for from other ones; nothing is to be decided without. */
  decision: string | null;
  onTap(square: Square): void;
  /** Why nothing can be done with a square now. */
  whyAt(square: Square): Why | undefined;
}

/** Pixels a square must have for a finger. */
const SMALLEST_SQUARE = 24;

/** The coasters and all that stands on them, in a window that pans and zooms. */
export function WarMap(props: WarMapProps) {
  const { view, layout, room, targets, names, onTap, whyAt } = props;
  const box = { x: 0, y: 0, width: layout.width, height: layout.height };
  const nineWide = layout.width > 600;
  const scale = fitOf(room, layout);
  return (
    <>
      <Patterns />
      <PanZoom
        label={t().fields.map}
        content={box}
        maxZoom={nineWide ? 3.2 : 2.2}
        largestFit={LARGEST_FIT}
        focus={focusOf(props, scale, box)}
      >
        <Drawing box={box} aria-hidden="true">
          <Drawn {...props} />
        </Drawing>
        <Fields view={view} layout={layout} targets={targets} names={names} onTap={onTap} whyAt={whyAt} />
      </PanZoom>
    </>
  );
}

/** Where the squares of the whole map are too small to be tapped, a decision brings those into sight that it lights. */
function focusOf({ targets, layout, decision }: WarMapProps, scale: number, whole: Rect) {
  if (decision === null || scale * UNIT >= SMALLEST_SQUARE) return { key: 'whole', rect: whole };
  return { key: decision, rect: boxAround(layout.fields.filter(({ square }) => targets.has(square))) };
}

/** All that is drawn of the map, from the ground up. */
function Drawn({ view, layout, targets, ghost, hideTrails }: WarMapProps) {
  const trails = useMemo(() => trailsOf(view), [view]);
  return (
    <>
      <Coasters view={view} layout={layout} />
      {[...targets].map(([square, { mark }]) => (
        <At key={square} field={layout.fields[square]}>
          <GroundMark mark={mark} />
        </At>
      ))}
      <Names fields={layout.fields} />
      <Walls map={view.map} layout={layout} />
      {!hideTrails && <Trails trails={trails} layout={layout} />}
      <Pieces view={view} layout={layout} trails={trails} />
      {ghost && (
        <At field={layout.fields[ghost.square]}>
          <g className={styles.ghost}>
            <Piece kind={ghost.kind} colour={ghost.colour} />
          </g>
        </At>
      )}
      {[...targets].map(([square, { mark }]) => (
        <At key={square} field={layout.fields[square]}>
          <Pin mark={mark} />
        </At>
      ))}
      <Flashes view={view} layout={layout} />
    </>
  );
}

/** Something around the middle of a field. */
function At({ field, children }: { field: Field | undefined; children: ReactNode }) {
  if (!field) return null;
  return <g transform={`translate(${field.x} ${field.y})`}>{children}</g>;
}

/** Every coaster of the map. */
function Coasters({ view, layout }: { view: View; layout: Layout }) {
  const { players, homes, metropolis } = view;
  const held = metropolis.join();
  const colours = Object.values(players)
    .map(({ colour }) => colour)
    .join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn anew only when somebody else controls a block
  const blocks = useMemo(
    () =>
      metropolis.map(
        (seat): Block => (seat === null ? null : { look: lookOf(players, seat), number: Number(seat) + 1 }),
      ),
    [held, colours],
  );
  return layout.coasters.map((place, at) => {
    const home = homes[at] ?? 'neutral';
    return (
      <Coaster
        key={`${view.map} ${place.x} ${place.y}`}
        place={place}
        look={lookOf(players, home)}
        swamp={isSwampCoaster(view, at)}
        {...(home === 'metropolis' && { blocks })}
      />
    );
  });
}

function lookOf(players: View['players'], home: string): Look {
  return home === 'metropolis' ? 'metropolis' : (players[home]?.colour ?? 'neutral');
}

/** What each field is called. */
const Names = memo(function Names({ fields }: { fields: readonly Field[] }) {
  return (
    <g className={styles.names}>
      {fields.map(({ square, x, y }) => (
        // The height of a capital below the corner: WebKit lays a hanging baseline elsewhere.
        <text key={square} x={x - 39} y={y - 40} dy=".77em">
          {squareName(square)}
        </text>
      ))}
    </g>
  );
});

/** All pieces, those farther up the screen first, so that nearer ones stand before them. */
function Pieces({ view, layout, trails }: { view: View; layout: Layout; trails: readonly Trail[] }) {
  const steps = useMemo(() => lastSteps(view), [view]);
  // Pieces that moved before the page was opened are not animated.
  const [first] = useState(() => newestFactNumber(view.story));
  const newest = trails.at(-1);
  const standing = layout.fields.filter(({ square }) => view.pieces[square]).sort((a, b) => a.y - b.y || a.x - b.x);
  return standing.map((field) => {
    const { square } = field;
    const piece = view.pieces[square] as PieceState;
    const colour = colourOf(view, piece.owner);
    const done = isUnit(piece) && (view.step === 'movement' ? piece.moved : piece.fought);
    const arrived = newest && newest.kind !== 'raid' && newest.n > first && newest.squares.at(-1) === square;
    const came = arrived ? newest : undefined;
    const way = came && { points: came.squares.map((one) => layout.fields[one] as Field), leap: came.kind === 'leap' };
    return (
      <At key={`${square} ${piece.kind} ${colour}`} field={field}>
        <Journey way={way ?? null}>
          <g data-done={done || undefined} className={styles.piece}>
            <Piece
              kind={piece.kind}
              colour={colour}
              {...(isUnit(piece) && { heading: headingOf(view, layout, square, steps) })}
            />
          </g>
          {done && <DonePin />}
        </Journey>
      </At>
    );
  });
}
