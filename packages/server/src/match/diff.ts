import type { Operation } from 'fast-json-patch';

/** Finds the way from one value to another as an RFC 6902 patch. */
export type Differ = (from: unknown, to: unknown) => Operation[];

/**
 * Differences of plain JSON that is never changed in place, so that parts which are the same object need not be looked
 * at: a move costs what it changes, not what there is. Two parts that several audiences have before them are compared
 * once for all. A field that holds `undefined` counts as missing and an entry of a list that does as `null`, as on their
 * way through JSON: patches are reckoned from what the other side really has. Values in the patches are not copied.
 */
export function createDiffer(): Differ {
  /** What was found for a part at a path: from `start` to before `end` in a list that only grows. */
  const found = new Map<object, { from: object; path: string; list: Operation[]; start: number; end: number }>();

  const compare: Compare = (from, to, path, list) => {
    if (from === to) return;
    const areLists = Array.isArray(from) && Array.isArray(to);
    if (!areLists && !(isRecord(from) && isRecord(to))) {
      list.push({ op: 'replace', path, value: to });
      return;
    }
    const known = found.get(to);
    if (known?.from === from && known.path === path) {
      for (let index = known.start; index < known.end; index++) list.push(known.list[index] as Operation);
      return;
    }
    const start = list.length;
    if (areLists) compareLists(from, to, path, list, compare);
    else compareRecords(from as Fields, to as Fields, path, list, compare);
    found.set(to, { from, path, list, start, end: list.length });
  };

  return (from, to) => {
    const operations: Operation[] = [];
    compare(from, to, '', operations);
    return operations;
  };
}

/** The way from one value to another, where only these two are compared; see `newDiffer`. */
export function diff(from: unknown, to: unknown): Operation[] {
  return createDiffer()(from, to);
}

type Fields = Readonly<Record<string, unknown>>;

/** Adds to a list what leads from one part to another, both at a path. */
type Compare = (from: unknown, to: unknown, path: string, list: Operation[]) => void;

function compareLists(
  from: readonly unknown[],
  to: readonly unknown[],
  path: string,
  list: Operation[],
  compare: Compare,
): void {
  const common = Math.min(from.length, to.length);
  for (let index = 0; index < common; index++) {
    if (from[index] !== to[index]) compare(from[index] ?? null, to[index] ?? null, `${path}/${index}`, list);
  }
  for (let index = from.length - 1; index >= common; index--) list.push({ op: 'remove', path: `${path}/${index}` });
  for (let index = common; index < to.length; index++) {
    list.push({ op: 'add', path: `${path}/${index}`, value: to[index] ?? null });
  }
}

function compareRecords(from: Fields, to: Fields, path: string, list: Operation[], compare: Compare): void {
  for (const key of Object.keys(from)) {
    const [old, now] = [from[key], to[key]];
    if (old === now || old === undefined) continue;
    if (now === undefined) list.push({ op: 'remove', path: `${path}/${escaped(key)}` });
    else compare(old, now, `${path}/${escaped(key)}`, list);
  }
  for (const key of Object.keys(to)) {
    if (from[key] !== undefined || to[key] === undefined) continue;
    list.push({ op: 'add', path: `${path}/${escaped(key)}`, value: to[key] });
  }
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A key as RFC 6901 writes it. */
function escaped(key: string): string {
  return /[~/]/.test(key) ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key;
}
