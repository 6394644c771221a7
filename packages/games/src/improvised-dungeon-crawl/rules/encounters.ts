import type { Seat } from '@lantern/protocol/seat';
import type { MoveContext } from '../../kit/move';
import { NPCS, type Npc } from '../data/dungeon';
import type { Pool } from '../data/heroes';
import type { Facts } from '../facts';
import type { Roll, State } from '../state';
import { addItem } from './bag';
import { maxHp } from './gear';
import { missingHp } from './health';
import { heroOf, livingOfClass, livingSeats, poolMaxima, standIn } from './heroes';
import { ownerOf, rollFor } from './rolling';
import { roomOf } from './room';
import { record, thingOf } from './story';
import { totalOf } from './wounds';

/** R13.1, R13.3: one encounter after the other; an altar is silent without a cleric. */
export function settleEncounters({ state }: MoveContext<State>): boolean {
  const room = roomOf(state);
  if (room.encounter) return false;
  const next = room.encounters.shift();
  if (!next) state.step = 'split';
  else if (next.kind === 'altar' && livingOfClass(state, 'cleric', next.seat).length === 0)
    record(state, 'altarSilent', { seat: next.seat });
  else room.encounter = { seat: standIn(state, next.seat) as Seat, kind: next.kind, skipped: [] };
  return true;
}

/** R13.3: every living hero is at full hit points. */
export function prayAtAltar(state: State, cleric: Seat): void {
  roomOf(state).encounter = null;
  healAll(state, cleric);
}

/** R13.3: once all living clerics have walked past, nothing happens. */
export function skipAltar(state: State, seat: Seat): void {
  const room = roomOf(state);
  room.encounter?.skipped.push(seat);
  record(state, 'altarSkipped', { seat });
  const skipped = room.encounter?.skipped ?? [];
  if (livingOfClass(state, 'cleric', seat).every((cleric) => skipped.includes(cleric))) room.encounter = null;
}

function healAll(state: State, cleric: Seat | null): void {
  const healed: Record<Seat, number> = {};
  for (const seat of livingSeats(state)) {
    const hero = heroOf(state, seat);
    healed[seat] = missingHp(hero);
    hero.hp = maxHp(hero);
  }
  record(state, 'allHealed', { cleric, healed });
}

type Meeting = (context: MoveContext<State>, seat: Seat) => void;

/** 10.4: what each of them does at once. */
const MEETINGS: Readonly<Record<Npc, Meeting>> = {
  smith: ({ state }) => repairAll(state),
  priest: ({ state }) => healAll(state, null),
  adventurer: (context, seat) => rollFor(context, seat, { kind: 'adventurer' }, 1),
  alchemist: (context, seat) => rollFor(context, seat, { kind: 'alchemist' }, 1, 10),
  warrior: ({ state }) => fillPools(state, 'warrior', 'slay'),
  gnome: ({ state }) => fillPools(state, 'gnome', 'spell'),
};

/** R13.2 */
export function settleNpc(context: MoveContext<State>, roll: Roll): void {
  const seat = ownerOf(roll);
  const npc = NPCS[totalOf(roll.dice) - 1] as Npc;
  roomOf(context.state).encounter = null;
  record(context.state, 'met', { seat, npc, dice: roll.dice });
  MEETINGS[npc](context, seat);
}

export function settleAdventurer(state: State, roll: Roll): void {
  const seat = ownerOf(roll);
  const lp = totalOf(roll.dice);
  roomOf(state).spoils.push({ lp, finder: seat, source: 'adventurer' });
  record(state, 'adventurerPaid', { seat, dice: roll.dice, lp });
}

export function settleAlchemist(state: State, roll: Roll): void {
  const seat = ownerOf(roll);
  const value = totalOf(roll.dice);
  addItem(state, seat, { kind: 'potion', value, card: null, paid: 0 });
  record(state, 'potionReceived', { seat, dice: roll.dice, value });
}

/** Carried armour too, and that of the fallen. */
function repairAll(state: State): void {
  const things: Facts['smithRepaired']['things'] = [];
  for (const owner of state.seats) {
    for (const item of heroOf(state, owner).bag.filter(({ damaged }) => damaged)) {
      item.damaged = false;
      things.push({ owner, thing: thingOf(item) });
    }
  }
  record(state, 'smithRepaired', { things });
}

function fillPools(state: State, npc: 'warrior' | 'gnome', pool: Pool): void {
  const gained: Record<Seat, number> = {};
  for (const seat of livingSeats(state)) {
    const hero = heroOf(state, seat);
    const missing = poolMaxima(hero)[pool] - hero.pools[pool];
    if (missing > 0) gained[seat] = missing;
    hero.pools[pool] += missing;
  }
  record(state, 'poolsFilled', { npc, gained });
}
