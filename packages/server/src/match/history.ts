import type { Audience } from '@lantern/protocol/seat';
import type { WireLogEntry } from './api';
import { audienceKey } from './audience';
import { type KeptEntry, mayHear, wireEntry } from './boardgameWire';

/** Number of log entries that each audience can read. */
export const LOG_LENGTH = 50;

/** A log entry and, for each audience that may see it, its number in that audience's log and the version before it. */
interface Row {
  entry: KeptEntry;
  places: Record<string, readonly [number: number, version: number]>;
}

/**
 * The newest entries of a match's log. The log of each audience is counted separately, so that hidden moves push
 * nothing out of it. Entries are keyed by number instead of listed, so that patches stay small.
 */
export interface History {
  /** Number of the oldest entry. */
  first: number;
  /** Number of the next entry. */
  next: number;
  rows: Record<number, Row>;
  /** Number of entries sent to each audience so far. */
  heard: Record<string, number>;
}

export function newHistory(): History {
  return { first: 1, next: 1, rows: {}, heard: {} };
}

/**
 * Adds entries to a history.
 * @param versions version of each audience's view before the change
 */
export function recorded(
  history: History,
  entries: readonly KeptEntry[],
  audiences: readonly Audience[],
  versions: Readonly<Record<string, number>>,
): History {
  const rows = { ...history.rows };
  const heard = { ...history.heard };
  let next = history.next;
  for (const entry of entries) {
    const places: Row['places'] = {};
    for (const audience of audiences.filter((audience) => mayHear(entry, audience))) {
      const key = audienceKey(audience);
      heard[key] = (heard[key] ?? 0) + 1;
      places[key] = [heard[key], versions[key] ?? 0];
    }
    rows[next++] = { entry, places };
  }
  let { first } = history;
  while (first < next && !isKept(rows[first], heard)) delete rows[first++];
  return { first, next, rows, heard };
}

/** Whether the entry is still within any audience's log. */
function isKept(row: Row | undefined, heard: History['heard']): boolean {
  return Object.entries(row?.places ?? {}).some(([key, [place]]) => place > (heard[key] ?? 0) - LOG_LENGTH);
}

/**
 * The newest entries, projected for an audience, oldest first.
 * @param after returns only entries after that number
 */
export function logFor(history: History, audience: Audience, after = 0): WireLogEntry[] {
  const key = audienceKey(audience);
  const oldest = Math.max(after, (history.heard[key] ?? 0) - LOG_LENGTH);
  const log: WireLogEntry[] = [];
  for (let number = history.next - 1; number >= history.first; number--) {
    const row = history.rows[number];
    const place = row?.places[key];
    if (!row || !place) continue;
    if (place[0] <= oldest) break;
    log.push(wireEntry(row.entry, audience, place[1]));
  }
  return log.reverse();
}
