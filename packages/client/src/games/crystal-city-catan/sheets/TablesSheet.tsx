import { COSTS } from '@lantern/games/crystal-city-catan/data/costs';
import { EVENTS } from '@lantern/games/crystal-city-catan/data/events';
import type { Bundle } from '@lantern/games/crystal-city-catan/data/resources';
import { EVENT_WORDS } from '@lantern/games/crystal-city-catan/text/names.en';
import { Sheet } from '../../../ui/Sheet';
import { EventDie } from '../parts/Dice';
import { Price } from '../parts/ResourceMark';
import styles from './sheets.module.css';

/** What is built at which price (10.4), and what it needs. */
const PRICES: readonly { name: string; price: Bundle; what: string }[] = [
  { name: 'Road', price: COSTS.roadPip, what: 'for each pip; no larger than the capital' },
  { name: 'Garrison', price: COSTS.garrisonPip, what: 'for each pip; no larger than the capital' },
  { name: 'Starport', price: COSTS.starportPip, what: 'for each pip; smaller than its community' },
  { name: 'Suburb, growth', price: COSTS.communityStep, what: 'for each size; a suburb no larger than its road' },
  { name: 'Hospital', price: COSTS.hospital, what: '+1 point, on a Village or a City' },
  { name: 'Armory', price: COSTS.armory, what: '+2 points, on a City' },
  { name: 'Storehouse', price: COSTS.storehouse, what: 'pays one in each own turn, on a City' },
];

/** Prices and events, to look up. */
export function TablesSheet({ onClose }: { onClose(): void }) {
  return (
    <Sheet title="Prices and events" onClose={onClose}>
      <PriceList />
      <h3>The event die</h3>
      <ul className={styles.rows}>
        {EVENTS.map((event) => (
          <li key={event} className={styles.event}>
            <EventDie event={event} />
            <div>
              <strong>{EVENT_WORDS[event].name}</strong>
              <span>{EVENT_WORDS[event].what}</span>
            </div>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

/** The prices, a line each. */
export function PriceList() {
  return (
    <ul className={styles.prices} aria-label="Prices">
      {PRICES.map(({ name, price, what }) => (
        <li key={name}>
          <strong>{name}</strong>
          <Price bundle={price} size={16} />
          <span>{what}</span>
        </li>
      ))}
    </ul>
  );
}
