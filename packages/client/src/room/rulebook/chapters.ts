import type { Chapters } from '@lantern/games/loadChapters';
import type { RoomRule } from './roomRules';

/** A chapter of a rulebook with its paragraphs that are in force in a room. */
export interface Chapter {
  /** The number of its first paragraph, whether or not that is in force. */
  id: string;
  title: string;
  paragraphs: readonly RoomRule[];
}

/**
 * Returns the chapters of a rulebook in the order of their titles, without empty ones. Paragraphs before the first
 * chapter form a chapter without a title.
 * @param order the numbers of all paragraphs, in the order of the rulebook
 */
export function chaptersOf(rulebook: readonly RoomRule[], order: readonly string[], titles: Chapters): Chapter[] {
  const inForce = new Map(rulebook.map((paragraph) => [paragraph.rule, paragraph]));
  const byFirst = new Map<string, RoomRule[]>();
  let id = order[0] ?? '';
  for (const rule of order) {
    if (rule in titles) id = rule;
    const paragraph = inForce.get(rule);
    if (paragraph) byFirst.set(id, [...(byFirst.get(id) ?? []), paragraph]);
  }
  const wanted = new Set([...order.slice(0, 1).filter((first) => !(first in titles)), ...Object.keys(titles)]);
  return [...wanted].flatMap((first) => {
    const paragraphs = byFirst.get(first);
    return paragraphs ? [{ id: first, title: titles[first] ?? '', paragraphs }] : [];
  });
}
