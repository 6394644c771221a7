import { type Bundle, COSTS, EVENTS } from '@lantern/games/crystal-city-catan/board';
import { Sheet } from '../../../ui/sheet/Sheet';
import { EventDie } from '../parts/Dice';
import { Price } from '../parts/ResourceMark';
import { t } from '../strings';
import type { Strings } from '../strings.en';
import styles from './sheets.module.css';

/** The builds with their prices (10.4) and requirements. */
export const PRICES: readonly { key: keyof Strings['tables']['rows']; price: Bundle }[] = [
  { key: 'road', price: COSTS.roadPip },
  { key: 'garrison', price: COSTS.garrisonPip },
  { key: 'starport', price: COSTS.starportPip },
  { key: 'community', price: COSTS.communityStep },
  { key: 'hospital', price: COSTS.hospital },
  { key: 'armory', price: COSTS.armory },
  { key: 'storehouse', price: COSTS.storehouse },
];

/** A reference of prices and events. */
export function TablesSheet({ onClose }: { onClose(): void }) {
  const { events, tables } = t();
  return (
    <Sheet title={tables.title} onClose={onClose}>
      <PriceList />
      <h3>{tables.eventDie}</h3>
      <ul className={styles.rows}>
        {EVENTS.map((event) => (
          <li key={event} className={styles.event}>
            <EventDie event={event} />
            <div>
              <strong>{events[event].name}</strong>
              <span>{events[event].what}</span>
            </div>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

/** The prices, one per line. */
export function PriceList() {
  const { prices, rows } = t().tables;
  return (
    <ul className={styles.prices} aria-label={prices}>
      {PRICES.map(({ key, price }) => (
        <li key={key}>
          <strong>{rows[key].name}</strong>
          <Price bundle={price} size={16} />
          <span>{rows[key].what}</span>
        </li>
      ))}
    </ul>
  );
}
