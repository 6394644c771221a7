import { type Phrase, phrases } from '@lantern/games/phrases';
import type { Saying } from '@lantern/games/protocol';
import * as v from 'valibot';
import { refused } from './refused';

/** Characters of a remark. */
const LONGEST = 280;

/** What looks like an end of line or a gap. */
const GAPS = /[\s\p{Cc}\u2028\u2029]+/gu;

/** Halves of pairs, private use, and marks that turn the direction of the text around them or cannot be seen. */
const REMOVED = /[\p{Cs}\p{Co}\u200B\u200E\u200F\u061C\u202A-\u202E\u2060-\u206F\uFEFF]/gu;

/** More marks on one letter than any language puts there run over the lines around them. */
const PILED_UP = /(\p{M}{4})\p{M}+/gu;

const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** The form of what is said. */
export const sayingSchema = v.union([
  v.strictObject({ text: v.string() }),
  v.strictObject({ phrase: v.picklist<readonly Phrase[]>(phrases) }),
]);

/** What somebody wants to say, as it is kept and told: one line of plain text. Throws `MALFORMED`, `BAD_MESSAGE`. */
export function remarkOf(said: unknown): Saying {
  const parsed = v.safeParse(sayingSchema, said);
  if (!parsed.success) throw refused('MALFORMED');
  if ('phrase' in parsed.output) return parsed.output;
  const text = cleanText(parsed.output.text);
  if (!VISIBLE.test(text) || [...text].length > LONGEST) throw refused('BAD_MESSAGE', { most: LONGEST });
  return { text };
}

function cleanText(text: string): string {
  return text.normalize('NFC').replace(GAPS, ' ').replace(REMOVED, '').replace(PILED_UP, '$1').trim();
}
