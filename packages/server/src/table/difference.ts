import type { Operation } from 'fast-json-patch';

/** Finds the way from one value to another as an RFC 6902 patch. */
export type Differ = (from: unknown, to: unknown) => Operation[];

/**
 * Differences of plain JSON that is never changed in place, so that parts which are the same object need not be looked
 * at: a move costs what it changes, not what there is. Two parts that several audiences have before them are compared
 * once for all. A field that holds `undefined` counts as missing and an entry of a list that does as `null`, as on their
 * way through JSON: patches are reckoned from what the other side really has. Values in the patches are not copied.
 */
export function newDiffer(): Differ {
  const found = new Map<object, { from: object; operations: readonly Operation[] }>();

  const compare: Differ = (from, to) => {
    if (from === to) return [];
    const lists = Array.isArray(from) && Array.isArray(to);
    if (!lists && !(isRecord(from) && isRecord(to))) return [{ op: 'replace', path: '', value: to }];
    const known = found.get(to);
    if (known?.from === from) return [...known.operations];
    const operations = lists ? compareLists(from, to, compare) : compareRecords(from as Fields, to as Fields, compare);
    found.set(to, { from, operations });
    return [...operations];
  };
  return compare;
}

/** The way from one value to another, where only these two are compared; see `newDiffer`. */
export function difference(from: unknown, to: unknown): Operation[] {
  return newDiffer()(from, to);
}

type Fields = Readonly<Record<string, unknown>>;

function compareLists(from: readonly unknown[], to: readonly unknown[], compare: Differ): Operation[] {
  const operations: Operation[] = [];
  const common = Math.min(from.length, to.length);
  for (let index = 0; index < common; index++) {
    if (from[index] !== to[index]) add(operations, `${index}`, compare(from[index] ?? null, to[index] ?? null));
  }
  for (let index = from.length - 1; index >= common; index--) operations.push({ op: 'remove', path: `/${index}` });
  for (let index = common; index < to.length; index++) {
    operations.push({ op: 'add', path: `/${index}`, value: to[index] ?? null });
  }
  return operations;
}

function compareRecords(from: Fields, to: Fields, compare: Differ): Operation[] {
  const operations: Operation[] = [];
  for (const key of Object.keys(from)) {
    const [old, now] = [from[key], to[key]];
    if (old === now || old === undefined) continue;
    if (now === undefined) operations.push({ op: 'remove', path: `/${escaped(key)}` });
    else add(operations, escaped(key), compare(old, now));
  }
  for (const key of Object.keys(to)) {
    if (from[key] !== undefined || to[key] === undefined) continue;
    operations.push({ op: 'add', path: `/${escaped(key)}`, value: to[key] });
  }
  return operations;
}

/** Adds the operations of a part, with their paths from the whole. */
function add(operations: Operation[], key: string, part: readonly Operation[]): void {
  for (const operation of part) operations.push({ ...operation, path: `/${key}${operation.path}` });
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A key as RFC 6901 writes it. */
function escaped(key: string): string {
  return /[~/]/.test(key) ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key;
}
