import { type ChatMessage, LONGEST_MESSAGE, type Said } from '@lantern/protocol/chat';
import { chatContent } from '@lantern/protocol/packets';
import { refused } from '../../refusals';
import type { ChatRecord } from '../../store/chat';
import { wellFormed } from '../../wellFormed';
import { TAGGED_FLAG } from '../taggedFlags';

/** Line breaks and all kinds of white space. */
const GAPS = /[\s\p{Cc}\u2028\u2029\u2800]+/gu;

/**
 * Lone surrogates, private use, and invisible or direction-changing characters. Joiners and variation selectors stay,
 * since letters and emoji need them. So do flags, which are the first group.
 */
const REMOVED = new RegExp(
  `(${TAGGED_FLAG})|[\\p{Cs}\\p{Co}\\uFFF9-\\uFFFB]|(?!\\u200C|\\u200D|\\uFE0E|\\uFE0F)\\p{Default_Ignorable_Code_Point}`,
  'gu',
);

/** More combining marks on one letter than any language uses would cover the lines around it. */
const PILED_UP = /(\p{M}{4})\p{M}+/gu;

const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Parses a message into one line of plain text. Throws `MALFORMED`, `BAD_MESSAGE`. */
export function parseMessage(said: unknown): Said {
  const content = wellFormed(chatContent, said);
  if (!('text' in content)) return content;
  const text = cleanText(content.text);
  if (!VISIBLE.test(text) || [...text].length > LONGEST_MESSAGE)
    throw refused('BAD_MESSAGE', { most: LONGEST_MESSAGE });
  return { text };
}

/** The public part of a message: an allow-list. */
export function saidOf({ audience, n, at, speaker, saying }: ChatRecord): ChatMessage {
  return { audience, n, at, speaker, saying };
}

function cleanText(text: string): string {
  return text.normalize('NFC').replace(GAPS, ' ').replace(REMOVED, '$1').replace(PILED_UP, '$1').trim();
}
