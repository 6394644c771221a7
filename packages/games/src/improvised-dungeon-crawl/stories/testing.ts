import type { Audience } from '@lantern/protocol/seat';
import type { Facts } from '../facts';
import type { LaidTable } from '../testing';

/** The facts of a kind in the story of one audience, in order. */
export function heard<K extends keyof Facts>(table: LaidTable, audience: Audience, kind: K): Facts[K][] {
  return [...table.view(audience).story]
    .sort((fact, other) => fact.n - other.n)
    .filter((fact) => fact.kind === kind)
    .map(({ data }) => data as Facts[K]);
}

/** Everybody at the table, and a watcher. */
export function audiencesOf(table: LaidTable): Audience[] {
  return [...table.state.seats, null];
}

/** A d6 as in facts. */
export function d6(value: number) {
  return { sides: 6, value, tag: 'die' } as const;
}

/** A kind of fact, the table on which it happens, and its data in each story. */
export type Told = {
  [K in keyof Facts]: readonly [what: string, kind: K, happens: () => LaidTable, told: readonly Facts[K][]];
}[keyof Facts];
