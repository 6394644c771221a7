import type { Paragraph } from '../../../kit/rulebook';
import type { FirstPlayer, Options } from '../../options';

export function paragraph(
  rule: string,
  title: string,
  body: Paragraph<Options>['body'],
  dependsOn: Paragraph<Options>['dependsOn'] = [],
): Paragraph<Options> {
  return { rule, title, body, dependsOn };
}

/** The number by which people call the seat that an option names to begin. */
export function seatNumber(first: Exclude<FirstPlayer, 'random'>): number {
  return first === 'host' ? 1 : Number(first.slice('seat:'.length)) + 1;
}
