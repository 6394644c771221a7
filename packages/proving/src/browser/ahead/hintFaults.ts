/** So many choices are told at most. */
const MOST = 3;

/** What stands behind a sentence. */
const CHANCE = /\s*Chance to win about \d+\s%$/;

/** No sentence contains what is no word. */
const BROKEN = /undefined|\[object|NaN|: *$/;

/** What is wrong with the choices of a hint as somebody reads them, in words. */
export function faultsOf(told: readonly string[]): string[] {
  if (told.length > MOST) return [`tells ${told.length} choices`];
  const sentences = told.map((one) => one.replace(CHANCE, ''));
  if (new Set(sentences).size < told.length) return [`tells the same twice: ${sentences.join(' | ')}`];
  return told.flatMap((one) => {
    const [, sentence = '', chance = ''] = /^(.*?)\s*Chance to win about (\d+)\s%$/.exec(one) ?? [];
    if (chance === '' || Number(chance) > 100) return [`has no chance: ${one}`];
    return sentence === '' || BROKEN.test(sentence) ? [`has no sentence: ${one}`] : [];
  });
}
