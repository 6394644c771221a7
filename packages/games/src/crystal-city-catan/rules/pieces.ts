import type { Refusal } from '@lantern/protocol/refusal';
import { refusal } from '../../kit/move';
import type { Colony } from '../state';
import type { Level, Size } from '../types';

/** Size of the piece that is a Hospital, and of the one that is an Armory (R7.7, R7.8). */
export const HOSPITAL_PIECE = 1;
export const ARMORY_PIECE = 2;

/** R3.1: the exact size must be in stock before the build. */
export function refusePiece(colony: Colony, size: Size): Refusal | undefined {
  return colony.stock[size] > 0 ? undefined : refusal('NO_PIECE', 'R3.1', { size });
}

/** Puts a piece on the table; the one it replaces returns to stock (R3.1). */
export function swapPiece(colony: Colony, size: Level, replaced: Level): void {
  if (size !== 0) colony.stock[size] -= 1;
  returnPiece(colony, replaced);
}

/** A piece that leaves the table returns to its owner's stock at once (R3.2). */
export function returnPiece(colony: Colony, size: Level): void {
  if (size !== 0) colony.stock[size] += 1;
}
