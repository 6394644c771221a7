import type { Refusal } from '@lantern/protocol/refusal';
import { refusal } from '../../kit/move';

/** Plain words of a player on one line, within bounds; blanks around them do not count. */
export function refuseText(text: string, least: number, most: number, rule: string): Refusal | undefined {
  const words = text.trim();
  const fits = words.length >= least && words.length <= most && !/\p{Cc}/u.test(words);
  return fits ? undefined : refusal('BAD_TEXT', rule, { most });
}
