import { CLASSES, type Hero } from '@lantern/games/crystal-caverns/board';
import { t } from '../strings';
import styles from './ClassMark.module.css';
import { Sign } from './Sign';

/** The icon and the name of a hero's class. */
export function ClassMark({ hero, size = 14 }: { hero: Hero; size?: number }) {
  if (!hero.colour) return null;
  const { id } = CLASSES[hero.colour];
  return (
    <span className={styles.mark} data-colour={hero.colour} title={t().classes[id]}>
      <Sign name={id} size={size} />
      <span className="unseen">{t().classes[id]}</span>
    </span>
  );
}
