import { type ChatContent, LONGEST_MESSAGE } from '@lantern/protocol/chat';
import { chatContent } from '@lantern/protocol/packets';
import { refused } from '../../refusals';
import { wellFormed } from '../../wellFormed';

/** What looks like an end of line or a gap. */
const GAPS = /[\s\p{Cc}\u2028\u2029\u2800]+/gu;

/**
 * Halves of pairs, private use, and whatever cannot be seen or turns the direction of the text around it. Joiners and
 * choices of a shape stay: letters and emoji are spelt with them.
 */
const REMOVED = /[\p{Cs}\p{Co}\uFFF9-\uFFFB]|(?!\u200C|\u200D|\uFE0E|\uFE0F)\p{Default_Ignorable_Code_Point}/gu;

/** More marks on one letter than any language puts there run over the lines around them. */
const PILED_UP = /(\p{M}{4})\p{M}+/gu;

const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** What somebody wants to say, as it is kept and told: one line of plain text. Throws `MALFORMED`, `BAD_MESSAGE`. */
export function parseMessage(said: unknown): ChatContent {
  const content = wellFormed(chatContent, said);
  if (!('text' in content)) return content;
  const text = cleanText(content.text);
  if (!VISIBLE.test(text) || [...text].length > LONGEST_MESSAGE)
    throw refused('BAD_MESSAGE', { most: LONGEST_MESSAGE });
  return { text };
}

function cleanText(text: string): string {
  return text.normalize('NFC').replace(GAPS, ' ').replace(REMOVED, '').replace(PILED_UP, '$1').trim();
}
