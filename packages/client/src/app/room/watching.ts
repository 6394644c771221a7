import { listOf } from '@lantern/games/kit/text';

/** Who watches, in a sentence. Guests without a name are counted. */
export function watching(watchers: readonly string[]): string {
  if (watchers.length === 0) return 'Nobody watches.';
  const named = watchers.filter((name) => name !== '');
  const guests = watchers.length - named.length;
  const words = [...named, ...(guests === 0 ? [] : [guests === 1 ? 'one guest' : `${guests} guests`])];
  const sentence = `${listOf(words)} ${watchers.length === 1 ? 'watches' : 'watch'}.`;
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
