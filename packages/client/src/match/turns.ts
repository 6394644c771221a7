import type { AnyFact } from '@lantern/games/module';
import type { Seat } from '@lantern/protocol/seat';
import type { GameClient } from './gameBoard';

/** The default for games that declare none. */
const TURNS: Readonly<Record<string, string>> = { turnBegan: 'seat' };

/** Returns the seat whose turn, or part of the story, begins with a fact; `undefined` if none does. */
export function turnBegunBy({ turns = TURNS }: Pick<GameClient, 'turns'>, { kind, data }: AnyFact): Seat | undefined {
  const field = Object.hasOwn(turns, kind) ? turns[kind] : undefined;
  return field === undefined ? undefined : seatIn(data, field);
}

/** Returns the seat in a field of a fact; `undefined` if there is none. */
export function seatIn(data: Readonly<Record<string, unknown>>, field: string): Seat | undefined {
  const seat = data[field];
  return typeof seat === 'string' ? seat : undefined;
}
