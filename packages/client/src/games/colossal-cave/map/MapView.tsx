import { ROOMS, type RoomId, topEvent, type View } from '@lantern/games/colossal-cave/board';
import type { ReactNode } from 'react';
import type { Rect, Size } from '../../../ui/panZoom/camera';
import { type Focus, PanZoom } from '../../../ui/panZoom/PanZoom';
import type { BoardContext } from '../context';
import { t } from '../strings';
import { playerAt, stepsOf } from '../targets';
import { ROOMS_BOX } from './geometry';
import styles from './MapView.module.css';

/** Pixels a unit at which the names of rooms can be read. */
const READABLE = 0.92;
/** What PanZoom keeps free on both sides. */
const MARGINS = 16;

/** The rooms the open decision is about: where the mover is and may go to, or comes from and heads for. */
function roomsInQuestion({ view, legal }: BoardContext): RoomId[] {
  const event = view.window ? topEvent(view) : undefined;
  if (event?.kind === 'move') return [event.from, event.to];
  const actor = playerAt(view, view.pending?.kind === 'drop' ? view.turn.seat : actorOf(view));
  return [...(actor.room ? [actor.room] : []), ...stepsOf(legal).rooms];
}

function actorOf({ pending, turn }: View): string {
  return pending && 'seat' in pending ? pending.seat : turn.seat;
}

/** A cut-out of the map of that size, as near as possible to the middle of the rooms. */
function around(rooms: readonly RoomId[], size: Size): Rect {
  const along = (axis: 'x' | 'y', length: 'width' | 'height') => {
    const places = rooms.map((room) => ROOMS[room][axis]);
    const middle = (Math.min(...places) + Math.max(...places)) / 2;
    const end = ROOMS_BOX[axis] + ROOMS_BOX[length] - size[length];
    return Math.max(ROOMS_BOX[axis], Math.min(end, middle - size[length] / 2));
  };
  return { x: along('x', 'width'), y: along('y', 'height'), ...size };
}

/** What the window onto the map shows by itself: everything where names can be read so, else the rooms in question. */
function focusOf(context: BoardContext, { width, height }: Size): Focus {
  const free = { width: width - MARGINS, height: height - MARGINS };
  const whole = Math.min(free.width / ROOMS_BOX.width, free.height / ROOMS_BOX.height);
  const rooms = roomsInQuestion(context);
  if (whole >= READABLE || width === 0 || rooms.length === 0) return { key: 'whole', rect: ROOMS_BOX };
  const scale = Math.max(READABLE, free.width / ROOMS_BOX.width);
  const cut = {
    width: Math.min(ROOMS_BOX.width, free.width / scale),
    height: Math.min(ROOMS_BOX.height, free.height / scale),
  };
  return { key: `${rooms.join()} ${width} ${height}`, rect: around(rooms, cut) };
}

/** The window onto the map: it goes to where the decision is wherever all of it would be too small to read. */
export function MapView({ context, children }: { context: BoardContext; children: ReactNode }) {
  return (
    <div className={styles.window}>
      <PanZoom label={t().map.window} content={ROOMS_BOX} maxZoom={4} focus={(view) => focusOf(context, view)}>
        {children}
      </PanZoom>
    </div>
  );
}
