import type { Seat } from '@lantern/protocol/seat';
import { t } from '../../i18n/strings';
import { rem } from '../rem';
import styles from './SeatMark.module.css';

/** The outline of each seat's symbol on a 24 by 24 field; `signs` of the dictionary names them. */
const shapes = [
  'M12 2.500a9.500 9.500 0 1 1 0 19 9.500 9.500 0 0 1 0-19z',
  'M5 3.500h14A1.500 1.500 0 0 1 20.500 5v14a1.500 1.500 0 0 1-1.500 1.500H5A1.500 1.500 0 0 1 3.500 19V5A1.500 1.500 0 0 1 5 3.500z',
  'M12 2.200c.6 0 1.100.3 1.400.8l9 15.800c.6 1.100-.1 2.400-1.400 2.400H3c-1.300 0-2-1.300-1.400-2.400l9-15.800c.3-.5.8-.8 1.400-.8z',
  'M12 1.500 22.500 12 12 22.500 1.500 12z',
  'M7 3h10l5.500 9L17 21H7L1.500 12z',
] as const;

/** The colour of the pieces of a seat in a game, which its token has during the match. */
export type TokenColour = 'red' | 'blue' | 'green' | 'yellow' | 'black';

const letters = 'ABCDE';

/** Returns the letter of a seat's symbol, for people who want letters on colours. */
export const seatLetter = (seat: Seat): string => letters[Number(seat)] ?? '';

/**
 * Returns the name of a seat's symbol: colour and shape.
 * @param colour replaces the seat's own, for pieces with a colour
 */
export function seatSign(seat: Seat, colour?: TokenColour): string {
  const { signs, sign, token } = t().common;
  return (colour ? token(colour, Number(seat)) : signs[Number(seat)]) ?? sign;
}

export interface SeatMarkProps {
  seat: Seat;
  size?: number;
  /** Draws only the outline, for a free seat. */
  empty?: boolean;
}

/** The symbol of a seat: its shape in its colour, with a letter for people who want letters on colours. */
export function SeatMark({ seat, size = 24, empty }: SeatMarkProps) {
  const shape = shapes[Number(seat)] ?? shapes[0];
  return (
    <svg
      viewBox="0 0 24 24"
      width={rem(size)}
      height={rem(size)}
      className={styles.mark}
      aria-hidden="true"
      data-seat={seat}
    >
      <path d={shape} className={empty ? styles.outline : styles.fill} />
      {!empty && (
        <text x="12" y={seat === '2' ? 18 : 16.5} textAnchor="middle" className={styles.letter}>
          {seatLetter(seat)}
        </text>
      )}
    </svg>
  );
}
