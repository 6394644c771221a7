import type { Operation } from 'fast-json-patch';

/**
 * The way from one value to another as an RFC 6902 patch. Both are plain JSON that is never changed in place, so that
 * parts which are the same object need not be looked at: a move costs what it changes, not what there is. A field that
 * holds `undefined` counts as missing, as it does on its way through JSON. Values in the patch are not copied.
 */
export function difference(from: unknown, to: unknown): Operation[] {
  const operations: Operation[] = [];
  compare(from, to, '', operations);
  return operations;
}

function compare(from: unknown, to: unknown, path: string, operations: Operation[]): void {
  if (from === to) return;
  if (Array.isArray(from) && Array.isArray(to)) compareLists(from, to, path, operations);
  else if (isRecord(from) && isRecord(to)) compareRecords(from, to, path, operations);
  else operations.push({ op: 'replace', path, value: to });
}

function compareLists(from: readonly unknown[], to: readonly unknown[], path: string, operations: Operation[]): void {
  const common = Math.min(from.length, to.length);
  for (let index = 0; index < common; index++) {
    if (from[index] !== to[index]) compare(from[index], to[index], `${path}/${index}`, operations);
  }
  for (let index = from.length - 1; index >= common; index--)
    operations.push({ op: 'remove', path: `${path}/${index}` });
  for (let index = common; index < to.length; index++) {
    operations.push({ op: 'add', path: `${path}/${index}`, value: to[index] });
  }
}

function compareRecords(
  from: Readonly<Record<string, unknown>>,
  to: Readonly<Record<string, unknown>>,
  path: string,
  operations: Operation[],
): void {
  for (const key of Object.keys(from)) {
    const [old, now] = [from[key], to[key]];
    if (old === now || old === undefined) continue;
    if (now === undefined) operations.push({ op: 'remove', path: `${path}/${escaped(key)}` });
    else compare(old, now, `${path}/${escaped(key)}`, operations);
  }
  for (const key of Object.keys(to)) {
    if (from[key] !== undefined || to[key] === undefined) continue;
    operations.push({ op: 'add', path: `${path}/${escaped(key)}`, value: to[key] });
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A key as RFC 6901 writes it. */
function escaped(key: string): string {
  return /[~/]/.test(key) ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key;
}
