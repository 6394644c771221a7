import {
  type CardId,
  carrierOf,
  nameOf,
  ROOM_IDS,
  ROOMS,
  type RoomId,
  type View,
} from '@lantern/games/colossal-cave/board';
import type { Seat } from '@lantern/protocol/seat';
import { useState } from 'react';
import { useLatest } from '../../../ui/useLatest';
import type { BoardContext } from '../context';
import { stepsOfSeat } from '../distances';
import { t } from '../strings';
import styles from './CaveMap.module.css';
import type { MapChoice } from './choiceOnMap';
import { Ghosts } from './Ghosts';
import { HEIGHT, MAGIC_ROUTES, outlines, PASSAGES, WIDTH } from './geometry';
import { MapPiles } from './MapPiles';
import { Mark } from './Marks';
import { RoomPlate, type RoomPlateProps, roomLook } from './RoomPlate';
import { Scenery } from './Scenery';
import { way } from './shapes';
import { Tokens, whoIsIn } from './Tokens';

export interface CaveMapProps extends Pick<BoardContext, 'view'> {
  names: Readonly<Record<Seat, string>>;
  /** The viewer's seat, `null` for a watcher. */
  seat: Seat | null;
  /** Rooms that the viewer may step into now. */
  reachable: ReadonlySet<RoomId>;
  /** The card in focus: its room is highlighted, as is the route of a magic word. */
  card: CardId | undefined;
  /** The choice that is made on the map for a card; steps are disabled meanwhile. `null` if there is none. */
  choice: MapChoice | null;
  /** Whether a tap on the draw pile draws a card; otherwise it shows the discard pile. */
  drawing: boolean;
  onDraw(): void;
  onDiscard(): void;
  onStep(room: RoomId): void;
  onLook(room: RoomId): void;
}

/** A glow around the reachable rooms: one layer under all rooms, so that its animation repaints nothing else. */
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

/** The handlers of taps: functions that stay the same and use the newest props. */
function useTaps(props: CaveMapProps): Pick<RoomPlateProps, 'onTap' | 'onLook'> {
  const latest = useLatest(props);
  const [taps] = useState(() => ({
    onTap(room: RoomId) {
      const { reachable, choice, onStep, onLook } = latest.current;
      if (choice?.rooms.has(room)) choice.pick(room);
      else if (choice) onLook(room);
      else if (reachable.has(room)) onStep(room);
      else onLook(room);
    },
    onLook: (room: RoomId) => latest.current.onLook(room),
  }));
  return taps;
}

/** The cave (13.1): a drawing whose rooms are buttons. */
export function CaveMap(props: CaveMapProps) {
  const { view, names, seat, card, choice, drawing, onDraw, onDiscard } = props;
  const lit = choice?.rooms ?? props.reachable;
  const taps = useTaps(props);
  const away = seat === null ? undefined : stepsOfSeat(view, seat);
  const peopleIn = (room: RoomId) => whoIsIn(view, room).map((seat) => names[seat] ?? seat);
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
      </defs>
      <Scenery />
      <LanternLight view={view} />
      <Halos rooms={lit} />
      {ROOM_IDS.map((room) => {
        const deed = !lit.has(room) ? undefined : choice ? 'choose' : 'step';
        const look = roomLook(view, room, peopleIn(room), deed, choice?.room === room, away?.get(room));
        return <RoomPlate key={room} {...taps} {...look} />;
      })}
      <MapPiles {...{ view, drawing, onDraw, onDiscard }} />
      <g className={styles.marks}>
        {PASSAGES.map((passage) => (
          <Mark key={passage.id} passage={passage} shut={view.closing !== null && passage.danger === 'grate'} />
        ))}
      </g>
      {seat !== null && <Ghosts view={view} seat={seat} card={card} />}
      <MagicRoute word={card && nameOf(card)} />
      <Tokens view={view} names={names} choice={choice} />
    </svg>
  );
}
