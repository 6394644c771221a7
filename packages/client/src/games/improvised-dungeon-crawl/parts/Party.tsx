import type { TableProps } from '../context';
import { say } from '../strings';
import { HeroTile } from './HeroTile';
import styles from './Party.module.css';

/** The sheets of all heroes, side by side. */
export function Party({ table }: { table: TableProps }) {
  const { view } = table;
  const seats = view.seats.filter((seat) => view.heroes[seat]);
  return (
    <ul className={styles.party} aria-label={say().heroes} data-count={seats.length}>
      {seats.map((seat) => (
        <li key={seat}>
          <HeroTile table={table} seat={seat} />
        </li>
      ))}
    </ul>
  );
}
