import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { modules } from '@lantern/games/index';

/** Words that depend on sight, in the instructions of a board. */
const VISUAL = {
  en: /\b(highlighted|framed|glowing|marked|[Tt]ap)\b/,
  de: /\b(markiert\w*|umrahmt\w*|leuchtend\w*|Tippe|antippen)\b/,
};

/** Returns every sentence of strings; of a sentence with parameters, its source. */
function sentencesIn(strings: unknown): string[] {
  if (typeof strings === 'string') return [strings];
  if (typeof strings === 'function') return [String(strings)];
  return typeof strings === 'object' && strings !== null ? Object.values(strings).flatMap(sentencesIn) : [];
}

/** The boards in each of their languages. */
const BOARDS = modules
  .flatMap(({ id }) => (['en', 'de'] as const).map((language) => [id, language] as const))
  .filter(([id, language]) => existsSync(join(__dirname, id, `strings.${language}.ts`)));

test.each(BOARDS)('no instruction of a board depends on sight: %s, %s', async (id, language) => {
  const { strings } = await import(`./${id}/strings.${language}.ts`);
  const { text: _text, keys: _keys, ...board } = strings;
  expect(sentencesIn(board).filter((sentence) => VISUAL[language].test(sentence))).toEqual([]);
});
