import {
  CARD_NAMES,
  CARDS,
  carrierOf,
  isDeposited,
  isLit,
  ROOM_IDS,
  ROOMS,
  type RoomId,
  type View,
} from '@lantern/games/colossal-cave/board';
import type { Seat } from '@lantern/protocol/seat';
import { glyphPath } from '../../../art/Glyph';
import { t } from '../strings';
import styles from './CaveMap.module.css';
import { HEIGHT, MAGIC_ROUTES, PASSAGES, PLATE, WIDTH } from './geometry';
import { Mark } from './Marks';
import { Scenery } from './Scenery';
import { cavern, way } from './shapes';
import { Tokens, whoIsIn } from './Tokens';
import { usePress } from './usePress';
import { VIGNETTES } from './vignettes';

export interface CaveMapProps {
  view: View;
  names: Readonly<Record<Seat, string>>;
  /** Rooms the viewer may step into now. */
  reachable: ReadonlySet<RoomId>;
  /** Name of the card being looked at, for the routes of magic words. */
  word: string | undefined;
  onStep(room: RoomId): void;
  onLook(room: RoomId): void;
}

const LEFT = -PLATE.width / 2;
const TOP = -PLATE.height / 2;
const outlines = new Map(ROOM_IDS.map((room, at) => [room, cavern(at * 7 + 3, PLATE.width, PLATE.height)]));

/** Every treasure that is played in a room, and whether it already lies in a safe. */
function treasuresOf(view: View, room: RoomId): boolean[] {
  return CARD_NAMES.filter(
    (name) => CARDS[name].type === 'treasure' && 'room' in CARDS[name] && CARDS[name].room === room,
  ).map((name) => isDeposited(view, name));
}

function describe({ view, names, reachable }: CaveMapProps, room: RoomId): string {
  const people = whoIsIn(view, room).map((seat) => names[seat] ?? seat);
  return t().map.room(room, isLit(view, room), people, reachable.has(room));
}

/** What a room looks like: cavern, picture, name, treasures, light. */
function RoomFace({ view, room }: { view: View; room: RoomId }) {
  const byLantern = !ROOMS[room].lit;
  const names = t().map.lines(room);
  const gems = treasuresOf(view, room);
  const outline = outlines.get(room);
  return (
    <>
      <rect className={styles.tapArea} x={LEFT} y={TOP - 4} width={PLATE.width} height={PLATE.height + 8} />
      <path className={styles.plate} d={outline} />
      <g className={styles.picture} transform="translate(0 -4)">
        {VIGNETTES[room]}
      </g>
      <path className={styles.rim} d={outline} />
      {names.map((line, at) => (
        <text
          key={line}
          data-name
          className={styles.name}
          y={(names.length === 1 ? 16.5 : 11) + at * 11.5}
          textAnchor="middle"
        >
          {line}
        </text>
      ))}
      {gems.map((gone, at) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: the dots are alike and keep their places
          key={at}
          className={gone ? styles.gemGone : styles.gem}
          d="M-2.500-2.800h5L4.300 0 0 4-4.300 0Z"
          transform={`translate(${(at - (gems.length - 1) / 2) * 10} ${-TOP - 2.5})`}
        />
      ))}
      {isLit(view, room) && (
        <g className={styles.badge} transform={`translate(${-LEFT - 8} ${TOP + 14})`}>
          <circle r="7" />
          <path d={glyphPath(byLantern ? 'lamp' : 'sun')} transform="scale(.420) translate(-12 -12)" />
        </g>
      )}
    </>
  );
}

function RoomPlate(props: CaveMapProps & { room: RoomId }) {
  const { view, room, reachable, onStep, onLook } = props;
  const lit = reachable.has(room);
  const press = usePress(
    () => (lit ? onStep(room) : onLook(room)),
    () => onLook(room),
  );
  const { x, y } = ROOMS[room];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button of HTML cannot stand inside a drawing
    <g
      {...press}
      className={styles.room}
      transform={`translate(${x} ${y})`}
      role="button"
      tabIndex={0}
      aria-label={describe(props, room)}
      data-lit={lit}
      data-light={isLit(view, room)}
      data-room={room}
      data-about={`room:${room}`}
    >
      <RoomFace view={view} room={room} />
    </g>
  );
}

/** A glow around the rooms one may step into: one layer under all rooms, so that its breathing draws nothing anew. */
function Halos({ rooms }: { rooms: ReadonlySet<RoomId> }) {
  return (
    <g key={[...rooms].join()} className={styles.halos}>
      {[...rooms].map((room) => (
        <path key={room} d={outlines.get(room)} transform={`translate(${ROOMS[room].x} ${ROOMS[room].y})`} />
      ))}
    </g>
  );
}

function LanternLight({ view }: { view: View }) {
  const carrier = carrierOf(view, 'brassLantern');
  const room = carrier === undefined ? null : view.players[carrier]?.room;
  if (!room) return null;
  const { x, y } = ROOMS[room];
  return <circle className={styles.lantern} r="96" style={{ transform: `translate(${x}px, ${y}px)` }} />;
}

function MagicRoute({ word }: { word: string | undefined }) {
  const ends = word ? MAGIC_ROUTES[word] : undefined;
  if (!ends) return null;
  const [from, to] = [ROOMS[ends[0]], ROOMS[ends[1]]];
  const bow = way(from, to, 5).at(0.5);
  const d = `M${from.x} ${from.y}Q${bow.x + (to.y - from.y) * 0.35} ${bow.y - (to.x - from.x) * 0.35} ${to.x} ${to.y}`;
  return <path className={styles.magic} d={d} />;
}

/** The cave (13.1): a drawing whose rooms are buttons. */
export function CaveMap(props: CaveMapProps) {
  const { view, names, reachable, word } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing with buttons in it
    <svg
      className={styles.map}
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="group"
      aria-label={t().map.label}
    >
      <defs>
        <radialGradient id="lantern-pool">
          <stop offset="0" stopColor="#ffd98a" stopOpacity=".62" />
          <stop offset=".45" stopColor="#ffbe55" stopOpacity=".26" />
          <stop offset="1" stopColor="#ffb040" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="cave-gloom" cx=".5" cy=".42" r=".75">
          <stop offset=".5" stopColor="#000" stopOpacity="0" />
          <stop offset="1" className={styles.gloomEdge} />
        </radialGradient>
      </defs>
      <Scenery />
      <LanternLight view={view} />
      <Halos rooms={reachable} />
      {ROOM_IDS.map((room) => (
        <RoomPlate key={room} {...props} room={room} />
      ))}
      <g className={styles.marks}>
        {PASSAGES.map((passage) => (
          <Mark key={passage.id} passage={passage} shut={view.closing !== null && passage.danger === 'grate'} />
        ))}
      </g>
      <rect className={styles.gloom} width={WIDTH} height={HEIGHT} />
      <MagicRoute word={word} />
      <Tokens view={view} names={names} />
    </svg>
  );
}
