import {
  isSwampCoaster,
  isUnit,
  type Piece as PieceState,
  type Square,
  type View,
} from '@lantern/games/crystal-wars/board';
import { newestFactNumber } from '@lantern/games/kit/story';
import type { Seat } from '@lantern/protocol/seat';
import { type CSSProperties, type ReactNode, useMemo, useState } from 'react';
import type { BoardProps } from '../../../match/gameBoard';
import type { Why } from '../../../ui/explainable';
import type { Rect, Size } from '../../../ui/panZoom/camera';
import { Drawing, PanZoom } from '../../../ui/panZoom/PanZoom';
import { type Army, Figures } from '../pieces/Figures';
import { colourOf, Piece } from '../pieces/Piece';
import { strengthAt } from '../sentences';
import { t } from '../strings';
import type { Target } from '../targets';
import type { Blow } from './blows';
import { Fields } from './Fields';
import { Flashes } from './Flashes';
import { type Block, Coaster, UsedCurrents } from './ground/Coaster';
import type { Look } from './ground/lands';
import { Journey } from './Journey';
import { boxAround, type Field, fitOf, LARGEST_FIT, type Layout, UNIT } from './layout';
import { DonePin, GroundMark, Pin, Tag } from './Marks';
import styles from './map.module.css';
import { type Trail, trailsOf } from './storyMarks';
import { Trails } from './Trails';
import { Walls } from './Walls';

export interface WarMapProps {
  view: View;
  layout: Layout;
  /** The space for the map on the screen, in pixels. */
  room: Size;
  targets: ReadonlyMap<Square, Target>;
  /** The viewer's units that will have to fight where they stand or on squares within reach, each with its chance. */
  duties: ReadonlyMap<Square, number>;
  /** The square whose attack and defence are shown; `null` for none. */
  told: Square | null;
  /** The paths on which The Flow would carry the chosen unit. */
  flows: readonly (readonly Square[])[];
  /** A piece shown at its possible position. */
  ghost: { square: Square; kind: PieceState['kind']; colour: Army } | null;
  /** Hides the ways of units. */
  hideTrails: boolean;
  names: Readonly<Record<Seat, string>>;
  landed: BoardProps<View>['fact'];
  /** The attack that is being shown. */
  blow: Blow | null;
  /** Identifies the decision to which the targets belong; `null` if there is none. */
  decision: string | null;
  onTap(square: Square): void;
  /** Why no action is possible on a square now. */
  whyAt(square: Square): Why | undefined;
}

/** Minimum size of a tappable square, in pixels. */
const SMALLEST_SQUARE = 24;

/** The coasters and everything on them, in a window that pans and zooms. */
export function WarMap(props: WarMapProps) {
  const { view, layout, room, targets, duties, names, onTap, whyAt } = props;
  const box = { x: 0, y: 0, width: layout.width, height: layout.height };
  const nineWide = layout.width > 600;
  const scale = fitOf(room, layout);
  return (
    <>
      <Figures />
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
        <Fields {...{ view, layout, targets, duties, names, onTap, whyAt }} />
      </PanZoom>
    </>
  );
}

/** If the squares of the whole map are too small to tap, a decision zooms to the squares that it highlights. */
function focusOf({ targets, layout, decision }: WarMapProps, scale: number, whole: Rect) {
  if (decision === null || scale * UNIT >= SMALLEST_SQUARE) return { key: 'whole', rect: whole };
  return { key: decision, rect: boxAround(layout.fields.filter(({ square }) => targets.has(square))) };
}

/** All layers of the map, from the ground up. */
function Drawn(props: WarMapProps) {
  const { view, layout, room, targets, duties, told, flows, ghost, hideTrails, landed, blow } = props;
  const fit = fitOf(room, layout);
  const enlarged = enlargedFor(fit);
  const trails = useMemo(() => trailsOf(view), [view]);
  return (
    <g className={fit * UNIT < FULL_SQUARE ? styles.small : undefined}>
      <Coasters view={view} layout={layout} />
      {[...targets].map(([square, { mark }]) => (
        <At key={square} field={layout.fields[square]}>
          <GroundMark mark={mark} />
        </At>
      ))}
      {[...duties.keys()].map((square) => (
        <At key={square} field={layout.fields[square]}>
          <GroundMark mark="must" />
        </At>
      ))}
      {flows.length > 0 && <UsedCurrents ways={flows.map((way) => way.map((at) => layout.fields[at] as Field))} />}
      <Walls map={view.map} layout={layout} />
      {!hideTrails && <Trails trails={trails} layout={layout} />}
      <Pieces {...{ view, layout, trails, blow }} />
      {ghost && (
        <At field={layout.fields[ghost.square]}>
          <g className={styles.ghost}>
            <Piece kind={ghost.kind} colour={ghost.colour} />
          </g>
        </At>
      )}
      {[...targets].map(([square, { mark, chance }]) => (
        <At key={square} field={layout.fields[square]}>
          <Pin {...{ mark, chance, enlarged }} />
        </At>
      ))}
      {[...duties].map(([square, chance]) => (
        <At key={square} field={layout.fields[square]}>
          <Pin mark="must" chance={chance} enlarged={enlarged} />
        </At>
      ))}
      {told !== null && !duties.has(told) && <Told {...{ view, layout, told, enlarged }} />}
      <Flashes {...{ view, layout, landed }} />
    </g>
  );
}

/** The minimum size of a square in pixels for which pieces are drawn in full detail. */
const FULL_SQUARE = 45;

/** The minimum size of figures on the map in pixels, and their size in units of the map. */
const SMALLEST_FIGURE = 11.2;
const FIGURE = 20;

/** Returns the scale of the figures on the map, if one unit has `fit` pixels. */
const enlargedFor = (fit: number): number => Math.max(1, SMALLEST_FIGURE / (FIGURE * fit));

/** The attack and defence of the piece on a square; `null` if it has none. */
function Told({
  view,
  layout,
  told,
  enlarged,
}: { enlarged: number; told: Square } & Pick<WarMapProps, 'view' | 'layout'>) {
  const strength = strengthAt(view, told);
  if (!strength) return null;
  return (
    <At field={layout.fields[told]}>
      <Tag {...strength} enlarged={enlarged} />
    </At>
  );
}

/** Positions a drawing around the middle of a square. */
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: rendered again only if a block changes hands
  const blocks = useMemo(
    () => metropolis.map((seat): Block => (seat === null ? null : colourOf({ players }, seat))),
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

/** All pieces, those farther up the screen first, so that nearer ones overlap them. */
function Pieces({
  view,
  layout,
  trails,
  blow,
}: Pick<WarMapProps, 'view' | 'layout' | 'blow'> & { trails: readonly Trail[] }) {
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
    const way = came && {
      points: came.squares.map((square) => layout.fields[square] as Field),
      leap: came.kind === 'leap',
    };
    return (
      <At key={`${square} ${piece.kind} ${colour}`} field={field}>
        <Journey way={way ?? null}>
          <g data-done={done || undefined} className={styles.piece} {...strikeOf(blow, layout, field)}>
            <Piece kind={piece.kind} colour={colour} />
          </g>
          {done && <DonePin />}
        </Journey>
      </At>
    );
  });
}

/** The attacker draws back while the dice roll, and strikes when they have landed. */
function strikeOf(blow: Blow | null, { fields }: Layout, { square, x, y }: Field) {
  const target = blow?.by.includes(square) ? fields[blow.target] : undefined;
  if (!blow || !target) return undefined;
  const style = { '--x': `${(target.x - x) / 2}px`, '--y': `${(target.y - y) / 2}px` } as CSSProperties;
  return { style, 'data-strikes': blow.phase };
}
