import { percent } from '../sentences';
import { t } from '../strings';
import styles from './OddsBar.module.css';

export interface Odd {
  words: string;
  chance: number;
  look: 'none' | 'some' | 'all' | 'bad';
}

/** Too narrow for words: the share of the bar from which on they fit. */
const ROOM_FOR_WORDS = 0.16;

/** What may come of a roll: shares of a bar, each with its words and its chance. */
export function OddsBar({ odds }: { odds: readonly Odd[] }) {
  const shown = odds.filter(({ chance }) => chance > 0.0005);
  return (
    <ul className={styles.odds} aria-label={t().chances}>
      {shown.map(({ words, chance, look }) => (
        <li key={words} data-look={look} style={{ flexGrow: Math.max(chance, 0.09) }}>
          <b>{percent(chance)}</b>
          <span className={chance < ROOM_FOR_WORDS && shown.length > 2 ? styles.tight : undefined}>{words}</span>
        </li>
      ))}
    </ul>
  );
}
