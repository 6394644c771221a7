import {
  type Monster,
  meaningOf,
  RANKS,
  type Room,
  rankOf,
  type View,
} from '@lantern/games/improvised-dungeon-crawl/board';

/** The party's progress with a card of the room. */
export type Progress = 'waiting' | 'now' | 'done' | 'slain' | 'scorched';

type Drawn = Room['drawn'][number];

/** The number of this room out of thirteen: by the rank of the card the lead drew (10.6); `null` between rooms. */
export function roomIndex(view: View): number | null {
  const card = view.room?.drawn[0]?.card;
  return card ? RANKS.indexOf(rankOf(card)) : null;
}

/** The monster of a card, while it fights. */
export function fighting(view: View, { card }: Drawn): Monster | undefined {
  return view.fight?.monsters.find(({ id }) => id === card);
}

/** The progress with a card of the room that does not fight (R5.3). */
export function progressOf(view: View, drawn: Drawn): Progress {
  const { room, history } = view;
  if (!room) return 'done';
  // Cards are drawn before the step in which they take effect.
  if (view.step === 'reveal' || view.step === 'rest') return 'waiting';
  switch (meaningOf(drawn.card)) {
    case 'monster':
      return history.at(-1)?.dragon ? 'scorched' : 'slain';
    case 'trap':
      return inLine(room, drawn, 'trap', room.traps.length, room.trap !== null && !room.trap.chest);
    case 'chest':
      return inLine(room, drawn, 'chest', room.chests.length, room.chest !== null);
    case 'npc':
    case 'altar':
      return encounterProgress(room, drawn);
    case 'counter':
      return 'waiting';
  }
}

/** Traps and chests are resolved one after the other from the lead on; `left` are pending, and one may be open. */
function inLine({ drawn }: Room, one: Drawn, kind: 'trap' | 'chest', left: number, open: boolean): Progress {
  const all = drawn.filter(({ card }) => meaningOf(card) === kind);
  const at = all.indexOf(one);
  const now = all.length - left - 1;
  if (at > now) return 'waiting';
  return at === now && open ? 'now' : 'done';
}

function encounterProgress({ drawn, encounter, encounters }: Room, one: Drawn): Progress {
  const kind = meaningOf(one.card);
  if (encounter?.kind === kind) return 'now';
  return encounters.some((waiting) => waiting.kind === kind) && drawn.includes(one) ? 'waiting' : 'done';
}
