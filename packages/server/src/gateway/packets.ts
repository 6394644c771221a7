import * as v from 'valibot';

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

// Control characters name nothing, and a store need not be able to hold them.
const id = v.pipe(v.string(), v.maxLength(64), v.regex(/^\P{Cc}*$/u));
const secret = v.nullish(v.pipe(v.string(), v.maxLength(200)));
const seat = v.nullish(v.pipe(id, v.maxLength(8)));

/** boardgame.io's `sync`: match, seat or `null` for a watcher, credentials; the number of players means nothing here. */
export const syncPacket = v.strictTuple([id, v.optional(seat), v.optional(secret), v.optional(v.unknown())]);

/** The kind of an action, before anything else in it is looked at. */
export const anyAction = v.object({ type: v.pipe(v.string(), v.maxLength(64)) });

const move = v.object({
  type: v.literal('MAKE_MOVE'),
  payload: v.object({
    type: id,
    args: v.nullish(v.array(v.unknown())),
    playerID: seat,
    credentials: secret,
    requestId: v.nullish(v.pipe(id, v.minLength(1))),
  }),
});

/** boardgame.io's `update` with a move: the action, the version it was made on, match, seat. */
export const updatePacket = v.strictTuple([move, v.pipe(v.number(), v.safeInteger()), id, v.optional(seat)]);
