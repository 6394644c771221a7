import type { Seat } from '@lantern/protocol/seat';
import { GARRISON_IDS, type GarrisonId } from '../data/geometry';
import type { State } from '../state';
import type { Level, Size } from '../types';
import { colonyOf, garrisonOf } from './colony';
import { swapPiece } from './pieces';
import { record } from './story';

/** R8.5: a Garrison of each player without an Armory in the capital loses a pip; with two, the owner chooses. */
export function champion(state: State): void {
  for (const seat of ['0', '1']) {
    const colony = colonyOf(state, seat);
    if (garrisonOf(colony) === 0) continue;
    const standing = GARRISON_IDS.filter((at) => colony.garrison[at] > 0);
    if (colony.sites.cap.armory) record(state, 'championHeld', { seat });
    else if (standing.length === 2) state.need[seat] = { kind: 'garrison' };
    else loseGarrisonPip(state, seat, standing[0] as GarrisonId);
  }
}

/** The next smaller size in stock takes its place, else one smaller still, else nothing (10.6). */
export function loseGarrisonPip(state: State, seat: Seat, at: GarrisonId): void {
  const colony = colonyOf(state, seat);
  const size = colony.garrison[at] as Size;
  let to = (size - 1) as Level;
  while (to > 0 && colony.stock[to as Size] === 0) to = (to - 1) as Level;
  swapPiece(colony, to, size);
  colony.garrison[at] = to;
  record(state, 'garrisonFell', { seat, at, to });
}
