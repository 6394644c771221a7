import { rem } from '../../ui/rem';

export type SuitName = 'clubs' | 'diamonds' | 'hearts' | 'spades';

/** The four suits of playing cards on a field of 24 by 24, distinguished by shape. */
const SHAPES: Readonly<Record<SuitName, string>> = {
  clubs:
    'M12 1.800a4.700 4.700 0 0 1 3.700 7.600 4.700 4.700 0 1 1-2.500 7.300c.2 2.200 1 3.900 2.600 5.500H8.200c1.600-1.600 2.400-3.300 2.600-5.500a4.700 4.700 0 1 1-2.500-7.300A4.700 4.700 0 0 1 12 1.800Z',
  diamonds:
    'M12 1.200C14.200 5.200 17 9 20.300 12 17 15 14.200 18.800 12 22.800 9.800 18.800 7 15 3.700 12 7 9 9.800 5.200 12 1.200Z',
  hearts:
    'M12 22.200C8.400 17.600 1.800 13.700 1.800 8.200c0-3.400 2.400-5.700 5.300-5.700 2.200 0 4 1.200 4.900 3.500.9-2.300 2.700-3.500 4.900-3.500 2.900 0 5.300 2.300 5.300 5.700 0 5.500-6.600 9.400-10.200 14Z',
  spades:
    'M12 1.500c2.900 4.700 9.700 7.600 9.700 12.900 0 2.700-2 4.700-4.500 4.700-1.700 0-3.100-.8-4-2.200.2 2.200 1 3.800 2.500 5.400H8.300c1.500-1.600 2.300-3.200 2.500-5.400-.9 1.400-2.300 2.200-4 2.200-2.500 0-4.500-2-4.500-4.700 0-5.300 6.800-8.200 9.700-12.900Z',
};

/** The outline of a suit, for use inside a larger drawing. */
export function suitPath(suit: SuitName): string {
  return SHAPES[suit];
}

/** A suit in the colour of the surrounding text; screen readers get its name unless it is decorative. */
export function Suit({ suit, size = 20, decorative }: { suit: SuitName; size?: number; decorative?: boolean }) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by its label, or decorative
    <svg
      viewBox="0 0 24 24"
      width={rem(size)}
      height={rem(size)}
      fill="currentColor"
      style={{ flex: 'none' }}
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': suit })}
    >
      <path d={SHAPES[suit]} />
    </svg>
  );
}
