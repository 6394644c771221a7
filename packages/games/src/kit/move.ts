import type { Refusal } from '@lantern/protocol/refusal';
import type { Seat } from '@lantern/protocol/seat';
import * as v from 'valibot';
import type { Random } from './random';

/** A possible move: its name and its arguments as they are transferred. */
export interface Choice {
  move: string;
  args: readonly unknown[];
}

/** The data that a move may change in place, and its source of chance. */
export interface MoveContext<State> {
  state: State;
  random: Random;
}

/**
 * The part of a move that only its own seat may know: its arguments, as with a secret choice whose making is public;
 * the whole move, as with an answer that others must not notice; or nothing.
 */
export type Concealment = 'nothing' | 'arguments' | 'move';

/**
 * One move of a game, in one file. `args` validates the shape of its arguments, `refuse` checks the rules, `apply`
 * carries it out.
 *
 * Legality is a function of the seat's own view. So the client can show it, bots cannot cheat, and a refusal reveals
 * nothing that the seat does not see anyway.
 */
export interface Move<State, View, Args extends readonly unknown[] = readonly never[]> {
  /** Shape of the arguments: a strict tuple. Anything else is refused as `MALFORMED` before the rules are asked. */
  args: v.GenericSchema<unknown, Args>;
  /** Arguments to check with `refuse`; they include all legal ones, unless the move is meant to stay unlisted. */
  candidates(view: View, seat: Seat): Iterable<Args>;
  /** `undefined` if the move is legal, else the first reason against it. */
  refuse(view: View, seat: Seat, args: Args): Refusal | undefined;
  /** Carries out the move, which is legal. */
  apply(context: MoveContext<State>, seat: Seat, args: Args): void;
  /** The part of the move that other seats and watchers may not know. The views alone show what the move changes. */
  conceals: Concealment;
  /**
   * Affects nobody else and reveals nothing hidden, unless it draws chance, ends the match or requires an answer of
   * another seat: may be taken back freely as long as no move has followed. Not for games with moves that are concealed
   * altogether.
   */
  harmless?: true;
  /** Is accepted from a seat that has not yet seen the newest change (answers, conceding). */
  anytime?: true;
}

/** The moves of a game by name. */
// biome-ignore lint/suspicious/noExplicitAny: the argument types differ from move to move; `args` checks them at run time
export type Moves<State, View> = Readonly<Record<string, Move<State, View, any>>>;

/** A refusal without sentence parameters. */
export function refusal(code: string, rule?: string, params?: Refusal['params']): Refusal {
  return { code, ...(rule && { rule }), ...(params && { params }) };
}

/** The arguments of a move without arguments. */
export const noArgs = v.strictTuple([]);

/** The move of that name, or `undefined`: names of Object's prototype are not moves. */
export function moveNamed<State, View>(
  moves: Moves<State, View>,
  name: string,
): Moves<State, View>[string] | undefined {
  return Object.hasOwn(moves, name) ? moves[name] : undefined;
}

/** The concealed part of a move; empty for moves that the server makes. */
export function concealmentOf<State, View>(moves: Moves<State, View>, name: string): Concealment {
  return moveNamed(moves, name)?.conceals ?? 'nothing';
}

/**
 * Checks a move completely, from unvalidated input: name, shape of the arguments, rules.
 * @returns the checked arguments, or the refusal (`UNKNOWN_MOVE`, `MALFORMED`, or a code of the game).
 */
export function checkMove<State, View>(
  moves: Moves<State, View>,
  view: View,
  seat: Seat,
  choice: Choice,
): { args: readonly unknown[] } | { refusal: Refusal } {
  const move = moveNamed(moves, choice.move);
  if (!move) return { refusal: refusal('UNKNOWN_MOVE') };
  const parsed = v.safeParse(move.args, choice.args, { abortEarly: true });
  if (!parsed.success) return { refusal: refusal('MALFORMED') };
  const refused = move.refuse(view, seat, parsed.output);
  return refused ? { refusal: refused } : { args: asTheyTravel(parsed.output) };
}

/** Removes missing optional arguments at the end, which JSON would turn into `null`, another argument. */
function asTheyTravel(args: readonly unknown[]): readonly unknown[] {
  return args.slice(0, args.findLastIndex((arg) => arg !== undefined) + 1);
}

/** Whether a seat has any legal move among the candidates. */
export function hasLegalMove<State, View>(moves: Moves<State, View>, view: View, seat: Seat): boolean {
  for (const move of Object.values(moves)) {
    for (const args of move.candidates(view, seat)) {
      if (!move.refuse(view, seat, args)) return true;
    }
  }
  return false;
}

/** Every legal move of a seat, found by checking each candidate with `refuse`. */
export function legalMoves<State, View>(moves: Moves<State, View>, view: View, seat: Seat): Choice[] {
  const legal: Choice[] = [];
  for (const [name, move] of Object.entries(moves)) {
    for (const args of move.candidates(view, seat)) {
      if (!move.refuse(view, seat, args)) legal.push({ move: name, args });
    }
  }
  return legal;
}
