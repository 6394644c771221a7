import type { Seat } from '@lantern/protocol/seat';
import type { MoveContext } from '../../kit/move';
import type { Room, State } from '../state';
import type { SplitMode } from '../types';
import { heroOf, isLiving, livingSeats, seatsFrom, standIn } from './heroes';
import { leaveRoom, roomOf } from './room';
import { record } from './story';

/** Loot of the room that is not shared yet. */
export function potOf(room: Room | null): number {
  return room?.spoils.reduce((sum, { lp }) => sum + lp, 0) ?? 0;
}

/** R14.2 to R14.5: shares the loot as agreed, and leaves the room. False while it is voted on. */
export function settleSplit({ state }: MoveContext<State>): boolean {
  const room = roomOf(state);
  const total = potOf(room);
  const isVoted = state.options.loot === 'vote' && livingSeats(state).length > 1;
  if (total > 0 && isVoted && !room.split) {
    room.split = { by: standIn(state, state.lead) as Seat, mode: null, yes: [] };
  }
  const mode = room.split ? agreedMode(state, room.split) : usualMode(state);
  if (mode === null) return false;
  if (total > 0) share(state, room, mode, total);
  leaveRoom(state);
  return true;
}

/** The permanent agreements of the party; a lone hero votes with nobody. */
function usualMode({ options }: State): SplitMode {
  return options.loot === 'vote' ? 'equal' : options.loot;
}

/** The proposal, once all others have said yes; `null` until then. */
function agreedMode(state: State, { by, mode, yes }: NonNullable<Room['split']>): SplitMode | null {
  return livingSeats(state).every((seat) => seat === by || yes.includes(seat)) ? mode : null;
}

/** R14.5: the lead's proposal. */
export function proposeSplit(state: State, seat: Seat, mode: SplitMode): void {
  const { split } = roomOf(state);
  if (split) split.mode = mode;
  record(state, 'splitProposed', { seat, mode });
}

/** R14.5: one no is enough for equal shares. */
export function voteSplit(state: State, seat: Seat, yes: boolean): void {
  const { split } = roomOf(state);
  if (!split) return;
  record(state, 'splitVoted', { seat, yes });
  if (yes) split.yes.push(seat);
  else Object.assign(split, { mode: 'equal', yes: livingSeats(state) });
}

function share(state: State, room: Room, mode: SplitMode, total: number): void {
  const shares: Record<Seat, number> = {};
  if (mode === 'purse') state.purse += total;
  else if (mode === 'equal') add(shares, equalShares(state, total));
  else if (mode === 'finders') {
    for (const { lp, finder } of room.spoils) add(shares, findersShare(state, lp, finder));
  } else add(shares, { [mode.slice('to:'.length)]: total });
  payOut(state, shares);
  record(state, 'lootShared', { total, mode, shares, purse: mode === 'purse' ? total : 0 });
}

/** R14.3: finders are keepers, or those who live next to them; loot that nobody found is shared equally. */
function findersShare(state: State, lp: number, finder: Seat | null): Record<Seat, number> {
  return finder === null ? equalShares(state, lp) : { [standIn(state, finder) as Seat]: lp };
}

/** R14.2: equal parts, and one more each from the lead on while any are left. */
export function equalShares(state: State, total: number): Record<Seat, number> {
  const living = seatsFrom(state, state.lead).filter((seat) => isLiving(state, seat));
  const part = Math.floor(total / living.length);
  const rest = total % living.length;
  return Object.fromEntries(living.map((seat, index) => [seat, part + (index < rest ? 1 : 0)]));
}

function add(shares: Record<Seat, number>, more: Record<Seat, number>): void {
  for (const [seat, lp] of Object.entries(more)) shares[seat] = (shares[seat] ?? 0) + lp;
}

export function payOut(state: State, shares: Record<Seat, number>): void {
  for (const [seat, lp] of Object.entries(shares)) heroOf(state, seat).lp += lp;
}
