import { HERO_CLASSES, RACES } from '@lantern/games/improvised-dungeon-crawl/board';
import { Portrait } from '../art/Portrait';
import { t } from '../strings';
import styles from './Ranks.module.css';

/** For players without a face card: the heroes that the face cards make. */
export function Ranks() {
  return (
    <ul className={styles.ranks}>
      {HERO_CLASSES.map((heroClass, index) => (
        <li key={heroClass}>
          <Portrait heroClass={heroClass} race={RACES[index] ?? 'human'} className={styles.portrait} />
          <b>{t().muster.ranks[index]}</b>
          <span>{t().classes[heroClass]}</span>
        </li>
      ))}
    </ul>
  );
}
