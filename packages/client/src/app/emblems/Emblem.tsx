import colossalCave from './colossal-cave.svg';
import crystalCityCatan from './crystal-city-catan.svg';
import styles from './Emblem.module.css';

/** Pictures drawn for the shelf, one a game. Files of their own: a picture must not wait for the program. */
const pictures: Readonly<Record<string, string>> = {
  'colossal-cave': colossalCave,
  'crystal-city-catan': crystalCityCatan,
};

/** The picture of a game; the lantern for one without. Fills its box; decorative, the title stands beside it. */
export function Emblem({ game }: { game: string }) {
  const picture = Object.hasOwn(pictures, game) ? pictures[game] : undefined;
  return picture ? (
    <img className={styles.emblem} src={picture} alt="" />
  ) : (
    <img className={styles.spare} src="/lantern.svg" alt="" />
  );
}
