import type { Paragraph } from '../../../kit/text';

/** One paragraph of the rulebook. */
export function paragraph(rule: string, title: string, body: string): Paragraph {
  return { rule, title, body };
}
