import { isolated } from '@lantern/games/kit/bidi';

type Sentence = (...given: unknown[]) => unknown;

/**
 * Returns a dictionary whose sentences isolate all inserted texts, so that a name written from right to left does not
 * change the order of the sentence. Authors of sentences need not handle this themselves.
 */
export function isolating<Words>(words: Words): Words {
  return withIsolation(words) as Words;
}

function withIsolation(words: unknown): unknown {
  if (typeof words === 'function') return (...given: unknown[]) => (words as Sentence)(...given.map(isolatedGiven));
  if (typeof words !== 'object' || words === null || Array.isArray(words)) return words;
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, withIsolation(value)]));
}

/** Names occur as plain arguments, in lists, and in the parameters of a fact or a refusal. */
function isolatedGiven(given: unknown): unknown {
  if (typeof given === 'string') return isolated(given);
  if (Array.isArray(given)) return given.map(isolatedGiven);
  const words = Object.entries(given ?? {}).filter(([, word]) => typeof word === 'string' && isolated(word) !== word);
  return words.reduce<unknown>((all, [key, word]) => ({ ...(all as object), [key]: isolated(word) }), given);
}
