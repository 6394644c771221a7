import { pick, type Random } from '@lantern/games/kit/random';
import { KEYS, NAMES, VALUES } from './hostileValues';

type Json = unknown;
type Holder = Record<string, Json> | Json[];

/** A place in a JSON tree: its container and its key. */
interface Spot {
  holder: Holder;
  key: string | number;
}

/** A change of a tree in place. */
type Growth = (spots: readonly Spot[], random: Random) => void;

const at = ({ holder, key }: Spot): Json => (holder as Record<string | number, Json>)[key];
const put = ({ holder, key }: Spot, value: Json) => {
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });
};
/** A placeholder for text that is sent unchanged; see `written`. */
const raw = (index: number): string => `~~raw${index}~~`;

const GROWTHS: Readonly<Record<string, Growth>> = {
  replaced: (spots, random) => put(pick(random, spots), raw(random.die(VALUES.length) - 1)),
  named: (spots, random) => {
    const words = spots.filter((spot) => typeof at(spot) === 'string');
    if (words.length > 0) put(pick(random, words), pick(random, NAMES));
  },
  removed: (spots, random) => {
    const { holder, key } = pick(random, spots);
    if (Array.isArray(holder)) holder.splice(Number(key), 1);
    else delete holder[key as string];
  },
  doubled: (spots, random) => {
    const { holder, key } = pick(random, spots);
    if (Array.isArray(holder)) holder.splice(Number(key), 0, holder[Number(key)]);
  },
  swapped: (spots, random) => {
    const [one, other] = [pick(random, spots), pick(random, spots)];
    const value = structuredClone(at(one));
    put(one, structuredClone(at(other)));
    put(other, value);
  },
  wrapped: (spots, random) => {
    const spot = pick(random, spots);
    put(spot, random.die(2) === 1 ? [at(spot)] : { [pick(random, KEYS)]: at(spot) });
  },
  added: (spots, random) => {
    const holder = pick(random, spots).holder;
    const value = raw(random.die(VALUES.length) - 1);
    if (Array.isArray(holder)) holder.push(value);
    else put({ holder, key: pick(random, KEYS) }, value);
  },
  shifted: (spots, random) => {
    const numbers = spots.filter((spot) => typeof at(spot) !== 'object' && /^\d+$/.test(String(at(spot))));
    const spot = numbers.length > 0 ? pick(random, numbers) : undefined;
    if (!spot) return;
    const moved = Number(at(spot)) + pick(random, [-1, 1, -1000, 1e6, 2 ** 53]);
    put(spot, typeof at(spot) === 'string' ? String(moved) : moved);
  },
};

/** A random choice by weight. */
export function weighted<T>(things: readonly (readonly [weight: number, thing: T])[], random: Random): T {
  let left = random.die(things.reduce((sum, [weight]) => sum + weight, 0));
  for (const [weight, thing] of things) {
    left -= weight;
    if (left <= 0) return thing;
  }
  throw new Error('the list to choose from is empty');
}

/**
 * Applies one to three changes to a JSON tree.
 * @returns the text, and the changes
 */
export function mutated(tree: Json, random: Random): { text: string; how: string } {
  const root = { root: structuredClone(tree) };
  const how: string[] = [];
  for (let times = random.die(3); times > 0; times--) {
    const name = pick(random, Object.keys(GROWTHS));
    // The root is changed last and rarely, since that removes everything else.
    const spots = spotsOf(root.root);
    GROWTHS[name]?.(spots.length > 0 ? spots : [{ holder: root, key: 'root' }], random);
    how.push(name);
  }
  return { text: written(root.root), how: how.join('+') };
}

/** The tree as JSON text, with raw texts inserted. */
function written(tree: Json): string {
  return (JSON.stringify(tree) ?? '').replace(/"~~raw(\d+)~~"/g, (_, index: string) => VALUES[Number(index)] ?? 'null');
}

function spotsOf(tree: Json): Spot[] {
  const spots: Spot[] = [];
  const open: Json[] = [tree];
  while (open.length > 0) {
    const holder = open.pop();
    if (typeof holder !== 'object' || holder === null) continue;
    for (const key of Array.isArray(holder) ? holder.keys() : Object.keys(holder)) {
      const spot = { holder: holder as Holder, key };
      spots.push(spot);
      open.push(at(spot));
    }
  }
  return spots;
}

const PIECES = ['"', '[', ']', '{', '}', ',', ':', '\\', '\u0000', '\u001e', '\uffff', 'é', '9', '-', ' ', '\n'];

/** Removes, doubles, swaps or adds letters of a text, or cuts it off. */
export function garbled(text: string, random: Random): { text: string; how: string } {
  const place = () => random.die(text.length + 1) - 1;
  const from = place();
  const length = random.die(12);
  switch (random.die(6)) {
    case 1:
      return { text: text.slice(0, from), how: 'truncated' };
    case 2:
      return { text: text.slice(0, from) + pick(random, PIECES) + text.slice(from), how: 'inserted' };
    case 3:
      return { text: text.slice(0, from) + text.slice(from + length), how: 'lost' };
    case 4:
      return { text: text.slice(0, from + length) + text.slice(from), how: 'repeated' };
    case 5:
      return { text: text.slice(0, from) + pick(random, PIECES) + text.slice(from + 1), how: 'exchanged' };
    default:
      return { text: text.slice(0, from) + text.slice(place()), how: 'spliced' };
  }
}
