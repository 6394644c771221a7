import type { Colour, Monster } from '@lantern/games/crystal-caverns/board';

/** The scales of an Imp, a Brute and a Horror, which also differ in their parts. */
export const SCALES = { 1: 0.72, 2: 0.86, 3: 1 } as const;

/**
 * Returns the colours of the Dragon's parts: its large crystal is the body, the medium one the head, each small one a
 * wing. Without a large or a medium crystal the largest one lends its colour; a wing without a crystal is `undefined`.
 */
export function crystalsOfDragon({ pieces }: Pick<Monster, 'pieces'>): {
  left: Colour | undefined;
  right: Colour | undefined;
  body: Colour;
  head: Colour;
} {
  const [left, right] = pieces.filter(({ size }) => size === 1);
  const largest = [...pieces].sort((a, b) => b.size - a.size)[0];
  const of = (wanted: 2 | 3) => (pieces.find(({ size }) => size === wanted) ?? largest)?.colour ?? 'black';
  return { left: left?.colour, right: right?.colour, body: of(3), head: of(2) };
}
