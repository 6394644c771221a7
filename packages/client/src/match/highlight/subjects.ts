import type { Choice } from '@lantern/games/kit/move';
import type { AnyFact } from '@lantern/games/module';
import type { Seat } from '@lantern/protocol/seat';

/**
 * Which fields of a game's facts name something on its board: field, or `fact.field` where only that fact means it so, or
 * `move.place` for what a move is made with -> the kinds of thing it may name, with blanks between. What is so named carries `data-about`, e.g. `seat:1`, or
 * `seat:0 site:cap` where it takes both to tell it.
 */
export type FactSubjects = Readonly<Record<string, string>>;

/** What any fact may name: the seats above the board. */
const COMMON: FactSubjects = { seat: 'seat' };

/** All that a fact names, as `kind:value`. */
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
 * All that a choice of a seat names: what would be told of it, what is chosen with it (`about` knows an argument by its
 * place, e.g. `battle.0`), and the button that makes the move; where several buttons make it, the one that makes it so.
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

/** The bar in which the viewer decides: what is meant by a choice that names nothing else on the table. */
export const ACTION_BAR = 'frame:action';

/**
 * What subjects can mean: pieces and places by their `data-about`, buttons by the move they make and, where several make it,
 * by its arguments as JSON (`data-args`), and the bar.
 */
const CARRIERS = '[data-about], [data-move], [data-frame="action"]';

/** What lies on the table now and can be meant. */
export const carriersOnBoard = (): Element[] => [...document.querySelectorAll(CARRIERS)];

/** What lies on the table now, by what it carries: each of them only once. */
export function subjectsOnBoard(): string {
  const all = carriersOnBoard().map(subjectsOfElement);
  return [...new Set(all)].sort().join('\n');
}

/** Whether something is meant that carries this: all it takes to tell it is named. @param besides what is not meant by itself */
export const isAbout = (carried: string, subjects: readonly string[], besides?: string): boolean =>
  carried !== besides && carried.split(' ').every((one) => subjects.includes(one));

/** What an element carries. It may be a part of a drawing. */
export function subjectsOfElement(element: Element): string {
  const [about, move] = [element.getAttribute('data-about'), element.getAttribute('data-move')];
  const args = element.getAttribute('data-args');
  const button = args === null ? `move:${move}` : `move:${move} args:${args}`;
  return about ?? (move === null ? ACTION_BAR : button);
}
