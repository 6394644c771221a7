import {
  CARD_NAMES,
  CARDS,
  isDeposited,
  isLit,
  ROOMS,
  type RoomId,
  type View,
} from '@lantern/games/colossal-cave/board';
import { memo } from 'react';
import { glyphPath } from '../../../art/Glyph';
import { t } from '../strings';
import styles from './CaveMap.module.css';
import { outlines, PLATE } from './geometry';
import { usePress } from './usePress';
import { VIGNETTES } from './vignettes';

const LEFT = -PLATE.width / 2;
const TOP = -PLATE.height / 2;

/** The visible state of a room, as plain values, so that a room is rendered again only if it has changed. */
export interface RoomLook {
  room: RoomId;
  /** The room's name, the people in it, and whether the viewer may step into it. */
  label: string;
  light: boolean;
  /** The effect of a tap: the viewer steps into the room, or chooses it for a card; `undefined` if a tap only opens it. */
  deed: 'step' | 'choose' | undefined;
  chosen: boolean;
  /** A letter for each treasure that is played there: `s` if it is in a safe, `o` otherwise. */
  treasures: string;
}

export interface RoomPlateProps extends RoomLook {
  /** The same functions at every render. */
  onTap(room: RoomId): void;
  onLook(room: RoomId): void;
}

export function roomLook(
  view: View,
  room: RoomId,
  people: readonly string[],
  deed: RoomLook['deed'],
  chosen: boolean,
  steps?: number,
): RoomLook {
  const light = isLit(view, room);
  const label = t().map.room(room, light, people, deed, steps && steps > 1 ? t().note.steps(steps) : undefined);
  return { room, label, light, deed, chosen, treasures: treasuresOf(view, room) };
}

function treasuresOf(view: View, room: RoomId): string {
  return CARD_NAMES.filter(
    (name) => CARDS[name].type === 'treasure' && 'room' in CARDS[name] && CARDS[name].room === room,
  )
    .map((name) => (isDeposited(view, name) ? 's' : 'o'))
    .join('');
}

/** The drawing of a room: cavern, picture, name, treasures, light. */
export function RoomFace({ room, light, treasures }: Pick<RoomLook, 'room' | 'light' | 'treasures'>) {
  const byLantern = !ROOMS[room].lit;
  const names = t().map.lines[room];
  const outline = outlines.get(room);
  return (
    <>
      <rect className={styles.tapArea} x={LEFT} y={TOP - 4} width={PLATE.width} height={PLATE.height + 8} />
      <path className={styles.plate} d={outline} />
      <g className={styles.picture} transform="translate(0 -4)">
        {VIGNETTES[room]}
      </g>
      <path className={styles.focus} d={outline} />
      {names.map((line, at) => (
        <text
          key={line}
          data-name
          className={styles.name}
          y={(names.length === 1 ? 17 : 11) + at * 12}
          textAnchor="middle"
        >
          {line}
        </text>
      ))}
      {[...treasures].map((place, at) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: the dots are alike and keep their places
          key={at}
          className={place === 's' ? styles.gemGone : styles.gem}
          d="M-2.500-2.800h5L4.300 0 0 4-4.300 0Z"
          transform={`translate(${(at - (treasures.length - 1) / 2) * 10} ${-TOP - 2.5})`}
        />
      ))}
      {light && (
        <g className={styles.badge} transform={`translate(${LEFT + 9} ${TOP + 15})`}>
          <circle r="7" />
          <path d={glyphPath(byLantern ? 'lamp' : 'sun')} transform="scale(.420) translate(-12 -12)" />
        </g>
      )}
    </>
  );
}

/** A room of the map: a drawn button. */
export const RoomPlate = memo(function RoomPlate({ onTap, onLook, ...look }: RoomPlateProps) {
  const { room, label, light, deed, chosen, treasures } = look;
  const press = usePress(
    () => onTap(room),
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
      aria-label={label}
      aria-pressed={deed === 'choose' ? chosen : undefined}
      data-lit={deed !== undefined}
      data-choice={deed === 'choose' || undefined}
      data-chosen={chosen || undefined}
      data-light={light}
      data-room={room}
      data-about={`room:${room}`}
    >
      <RoomFace room={room} light={light} treasures={treasures} />
    </g>
  );
});
