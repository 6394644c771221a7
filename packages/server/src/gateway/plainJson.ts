/** How deep and how large the data of a message may be. */
const DEPTH = 12;
const PARTS = 2_000;

/** Keys that reach into JavaScript's own objects. */
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Whether something is plain JSON of sensible depth and size. Walks without recursion, so that nothing nested can
 * exhaust the stack; everything that follows may recurse.
 */
export function isPlainJson(value: unknown): boolean {
  const open: [value: unknown, depth: number][] = [[value, 0]];
  for (let seen = 0; open.length > 0; seen++) {
    const [part, depth] = open.pop() as (typeof open)[number];
    if (seen > PARTS || depth > DEPTH) return false;
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
