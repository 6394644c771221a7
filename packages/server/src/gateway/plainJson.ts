/** Maximum depth and size of the data of a message. */
const MAX_DEPTH = 12;
const MAX_PARTS = 2_000;

/** Keys that could change built-in prototypes. */
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Whether a value is plain JSON of limited depth and size. Works without recursion, so that deep nesting cannot exhaust
 * the stack; later code may recurse.
 */
export function isPlainJson(value: unknown): boolean {
  const open: [value: unknown, depth: number][] = [[value, 0]];
  for (let seen = 0; open.length > 0; seen++) {
    const [part, depth] = open.pop() as (typeof open)[number];
    if (seen > MAX_PARTS || depth > MAX_DEPTH) return false;
    if (part === null || typeof part === 'string' || typeof part === 'boolean') continue;
    if (typeof part === 'number' && Number.isFinite(part)) continue;
    if (typeof part !== 'object') return false;
    if (!Array.isArray(part) && Object.getPrototypeOf(part) !== Object.prototype) return false;
    for (const [key, item] of Object.entries(part)) {
      if (FORBIDDEN_KEYS.has(key)) return false;
      open.push([item, depth + 1]);
    }
  }
  return true;
}
