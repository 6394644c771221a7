import { CARD_NAMES, CARDS } from '@lantern/games/colossal-cave/data/cards';
import { ROOMS, type RoomId } from '@lantern/games/colossal-cave/data/rooms';
import { cards as words } from '@lantern/games/colossal-cave/strings/en/cards';
import type { Lit, ScreenState } from './screenState';

/** A tap: a highlighted choice, or the way out of a useless sheet. */
export type Tap = { lit: Lit } | 'close';

/** A person's memory between two taps. */
export interface Memory {
  name: string;
  /** Cards that were opened in this step without a use. */
  tried: Set<string>;
  /** The card whose sheet is open. */
  reading: string | null;
  /** The step of this memory, which ends with it. */
  step: string;
  /** Number of consecutive taps without an effect. */
  stuck: number;
}

const TREASURE_ROOMS: ReadonlyMap<string, RoomId> = new Map(
  CARD_NAMES.flatMap((name) => {
    const card = CARDS[name];
    return card.type === 'treasure' && 'room' in card && card.room ? [[words[name].name, card.room as RoomId]] : [];
  }),
);

/**
 * A sensible next tap for a player who sees only what is highlighted: deposit, play, move towards treasure or home,
 * draw.
 */
export function nextTap(glance: ScreenState, memory: Memory): Tap | undefined {
  if (glance.pending || glance.lost) return undefined;
  forgetOldStep(glance, memory);
  if (glance.sheet !== null) return inSheet(glance, memory);
  if (glance.tray !== null) return inTray(glance);
  const lit = byMove(glance) ?? fromHand(glance, memory) ?? byStep(glance, memory.name);
  if (!lit) return undefined;
  memory.reading = lit.place.startsWith('Your ') ? lit.label : null;
  return { lit };
}

function forgetOldStep(glance: ScreenState, memory: Memory): void {
  const step = `${glance.headline}/${glance.hand.length}/${glance.carried.length}/${moves(glance).join()}`;
  if (glance.sheet !== null || step === memory.step) return;
  memory.step = step;
  memory.tried.clear();
}

const moves = (glance: ScreenState): string[] => glance.lit.flatMap(({ move }) => move ?? []);

function inSheet({ lit }: ScreenState, memory: Memory): Tap {
  const go = lit.find(({ move }) => move !== null);
  if (go) return { lit: go };
  const chip = lit.find(({ pressed }) => !pressed);
  if (chip && !lit.some(({ pressed }) => pressed)) return { lit: chip };
  const later = lit.findLast(({ pressed }) => !pressed);
  if (later && !memory.tried.has(`${memory.reading}/${later.label}`)) {
    memory.tried.add(`${memory.reading}/${later.label}`);
    return { lit: later };
  }
  if (memory.reading !== null) memory.tried.add(memory.reading);
  return 'close';
}

/** Sometimes defends, cancels and stops; pays with the first card; otherwise passes. */
function inTray({ lit, tray }: ScreenState): Tap | undefined {
  const here = lit.filter(({ place }) => place === tray);
  const play = here.find(({ move }) => move === 'play');
  const cards = here.filter(({ label }) => /^(Defend|Play|Pay|Pick|Drop|Discard)/.test(label));
  const free = here.filter(({ pressed }) => !pressed);
  // The choices of a card are in consecutive groups.
  const chip = here.some(({ pressed }) => pressed) ? free.at(-1) : free[0];
  const chosen = play ?? cards[0] ?? chip;
  return chosen && { lit: chosen };
}

/** Taps without a decision: a deposit, or the card of the turn. */
function byMove({ lit }: ScreenState): Lit | undefined {
  return lit.find(({ move }) => move === 'deposit') ?? lit.find(({ move }) => move === 'draw');
}

/** In the play step: a treasure first, then any playable card; above the hand limit: the last card. */
function fromHand(glance: ScreenState, memory: Memory): Lit | undefined {
  const fresh = (lit: Lit) => !memory.tried.has(lit.label);
  const used = glance.lit.find((lit) => lit.place === 'Your place' && lit.label.includes('Use it') && fresh(lit));
  if (used) return used;
  const hand = glance.lit.filter((lit) => lit.place.startsWith('Your hand') && fresh(lit));
  const step = moves(glance);
  if (step.includes('stay') || step.includes('stopRun')) return undefined;
  if (!step.includes('doNothing')) return hand.findLast(({ label }) => !label.includes(', treasure')) ?? hand.at(-1);
  return hand.find(({ label }) => label.includes(', treasure')) ?? hand[0];
}

/** A step that leads nearer to the goal; otherwise one more card, or nothing. */
function byStep(glance: ScreenState, name: string): Lit | undefined {
  const by = (name: string) => glance.lit.find(({ move }) => move === name);
  const here = roomOf(glance, name);
  const goals = goalsOf(glance);
  const away = (room: string) => Math.min(...goals.map((goal) => distance(room as RoomId, goal)));
  const steps = glance.lit.filter(({ room }) => room !== null).sort((a, b) => away(a.room ?? '') - away(b.room ?? ''));
  const best = steps[0];
  if (best?.room && (!here || away(best.room) < away(here))) return best;
  return by('stay') ?? by('stopRun') ?? (glance.hand.length < 7 ? by('drawExtra') : undefined) ?? by('doNothing');
}

/** The room whose label names the person. */
function roomOf({ rooms }: ScreenState, name: string): RoomId | undefined {
  return Object.entries(rooms).find(([, label]) => label.includes(name))?.[0] as RoomId | undefined;
}

/** Home with a treasure; otherwise the room where a treasure of the hand is played, or the middle of the cave. */
function goalsOf({ carried, hand }: ScreenState): RoomId[] {
  if (carried.some((label) => label.includes(', treasure'))) return ['wellHouse'];
  const rooms = hand.flatMap((label) => TREASURE_ROOMS.get(label.split(', ')[0] ?? '') ?? []);
  return rooms.length > 0 ? rooms : ['hallOfMists'];
}

function distance(from: RoomId, to: RoomId): number {
  const steps = new Map<RoomId, number>([[from, 0]]);
  for (const [room, count] of steps) {
    if (room === to) return count;
    for (const next of ROOMS[room].neighbours) if (!steps.has(next)) steps.set(next, count + 1);
  }
  return Number.POSITIVE_INFINITY;
}
