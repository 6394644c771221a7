import type { Audience, Seat } from '@lantern/protocol/seat';
import { type Choice, checkMove, legalMoves, type MoveContext, type Moves } from './move';
import type { Random } from './random';
import type { Fact, FactKinds } from './story';

/**
 * The operations of tests on a prepared table, for any game. The invariants of the game are checked after every move.
 */
export interface TestTable<State, View, Kinds extends FactKinds, Laid> {
  readonly state: State;
  view(audience: Audience): View;
  /** Makes a move that must be legal. */
  act(seat: Seat, move: string, ...args: unknown[]): Laid;
  /** The code of the refusal; `null` for a legal move. Throws if the check changes anything. */
  refused(seat: Seat, move: string, ...args: unknown[]): string | null;
  /** The arguments of the listed legal moves of that name. */
  choices(seat: Seat, move: string): (readonly unknown[])[];
  /** The names of the seat's legal moves, each once. */
  moves(seat: Seat): string[];
  /** The seat's default move, as the clock would make it. */
  byDefault(seat: Seat): Choice | undefined;
  /** Lets the clock expire. */
  timeOut(): Laid;
  /** The public data of every fact of a kind, in order. */
  told<K extends keyof Kinds & string>(kind: K): Kinds[K][];
}

/** The rules, and the state they apply to. */
export interface TestTableParts<State, View, Laid> {
  state: State;
  random: Random;
  moves: Moves<State, View>;
  view(state: State, audience: Audience): View;
  timeOut(context: MoveContext<State>): void;
  defaultMove(view: NoInfer<View>, seat: Seat): Choice | undefined;
  /**
   * @returns the prepared table
   * @throws if an invariant of the game is violated
   */
  check(): Laid;
  /** The mapping between the names in tests and the arguments of moves, in both directions. */
  names?: { meant(value: unknown): unknown; named(value: unknown): unknown };
}

/** A table that tests change in place, so that they can inspect the state. */
export function testTable<State extends { story: { facts: readonly Fact<FactKinds>[] } }, View, Laid>(
  parts: TestTableParts<State, View, Laid>,
): TestTable<State, View, FactKinds, Laid> {
  const { state, random, moves, view, check } = parts;
  const { meant, named } = parts.names ?? { meant: same, named: same };
  const checked = (seat: Seat, move: string, args: readonly unknown[]) =>
    checkMove(moves, view(state, seat), seat, { move, args: args.map(meant) });
  const listed = (seat: Seat) => legalMoves(moves, view(state, seat), seat);
  // The candidates of unlisted moves do not depend on the view.
  const isListed = (seat: Seat, move: string) =>
    moves[move]?.candidates.length === 0 || listed(seat).some((choice) => choice.move === move);
  return {
    state,
    view: (audience) => view(state, audience),
    act(seat, move, ...args) {
      const found = checked(seat, move, args);
      if ('refusal' in found) throw new Error(`${move} of seat ${seat}: ${found.refusal.code}`);
      if (!isListed(seat, move))
        throw new Error(`${move} of seat ${seat} is legal, and listed with no arguments at all`);
      moves[move]?.apply({ state, random }, seat, found.args);
      return check();
    },
    refused(seat, move, ...args) {
      const before = JSON.stringify(state);
      const found = checked(seat, move, args);
      if (JSON.stringify(state) !== before) throw new Error(`asking about ${move} changed the state`);
      return 'refusal' in found ? found.refusal.code : null;
    },
    choices: (seat, move) =>
      listed(seat)
        .filter((choice) => choice.move === move)
        .map(({ args }) => args.map(named)),
    moves: (seat) => [...new Set(listed(seat).map(({ move }) => move))],
    byDefault(seat) {
      const choice = parts.defaultMove(view(state, seat), seat);
      return choice && { move: choice.move, args: choice.args.map(named) };
    },
    timeOut() {
      parts.timeOut({ state, random });
      return check();
    },
    told: (kind) =>
      [...state.story.facts]
        .sort((one, other) => one.n - other.n)
        .filter((fact) => fact.kind === kind)
        .map((fact) => fact.data as never),
  };
}

const same = (value: unknown) => value;

/** Every field that an action changes, with its new value: `{ 'heroes.0.hp': 2 }`. */
export function changesBy(action: () => unknown, look: () => unknown): Record<string, unknown> {
  const before = leavesOf(look());
  action();
  return Object.fromEntries([...leavesOf(look())].filter(([path, value]) => before.get(path) !== value));
}

function leavesOf(value: unknown, path = '', leaves = new Map<string, unknown>()): Map<string, unknown> {
  if (typeof value !== 'object' || value === null) leaves.set(path, value);
  else for (const [key, inner] of Object.entries(value)) leavesOf(inner, path ? `${path}.${key}` : key, leaves);
  return leaves;
}
