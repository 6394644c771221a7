import type { Odds } from '@lantern/games/crystal-wars/board';
import { t } from '../strings';
import styles from './sheets.module.css';

const TWO_DICE_RESULTS = 36;
const PARTS = ['win', 'tie', 'lose'] as const;

/** The exact chance, as a bar of thirty-six parts and as a number. */
export function Chance({ odds }: { odds: Odds }) {
  const { fights } = t();
  return (
    <figure>
      <div className={styles.chanceBar} aria-hidden="true">
        {PARTS.filter((part) => odds[part] > 0).map((part) => (
          <span key={part} data-part={part} style={{ flexGrow: odds[part] }} />
        ))}
      </div>
      <figcaption>
        {PARTS.map((part) => (
          <span key={part} data-part={part}>
            <b>{fights.odds[part]}</b> {fights.of(odds[part], TWO_DICE_RESULTS)}
            <small> · {percent(odds[part], TWO_DICE_RESULTS)}</small>
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

/** "58 %" */
export function percent(part: number, all: number): string {
  return `${Math.round((100 * part) / all)}\u00a0%`;
}
