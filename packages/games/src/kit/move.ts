import type { Refusal } from '@lantern/protocol/refusal';
import type { Seat } from '@lantern/protocol/seat';
import * as v from 'valibot';
import type { Random } from './random';

/** A move somebody might make: its name and its arguments as they travel. */
export interface Choice {
  move: string;
  args: readonly unknown[];
}

/** The data a move may change, and its source of chance. `state` may be changed in place. */
export interface MoveContext<State> {
  state: State;
  random: Random;
}

/**
 * What is kept from everybody but its own seat about a move that was made: its arguments, as with a choice in secret that
 * all may know was made; the whole move, as with an answer that others must not notice; or nothing.
 */
export type Concealment = 'nothing' | 'arguments' | 'move';

/**
 * One move of a game: one file. `args` says what may come in at all, `refuse` what the rules allow, `apply` what happens.
 *
 * Legality is a function of the seat's own view. So the client can show it, bots stay honest, and a refusal can tell
 * nothing that the seat does not see anyway.
 */
export interface Move<State, View, Args extends readonly unknown[] = readonly never[]> {
  /** Shape of the arguments: a strict tuple. Anything else is `MALFORMED` before a rule sees it. */
  args: v.GenericSchema<unknown, Args>;
  /** Arguments worth asking `refuse` about; all legal ones are among them, unless the move is meant to stay unlisted. */
  candidates(view: View, seat: Seat): Iterable<Args>;
  /** `undefined` if the move is legal, else the first reason against it. */
  refuse(view: View, seat: Seat, args: Args): Refusal | undefined;
  /** Carries the move out. May assume that it is legal. */
  apply(context: MoveContext<State>, seat: Seat, args: Args): void;
  /** The arguments of the move that other seats and watchers may not know. Views alone tell what the move changes. */
  conceals: Concealment;
  /**
   * Touches nobody else and shows nobody anything hidden, unless it draws chance, ends the match or asks another seat for
   * something: may be taken back freely as long as nothing has followed. Not for games with moves concealed altogether.
   */
  harmless?: true;
  /** May be made by a seat that has not yet seen the newest change (answers, conceding). */
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

/** The move of that name, or nothing: names of Object's prototype are not moves. */
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
 * Checks a move in full, from whatever came in: name, shape of the arguments, rules.
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

/**
 * Without optional arguments at the end that were not given: JSON would turn them into `null`, which is another
 * argument.
 */
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

/** Every legal move of a seat, by asking `refuse` about each candidate. */
export function legalMoves<State, View>(moves: Moves<State, View>, view: View, seat: Seat): Choice[] {
  const legal: Choice[] = [];
  for (const [name, move] of Object.entries(moves)) {
    for (const args of move.candidates(view, seat)) {
      if (!move.refuse(view, seat, args)) legal.push({ move: name, args });
    }
  }
  return legal;
}
