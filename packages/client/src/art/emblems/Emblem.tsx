import { basePath } from '../../state/basePath';
import styles from './Emblem.module.css';

/**
 * The picture of a game in the catalogue. Fills its box; decorative, since the title is shown beside it. The pictures
 * are separate files, which neither enlarge nor delay the program.
 */
export function Emblem({ game }: { game: string }) {
  return <img className={styles.emblem} src={`${basePath}/emblems/${game}.svg`} alt="" />;
}
