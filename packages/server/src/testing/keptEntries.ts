/** An object, and the number of entries in the maps and sets created with it. */
export interface Counted<Made> {
  made: Made;
  entries(): number;
}

/** Creates an object and counts the entries it keeps, to test that finished ones are removed. */
export function countingEntries<Made>(make: () => Made): Counted<Made> {
  const held: { size: number }[] = [];
  const own = { Map, Set };
  globalThis.Map = class<Key, Value> extends own.Map<Key, Value> {
    constructor(entries?: Iterable<readonly [Key, Value]> | null) {
      super(entries);
      held.push(this);
    }
  } as MapConstructor;
  globalThis.Set = class<Value> extends own.Set<Value> {
    constructor(values?: Iterable<Value> | null) {
      super(values);
      held.push(this);
    }
  } as SetConstructor;
  try {
    return { made: make(), entries: () => held.reduce((sum, { size }) => sum + size, 0) };
  } finally {
    Object.assign(globalThis, own);
  }
}
