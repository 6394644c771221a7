import type { DeskRoom } from '@lantern/protocol/desk';
import type { RoomGlance } from '@lantern/protocol/roomGlance';
import { useEffect, useState } from 'react';
import { call } from '../../net/api/call';
import { fetchDesk } from '../../net/desk/deskApi';
import { forgetRoom, type KnownRoom } from '../../state/roomKeys';
import { type KeptDesk, keepDesk, keptDesk } from './keptDesk';
import { byUrgency, type Seen } from './standing';

/** The rooms of this browser, as the home page lists them. */
export interface SeenRooms {
  /** The most urgent first. */
  rooms: readonly Seen[];
  /** The time of the last answer if the server is unreachable now, in milliseconds since 1970; `null` for never. */
  asOf?: number | null;
}

/** Maximum wait for all glances before the rooms are shown without them. */
const SHOW_AFTER_MS = 3000;

/**
 * Maximum number of matches in one go for which a glance is requested, since only the match itself knows whose turn it
 * is.
 */
const MAX_GLANCES = 8;

/**
 * Returns the rooms of this browser, or `undefined` until the first answer. The server is queried when the page opens
 * and when it becomes visible again; if it is unreachable, the last answer is shown. A room that no longer exists is
 * forgotten.
 */
export function useSeenRooms(known: readonly KnownRoom[]): SeenRooms | undefined {
  const [seen, setSeen] = useState<SeenRooms>();
  useEffect(() => {
    let wanted = true;
    const show = (rooms: SeenRooms) => wanted && setSeen(rooms);
    const look = () => {
      if (!document.hidden) void load(known, show);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      wanted = false;
      document.removeEventListener('visibilitychange', look);
    };
  }, [known]);
  return seen;
}

async function load(known: readonly KnownRoom[], show: (seen: SeenRooms) => void): Promise<void> {
  const before = keptDesk();
  try {
    const { rooms, gone } = await fetchDesk(known.map(({ code }) => code));
    for (const code of gone) forgetRoom(code);
    const left = known.filter(({ code }) => !gone.includes(code));
    const desk = keepDesk(left, rooms, before);
    const glances = new Map<string, RoomGlance['turn']>();
    const showNow = () => show({ rooms: seenOn(left, desk, glances) });
    const late = setTimeout(showNow, SHOW_AFTER_MS);
    await Promise.all(
      rooms
        .filter(needsGlance)
        .slice(0, MAX_GLANCES)
        .map((room) => glanceAt(room, glances)),
    );
    clearTimeout(late);
    showNow();
  } catch {
    show({ rooms: seenOn(known, before, new Map()), asOf: before.at });
  }
}

const needsGlance = ({ state, overDays }: DeskRoom): boolean => state === 'playing' && !overDays;

async function glanceAt({ code }: DeskRoom, glances: Map<string, RoomGlance['turn']>): Promise<void> {
  const glance = await call('GET /api/rooms/:code/glance', { code }).catch(() => null);
  if (glance) glances.set(code, glance.turn);
}

function seenOn(
  known: readonly KnownRoom[],
  { rooms, at }: KeptDesk,
  glances: Map<string, RoomGlance['turn']>,
): Seen[] {
  const since = at === null ? 0 : Math.max(0, Date.now() - at);
  const seen = known.map((one): Seen => {
    const room = rooms[one.code];
    return { known: one, room: room && { ...room, ago: room.ago && room.ago + since }, glance: glances.get(one.code) };
  });
  return seen.sort(byUrgency);
}
