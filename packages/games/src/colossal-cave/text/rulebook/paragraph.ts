import type { Paragraph } from '../../../kit/rulebook';
import type { Options } from '../../options';

/** One paragraph of the rulebook. */
export function paragraph(
  rule: string,
  title: string,
  body: Paragraph<Options>['body'],
  dependsOn: Paragraph<Options>['dependsOn'] = [],
): Paragraph<Options> {
  return { rule, title, body, dependsOn };
}
