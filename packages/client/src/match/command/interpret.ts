import type { Choice } from '@lantern/games/kit/move';
import { matchingLines, wordsIn } from './matching';
import type { CommandLine } from './moveWords';

/** Maximum number of lines offered at once. */
const MOST_OFFERED = 9;

/** One or more choices offered under a number. */
export interface Offered {
  label: string;
  lines: readonly CommandLine[];
}

/** Numbered choices, and the number of further ones. */
export interface Offer {
  offered: readonly Offered[];
  more: number;
}

export type Meaning =
  | { kind: 'move'; choice: Choice; text: string }
  | ({ kind: 'offer' } & Offer)
  /** No line matches, or the number belongs to no offer. */
  | { kind: 'unknown' | 'number' };

export interface Commands {
  lines: readonly CommandLine[];
  /** The last offer, which numbers refer to. */
  last: Offer | null;
  fillers: ReadonlySet<string>;
}

/** Returns the meaning of a text at a table. A number selects the choices of the last offer that are still possible. */
export function meaningOf(typed: string, { lines, last, fillers }: Commands): Meaning {
  const text = wordsIn(typed).join(' ');
  const isNumber = /^\d+$/.test(text);
  const picked = isNumber ? (last?.offered[Number(text) - 1]?.lines ?? []) : [];
  const found = isNumber
    ? lines.filter((line) => picked.some((other) => other.text === line.text))
    : matchingLines(typed, lines, fillers);
  return found.length === 0 ? { kind: isNumber ? 'number' : 'unknown' } : meant(found);
}

function meant(found: readonly CommandLine[]): Meaning {
  const [only, another] = found;
  if (only && !another) return { kind: 'move', choice: only.choice, text: only.text };
  return { kind: 'offer', ...offerOf(found) };
}

/** Offers numbered choices: each line if there are few, otherwise the moves, otherwise the first lines. */
export function offerOf(lines: readonly CommandLine[]): Offer {
  const byVerb = new Map<string, CommandLine[]>();
  for (const line of lines) byVerb.set(line.verb, [...(byVerb.get(line.verb) ?? []), line]);
  const each = lines.map((line) => ({ label: line.text, lines: [line] }));
  const grouped = [...byVerb].map(([verb, of]) => ({
    label: of.length === 1 ? (of[0]?.text ?? verb) : verb,
    lines: of,
  }));
  const offered = each.length <= MOST_OFFERED || grouped.length === 1 ? each : grouped;
  return { offered: offered.slice(0, MOST_OFFERED), more: Math.max(0, offered.length - MOST_OFFERED) };
}
