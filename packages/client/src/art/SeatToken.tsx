import type { Seat } from '@lantern/protocol/seat';
import { rem } from '../ui/rem';
import { seatLetter } from '../ui/seat/SeatMark';
import styles from './SeatToken.module.css';

/** Outlines of the seats' signs on a 24 × 24 field: circle, square, triangle, diamond. */
const OUTLINES = [
  'M12 2.500a9.500 9.500 0 1 1 0 19 9.500 9.500 0 0 1 0-19Z',
  'M5.500 3.500h13a2 2 0 0 1 2 2v13a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-13a2 2 0 0 1 2-2Z',
  'M10.300 3.300a2 2 0 0 1 3.400 0l8.600 15a2 2 0 0 1-1.700 3H3.400a2 2 0 0 1-1.700-3l8.600-15Z',
  'M10.500 1.900a2 2 0 0 1 3 0l8.600 8.600a2 2 0 0 1 0 3l-8.600 8.600a2 2 0 0 1-3 0l-8.600-8.600a2 2 0 0 1 0-3l8.600-8.600Z',
];

/**
 * Returns the initials on the tokens of a table. Each is the first letter of the seat's name that no earlier seat uses. A
 * seat whose letters are all taken gets its number, counted from 1.
 */
export function tokenInitials(names: Readonly<Record<Seat, string>>): Record<Seat, string> {
  const initials: Record<Seat, string> = {};
  for (const seat of Object.keys(names).sort()) {
    const taken = Object.values(initials);
    const letters = [...(names[seat] ?? '').toUpperCase()].filter((letter) => /[\p{L}\p{N}\p{S}]/u.test(letter));
    initials[seat] = letters.find((letter) => !taken.includes(letter)) ?? String(Number(seat) + 1);
  }
  return initials;
}

interface TokenShapeProps {
  seat: Seat;
  /** The letter on the token, see `tokenInitials`. */
  initial: string | undefined;
  size: number;
  bright?: boolean;
}

/** A seat's token drawn into an SVG whose units are pixels, its centre at 0, 0. `size` is its height in units. */
export function TokenShape({ seat, initial, size, bright }: TokenShapeProps) {
  const outline = OUTLINES[Number(seat)] ?? OUTLINES[0];
  return (
    <g className={styles.token} data-seat={seat} transform={`scale(${size / 24}) translate(-12 -12)`}>
      {bright && <circle cx="12" cy="12" r="15" className={styles.ring} />}
      <path d={outline} className={styles.depth} transform="translate(0 2)" />
      <path d={outline} className={styles.face} />
      <path d={outline} className={styles.shine} transform="translate(12 12) scale(.78) translate(-12 -12.500)" />
      <text x="12" y={seat === '2' ? 18.5 : 16.6} textAnchor="middle" className={styles.initial}>
        {initial}
      </text>
      <text x="12" y={seat === '2' ? 18.5 : 16.6} textAnchor="middle" className={styles.letter}>
        {seatLetter(seat)}
      </text>
    </g>
  );
}

/** A separate token of a seat. Decorative: the name is shown beside it. */
export function SeatToken({ seat, initial, size = 24, bright }: Omit<TokenShapeProps, 'size'> & { size?: number }) {
  return (
    <svg viewBox="-14 -14 28 28" width={rem(size)} height={rem(size)} className={styles.alone} aria-hidden="true">
      <TokenShape seat={seat} initial={initial} size={24} bright={bright} />
    </svg>
  );
}
