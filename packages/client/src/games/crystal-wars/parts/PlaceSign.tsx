import { rem } from '../../../ui/rem';
import armyStyles from '../pieces/army.module.css';
import type { Army } from '../pieces/Figures';
import styles from './Standing.module.css';

/** The smallest icons of countable possessions: a hut, a tower, houses, a banner. */
export const PLACE_SIGNS = {
  village: 'M-6 6V0L0-6 6 0V6z',
  city: 'M-5 7V-7H-2V-4H-1V-7H1V-4H2V-7H5V7z',
  block: 'M-7 7V-1H-3V-7H2V-3H7V7z',
  unit: 'M-5 7V-7L6-4-3-1V7z',
} as const;

/** An icon within text, in the colour of its army. It is decorative: the text names the same thing. */
export function PlaceSign({ of, army, size }: { of: keyof typeof PLACE_SIGNS; army: Army; size: number }) {
  return (
    <svg
      viewBox="-8.500 -9 17 18"
      height={rem(size)}
      className={`${armyStyles.army} ${styles.sign}`}
      data-army={army}
      aria-hidden="true"
    >
      <path d={PLACE_SIGNS[of]} />
    </svg>
  );
}
