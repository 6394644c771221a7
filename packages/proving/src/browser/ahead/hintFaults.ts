const MAX_CHOICES = 3;

/** The chance at the end of a sentence. */
const CHANCE = /\s*Chance to win about \d+\s?%$/;

/** Signs of a broken sentence. */
const BROKEN = /undefined|\[object|NaN|: *$/;

/** Returns the errors in the choices of a hint as a person reads them, in words. */
export function faultsOf(told: readonly string[]): string[] {
  if (told.length > MAX_CHOICES) return [`has ${told.length} choices`];
  const sentences = told.map((one) => one.replace(CHANCE, ''));
  if (new Set(sentences).size < told.length) return [`has the same sentence twice: ${sentences.join(' | ')}`];
  return told.flatMap((one) => {
    const [, sentence = '', chance = ''] = /^(.*?)\s*Chance to win about (\d+)\s?%$/.exec(one) ?? [];
    if (chance === '' || Number(chance) > 100) return [`has no chance: ${one}`];
    return sentence === '' || BROKEN.test(sentence) ? [`has no sentence: ${one}`] : [];
  });
}
