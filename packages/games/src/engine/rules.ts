import type { Seat } from '@lantern/protocol/seat';
import { freeze, Immer } from 'immer';
import { checkMove, moveNamed } from '../kit/move';
import { checkOptions, checkPlayers } from '../kit/options';
import type { Random } from '../kit/random';
import type { AnyModule, Course } from '../module';
import { TAKE_BACK, TIME_OUT } from './serverOnlyMoves';

// Freezing takes a sixth of the time of a move of a large state. Outside of production it turns every change to a
// finished state into an error.
const freezes = process.env.NODE_ENV !== 'production';
const { produce } = new Immer({ autoFreeze: freezes });

/** States that never change again: those returned by `dealtState` and `stateAfter`. */
const finished = new WeakSet<object>();

/** Whether a state never changes again, so that values computed from it may be cached. */
export function isFinished(state: unknown): boolean {
  return finished.has(state as object);
}

/** A move to make. `seat` is `null` for the clock. */
export interface EngineMove {
  seat: Seat | null;
  move: string;
  args: readonly unknown[];
}

/**
 * The first state of a match, finished.
 * @param options unchecked; missing ones get their defaults
 * @throws on a number of players or options that the game does not have
 */
export function dealtState(module: AnyModule, players: number, options: unknown, random: Random): unknown {
  const wrongCount = checkPlayers(module.players, players);
  if (wrongCount) throw new Error(`${module.id}: ${wrongCount.code}`);
  const checked = checkOptions(module.options, players, options);
  if ('refusal' in checked) throw new Error(`${module.id}: ${checked.refusal.code}`);
  return finish(module.setup(checked.options, players, random));
}

/**
 * The state after a move, finished; unchanged parts are the same objects. The state before is not changed. Errors
 * thrown by the rules are passed on.
 * @param checked whether `checkMove` has already allowed the move in this state; otherwise the rules are asked
 * @returns `undefined` if the move is not legal
 */
export function stateAfter(
  module: AnyModule,
  before: unknown,
  move: EngineMove,
  random: Random,
  checked = false,
): unknown {
  const args = checked ? move.args : legalArgs(module, before, move);
  if (!args) return undefined;
  return finish(
    produce(before, (state) => {
      apply(module, state, { ...move, args }, random);
    }),
  );
}

function finish(state: unknown): unknown {
  finished.add(state as object);
  return freezes ? freeze(state, true) : state;
}

/** The checked arguments of a move; `undefined` if it is not legal. */
function legalArgs(
  module: AnyModule,
  before: unknown,
  { seat, move, args }: EngineMove,
): readonly unknown[] | undefined {
  if (move === TAKE_BACK) return args;
  if (move === TIME_OUT) return args[0] === module.view(before, null).decisionId ? args : undefined;
  if (seat === null) return undefined;
  const checked = checkMove(module.moves, module.view(before, seat), seat, { move, args });
  return 'refusal' in checked ? undefined : checked.args;
}

function apply(module: AnyModule, state: unknown, { seat, move, args }: EngineMove, random: Random): void {
  if (move === TIME_OUT) module.timeOut({ state, random });
  else if (move === TAKE_BACK) {
    module.renumber?.(state);
    if (args[0] === 'shuffled') module.reshuffle?.({ state, random });
  } else moveNamed(module.moves, move)?.apply({ state, random }, seat as Seat, args);
}

/** Whether two lists of stages by seat are equal. */
export function sameStages(one: Course['stages'], other: Readonly<Course['stages']>): boolean {
  const seats = Object.keys(one);
  return seats.length === Object.keys(other).length && seats.every((seat) => one[seat] === other[seat]);
}
