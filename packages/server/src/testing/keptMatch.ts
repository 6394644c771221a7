import type { DayClockRecord } from '../store/days';
import type { MatchRecord, MoveRecord, StoredState } from '../store/records';
import type { Store } from '../store/store';

/** The stored data of a match. */
interface KeptMatch {
  load(): Promise<MatchRecord | undefined>;
  moves(): Promise<MoveRecord[]>;
  stateAt(seq: number): Promise<StoredState | undefined>;
  clock(): Promise<DayClockRecord | undefined>;
}

/** A match of which a test knows only the id. It may not exist. */
export function keptMatch(store: Store, matchId: string): KeptMatch {
  const key = () => store.findMatch(matchId);
  return {
    load: async () => withKey(await key(), (found) => store.loadMatch(found)),
    moves: async () => (await withKey(await key(), (found) => store.moves(found))) ?? [],
    stateAt: async (seq) => withKey(await key(), (found) => store.stateAt(found, seq)),
    clock: async () => withKey(await key(), (found) => store.days.load(found)),
  };
}

async function withKey<Key, T>(key: Key | undefined, read: (key: Key) => Promise<T>): Promise<T | undefined> {
  return key && read(key);
}
