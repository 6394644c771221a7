import type { Seat } from '@lantern/protocol/seat';
import type { MoveContext } from '../../kit/move';
import type { Card } from '../data/cards';
import { DRAGON_COUNTERS, type Meaning, meaningOf } from '../data/dungeon';
import { undeclared } from '../stages';
import type { Room, State } from '../state';
import { drawCards } from './drawing';
import { startFight } from './fighting';
import { isLiving, livingSeats, nextLiving, seatsFrom } from './heroes';
import { drawnMonsters, wakingDragon } from './monsters';
import { hiddenOf } from './secrets';
import { record } from './story';

export function roomOf(state: State): Room {
  if (!state.room) throw new Error('the party is in no room');
  return state.room;
}

/** R5.1: once all living heroes' players want to go on, they enter the next room. */
export function settleRest(context: MoveContext<State>): boolean {
  const { state } = context;
  if (!livingSeats(state).every((seat) => state.ready.includes(seat))) return false;
  state.ready = [];
  state.roomNo += 1;
  state.rooms += 1;
  record(state, 'roomEntered', { room: state.roomNo, lead: state.lead });
  state.room = newRoom(drawForAll(context));
  state.history.push({
    room: state.roomNo,
    lead: state.lead,
    drawn: state.room.drawn,
    dragon: state.dungeon.counters.length === DRAGON_COUNTERS,
    words: {},
  });
  state.step = 'reveal';
  return true;
}

/** R5.1, R5.3: from the lead on, each living hero's player draws a card; counters go to the stack at once. */
function drawForAll({ state, random }: MoveContext<State>): Room['drawn'] {
  const { dungeonDeck } = hiddenOf(state);
  const { dungeon } = state;
  const drawing = seatsFrom(state, state.lead).filter((seat) => isLiving(state, seat));
  const cards = drawCards(dungeonDeck, drawing.length, random);
  const drawn = cards.map((card, index) => ({ seat: drawing[index] as Seat, card }));
  for (const { seat, card } of drawn) {
    const isCounter = meaningOf(card) === 'counter';
    if (isCounter) dungeon.counters.push(card);
    record(state, 'drew', { seat, card, counters: isCounter ? dungeon.counters.length : null });
  }
  dungeon.left = dungeonDeck.length;
  return drawn;
}

function newRoom(drawn: Room['drawn']): Room {
  const drawersOf = (meaning: Meaning): Seat[] =>
    drawn.filter(({ card }) => meaningOf(card) === meaning).map(({ seat }) => seat);
  const encounters: Room['encounters'] = [];
  for (const { seat, card } of drawn) {
    const kind = meaningOf(card);
    if (kind === 'npc' || kind === 'altar') encounters.push({ seat, kind });
  }
  return {
    drawn,
    elites: {},
    traps: drawersOf('trap'),
    chests: drawersOf('chest'),
    encounters,
    slain: [],
    spoils: [],
    trap: null,
    chest: null,
    encounter: null,
    split: null,
  };
}

/** R5.3, R16.1, R19.3: elites are declared, unless the dragon comes; then those who wait here attack. */
export function settleReveal(context: MoveContext<State>): boolean {
  const { state } = context;
  const room = roomOf(state);
  const dragonComes = state.dungeon.counters.length === DRAGON_COUNTERS;
  if (state.options.elites && !dragonComes && undeclared(room).length > 0) return false;
  const monsters = dragonComes ? [wakingDragon(state)] : drawnMonsters(room);
  if (monsters.length > 0) startFight(context, monsters);
  else state.step = 'traps';
  return true;
}

/** The room is done with: its cards are discarded, the lead passes on (R5.3). */
export function leaveRoom(state: State): void {
  const drawn = roomOf(state).drawn.map(({ card }) => card);
  state.dungeon.discard.push(...drawn.filter((card: Card) => meaningOf(card) !== 'counter'));
  state.room = null;
  state.lead = nextLiving(state, state.lead) ?? state.lead;
  state.step = state.dragonSlain ? 'aftermath' : 'rest';
}
