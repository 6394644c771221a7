import { carrierOf, ROOM_IDS, ROOMS, type RoomId, type View } from '@lantern/games/colossal-cave/board';
import type { Seat } from '@lantern/protocol/seat';
import { useState } from 'react';
import { useLatest } from '../../../ui/useLatest';
import { t } from '../strings';
import styles from './CaveMap.module.css';
import { CORNER, HEIGHT, MAGIC_ROUTES, outlines, PASSAGES, WIDTH } from './geometry';
import { Mark } from './Marks';
import { RoomPlate, type RoomPlateProps, roomLook } from './RoomPlate';
import { Scenery } from './Scenery';
import { way } from './shapes';
import { Tokens, whoIsIn } from './Tokens';

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

/** What taps do by the newest props, in functions that stay the same. */
function useTaps(props: CaveMapProps): Pick<RoomPlateProps, 'onTap' | 'onLook'> {
  const latest = useLatest(props);
  const [taps] = useState(() => ({
    onTap(room: RoomId) {
      const { reachable, onStep, onLook } = latest.current;
      if (reachable.has(room)) onStep(room);
      else onLook(room);
    },
    onLook: (room: RoomId) => latest.current.onLook(room),
  }));
  return taps;
}

/** The cave (13.1): a drawing whose rooms are buttons. */
export function CaveMap(props: CaveMapProps) {
  const { view, names, reachable, word } = props;
  const taps = useTaps(props);
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
        <radialGradient id="cave-gloom" cx=".5" cy=".42" r=".75">
          <stop offset=".5" stopColor="#000" stopOpacity="0" />
          <stop offset="1" className={styles.gloomEdge} />
        </radialGradient>
        <clipPath id="cave-ground">
          <rect width={WIDTH} height={HEIGHT} rx={CORNER} />
        </clipPath>
      </defs>
      {/* What lies flat ends at the edge of the map; tokens hop over it. */}
      <g clipPath="url(#cave-ground)">
        <Scenery />
        <LanternLight view={view} />
        <Halos rooms={reachable} />
      </g>
      {ROOM_IDS.map((room) => (
        <RoomPlate key={room} {...taps} {...roomLook(view, room, reachable, peopleIn(room))} />
      ))}
      <g className={styles.marks}>
        {PASSAGES.map((passage) => (
          <Mark key={passage.id} passage={passage} shut={view.closing !== null && passage.danger === 'grate'} />
        ))}
      </g>
      <rect className={styles.gloom} width={WIDTH} height={HEIGHT} rx={CORNER} />
      <MagicRoute word={word} />
      <Tokens view={view} names={names} />
    </svg>
  );
}
