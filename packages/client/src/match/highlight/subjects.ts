import type { Choice } from '@lantern/games/kit/move';
import type { AnyFact } from '@lantern/games/module';
import type { Seat } from '@lantern/protocol/seat';

/**
 * Maps the fields of a game's facts to kinds of things on its board. A key is a field, `fact.field` if only that fact
 * uses it so, or `move.place` for an argument of a move; a value lists the kinds, separated by blanks. The element of
 * such a thing carries `data-about`, such as `seat:1`, or `seat:0 site:cap` if both are needed to identify it.
 */
export type FactSubjects = Readonly<Record<string, string>>;

/** The subjects of facts in all games: the seats above the board. */
const COMMON: FactSubjects = { seat: 'seat' };

/** Returns the subjects of a fact, as `kind:value`. */
export function subjectsOfFact(about: FactSubjects, { kind, data }: Pick<AnyFact, 'kind' | 'data'>): string[] {
  const known: FactSubjects = { ...COMMON, ...about };
  const named = (value: unknown, field: string): string[] => {
    if (Array.isArray(value)) return value.flatMap((one) => named(one, field));
    if (typeof value === 'object' && value !== null) {
      return Object.entries(value).flatMap(([inner, one]) => named(one, inner));
    }
    const kinds = known[`${kind}.${field}`] ?? known[field];
    if (kinds === undefined || value === null || value === undefined) return [];
    return kinds.split(' ').map((one) => `${one}:${value}`);
  };
  return [...new Set(named(data, ''))];
}

/**
 * Returns the subjects of a choice of a seat: those of its fact, those of its arguments (`about` has an argument by its
 * place, such as `battle.0`), and the button that makes the move; if several buttons make it, the one with these
 * arguments.
 */
export function subjectsOfChoice(
  about: FactSubjects,
  { choice: { move, args }, fact }: { choice: Choice; fact?: AnyFact | undefined },
  seat: Seat,
): string[] {
  const told = fact ? subjectsOfFact(about, fact) : [];
  const chosen = subjectsOfFact(about, { kind: move, data: { ...args } });
  return [...new Set([`seat:${seat}`, ...told, ...chosen, `move:${move}`, `args:${JSON.stringify(args)}`])];
}

/** The action bar: the subject of a choice that names nothing else on the table. */
export const ACTION_BAR = 'frame:action';

/**
 * The elements that subjects refer to: pieces and places by `data-about`, buttons by their move and, if several make
 * it, by its arguments as JSON (`data-args`), and the action bar.
 */
const CARRIERS = '[data-about], [data-move], [data-frame="action"]';

/** Returns the elements on the table that subjects can refer to. */
export const carriersOnBoard = (): Element[] => [...document.querySelectorAll(CARRIERS)];

/** Returns the subjects that the table shows now, each once. */
export function subjectsOnBoard(): string {
  const all = carriersOnBoard().map(subjectsOfElement);
  return [...new Set(all)].sort().join('\n');
}

/**
 * Whether an element is among the subjects: all that identifies it is named.
 * @param besides a subject that does not select an element by itself
 */
export const isAbout = (carried: string, subjects: readonly string[], besides?: string): boolean =>
  carried !== besides && carried.split(' ').every((one) => subjects.includes(one));

/** Returns the subjects that an element carries. It may be part of a drawing. */
export function subjectsOfElement(element: Element): string {
  const [about, move] = [element.getAttribute('data-about'), element.getAttribute('data-move')];
  const args = element.getAttribute('data-args');
  const button = args === null ? `move:${move}` : `move:${move} args:${args}`;
  return about ?? (move === null ? ACTION_BAR : button);
}
