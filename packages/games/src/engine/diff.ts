import type { PatchOperation } from '@lantern/protocol/patch';

/** Computes the RFC 6902 patch that turns one value into another. */
export type Differ = (from: unknown, to: unknown) => PatchOperation[];

/**
 * Diffs immutable plain JSON. Parts that are the same object are skipped, so the cost depends on the size of the change
 * and not of the state. Results are memoised, so parts shared by several audiences are compared once. As in JSON, a
 * field that is `undefined` counts as missing and an `undefined` entry of a list as `null`. Values in patches are not
 * copied.
 */
export function createDiffer(): Differ {
  /** The operations of a part at a path: `list` from `start` to before `end`. */
  const found = new Map<object, { from: object; path: string; list: PatchOperation[]; start: number; end: number }>();

  const compare: Compare = (from, to, path, list) => {
    if (from === to) return;
    const areLists = Array.isArray(from) && Array.isArray(to);
    if (!areLists && !(isRecord(from) && isRecord(to))) {
      list.push({ op: 'replace', path, value: to });
      return;
    }
    const known = found.get(to);
    if (known?.from === from && known.path === path) {
      for (let index = known.start; index < known.end; index++) list.push(known.list[index] as PatchOperation);
      return;
    }
    const start = list.length;
    if (areLists) compareLists(from, to, path, list, compare);
    else compareRecords(from as Fields, to as Fields, path, list, compare);
    found.set(to, { from, path, list, start, end: list.length });
  };

  return (from, to) => {
    const operations: PatchOperation[] = [];
    compare(from, to, '', operations);
    return operations;
  };
}

/** The patch from one value to another, without memo; see `createDiffer`. */
export function diff(from: unknown, to: unknown): PatchOperation[] {
  return createDiffer()(from, to);
}

type Fields = Readonly<Record<string, unknown>>;

/** Appends the operations that turn one part into the other, both at `path`. */
type Compare = (from: unknown, to: unknown, path: string, list: PatchOperation[]) => void;

function compareLists(
  from: readonly unknown[],
  to: readonly unknown[],
  path: string,
  list: PatchOperation[],
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

function compareRecords(from: Fields, to: Fields, path: string, list: PatchOperation[], compare: Compare): void {
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

/** Escapes a key for a JSON pointer (RFC 6901). */
function escaped(key: string): string {
  return /[~/]/.test(key) ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key;
}
