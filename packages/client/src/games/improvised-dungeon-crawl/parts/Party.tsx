import type { DungeonContext } from '../context';
import { t } from '../strings';
import { HeroTile } from './HeroTile';
import styles from './Party.module.css';

/** The sheets of all heroes, side by side. */
export function Party({ context }: { context: DungeonContext }) {
  const { view } = context;
  const seats = view.seats.filter((seat) => view.heroes[seat]);
  return (
    <ul className={styles.party} aria-label={t().heroes} data-count={seats.length}>
      {seats.map((seat) => (
        <li key={seat}>
          <HeroTile context={context} seat={seat} />
        </li>
      ))}
    </ul>
  );
}
