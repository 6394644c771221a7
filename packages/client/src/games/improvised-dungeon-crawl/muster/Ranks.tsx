import { HERO_CLASSES, RACES } from '@lantern/games/improvised-dungeon-crawl/data/heroes';
import { CLASS_NAMES } from '@lantern/games/improvised-dungeon-crawl/text/names.en';
import { Portrait } from '../art/Portrait';
import styles from './Ranks.module.css';

/** Which rank makes which hero, in the order of the classes. */
const RANKS = ['Jack', 'Queen', 'King', 'Ace'] as const;

/** For who holds no face card yet: what the face cards would make. */
export function Ranks() {
  return (
    <ul className={styles.ranks}>
      {HERO_CLASSES.map((heroClass, index) => (
        <li key={heroClass}>
          <Portrait heroClass={heroClass} race={RACES[index] ?? 'human'} className={styles.portrait} />
          <b>{RANKS[index]}</b>
          <span>{CLASS_NAMES[heroClass]}</span>
        </li>
      ))}
    </ul>
  );
}
