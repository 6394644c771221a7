import { percent } from '../sentences';
import { t } from '../strings';
import styles from './OddsBar.module.css';

export interface Odd {
  words: string;
  chance: number;
  look: 'none' | 'some' | 'all' | 'bad';
}

/** The possible results of a roll: sections of a bar, each with its label and its chance. */
export function OddsBar({ odds }: { odds: readonly Odd[] }) {
  const shown = odds.filter(({ chance }) => chance > 0.0005);
  return (
    <ul className={styles.odds} aria-label={t().chances}>
      {shown.map(({ words, chance, look }) => (
        <li key={words} data-look={look} style={{ flexGrow: Math.max(chance, 0.09) }}>
          <b>{percent(chance)}</b>
          <span>{words}</span>
        </li>
      ))}
    </ul>
  );
}
