import { basePath } from '../../state/basePath';
import styles from './Emblem.module.css';

/**
 * The picture of a game, drawn for the catalogue. Fills its box; decorative, the title stands beside it. The pictures are
 * files of their own: they cost the program nothing and need not wait for it.
 */
export function Emblem({ game }: { game: string }) {
  return <img className={styles.emblem} src={`${basePath}/emblems/${game}.svg`} alt="" />;
}
