import type { PatchOperation } from '@lantern/protocol/patch';

/** The change does not fit the value. */
export class PatchError extends Error {}

type Container = Record<string, unknown> | unknown[];

/** The number of entries of objects and lists that patches from outside may still copy or move. */
export interface Allowance {
  entries: number;
}

/** The state of applying one patch. */
interface Work {
  /** Copies made here, which may be changed in place. */
  own: Set<unknown>;
  allowance: Allowance | undefined;
}

/**
 * Returns the value with the changes made. The argument is not changed, and unchanged parts stay the same objects, so
 * the cost depends on the size of the changes.
 * @param allowance decreased by the cost of the changes
 * @throws {PatchError} if a change does not fit, or costs more than the allowance
 */
export function applyPatch<T>(document: T, operations: readonly PatchOperation[], allowance?: Allowance): T {
  const root: Record<string, unknown> = { document };
  const work: Work = { own: new Set<unknown>([root]), allowance };
  for (const operation of operations) change(root, operation, work);
  return root.document as T;
}

function change(root: Record<string, unknown>, { op, path, value }: PatchOperation, { own, allowance }: Work): void {
  const keys = path.split('/').map(unescaped);
  keys[0] = 'document';
  const last = keys.pop() as string;
  let at: Container = root;
  for (const key of keys) {
    const inner = get(at, key);
    if (typeof inner !== 'object' || inner === null) throw new PatchError(`nothing at ${path}`);
    const copy = own.has(inner) ? (inner as Container) : copied(inner as Container, allowance);
    own.add(copy);
    set(at, key, copy);
    at = copy;
  }
  // All later entries of the list move.
  if (op !== 'replace' && Array.isArray(at) && last !== '-') spend(allowance, at.length - Number(last));
  if (op === 'add') add(at, last, value);
  else if (op === 'replace') {
    get(at, last);
    set(at, last, value);
  } else if (op === 'remove') remove(at, last);
  else throw new PatchError(`unknown change: ${op}`);
}

function copied(container: Container, allowance: Allowance | undefined): Container {
  // Reading the keys of a long list takes far longer than copying it.
  if (allowance) spend(allowance, Array.isArray(container) ? container.length : Object.keys(container).length);
  return Array.isArray(container) ? [...container] : { ...container };
}

function spend(allowance: Allowance | undefined, entries: number): void {
  if (!allowance) return;
  allowance.entries -= entries;
  if (allowance.entries < 0) throw new PatchError('the changes cost too much');
}

function get(container: Container, key: string): unknown {
  if (Array.isArray(container)) {
    const index = indexIn(container, key);
    if (index < container.length) return container[index];
  } else if (Object.hasOwn(container, key)) return container[key];
  throw new PatchError(`nothing called ${key}`);
}

function set(container: Container, key: string, value: unknown): void {
  if (key === '__proto__') throw new PatchError('no name for a field');
  (container as Record<string, unknown>)[key] = value;
}

function add(container: Container, key: string, value: unknown): void {
  if (!Array.isArray(container)) set(container, key, value);
  else container.splice(key === '-' ? container.length : indexIn(container, key), 0, value);
}

function remove(container: Container, key: string): void {
  get(container, key);
  if (Array.isArray(container)) container.splice(indexIn(container, key), 1);
  else delete container[key];
}

/** An index of a list, or the one after its end. */
function indexIn(list: readonly unknown[], key: string): number {
  const index = key === '' ? -1 : Number(key);
  if (!Number.isInteger(index) || index < 0 || index > list.length) throw new PatchError(`no place ${key} in a list`);
  return index;
}

function unescaped(key: string): string {
  return key.includes('~') ? key.replaceAll('~1', '/').replaceAll('~0', '~') : key;
}
