import type { AnyFact } from '@lantern/games/module';

/**
 * Which fields of a game's facts name something on its board: field, or `fact.field` where only that fact means it so
 * -> the kinds of thing it may name, with blanks between. What is so named carries `data-about`, e.g. `seat:1`, or
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

/** What lies on the table now, by what it carries in `data-about`: each of them only once. */
export function subjectsOnBoard(): string {
  const all = [...document.querySelectorAll('[data-about]')].map(subjectsOfElement);
  return [...new Set(all)].sort().join('\n');
}

/** Whether something is meant that carries this: all it takes to tell it is named. */
export const isAbout = (carried: string, subjects: readonly string[]): boolean =>
  carried.split(' ').every((one) => subjects.includes(one));

/** What an element carries. It may be a part of a drawing. */
export const subjectsOfElement = (element: Element): string => element.getAttribute('data-about') ?? '';
