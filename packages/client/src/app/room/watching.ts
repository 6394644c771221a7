import { words } from '../../words/words';

/** Who watches, in a sentence. Guests without a name are counted. */
export function watching(watchers: readonly string[]): string {
  const named = watchers.filter((name) => name !== '');
  return words().room.watching(named, watchers.length - named.length);
}
