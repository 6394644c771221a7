import { KINDS, type Kind } from '@lantern/games/improvised-dungeon-crawl/data/equipment';
import { currencyOf, type Offer } from '@lantern/games/improvised-dungeon-crawl/rules/buying';
import { ITEM_WORDS } from '@lantern/games/improvised-dungeon-crawl/text/names.en';
import { ITEMS } from '../art/items';
import { Picture } from '../art/Picture';
import { Sign } from '../art/Sign';
import type { BoardTable } from '../table';
import styles from './Shelf.module.css';
import { SHELF_NAMES } from './wares';

export interface ShelfProps {
  table: BoardTable;
  offers: readonly Offer[];
  picked: Kind | null;
  onPick(kind: Kind): void;
}

/** Why a ware stays on the shelf, as a mark; the words stand below when it is tapped. */
const MARKS: Readonly<Record<string, string>> = {
  CLASS_LIMIT: 'not for you',
  ONE_PER_HERO: 'you have one',
  NO_EFFECT: 'no use',
  OUT_OF_STOCK: 'sold out',
  TOO_EXPENSIVE: 'too dear',
};

/** All wares at once: bright what can be bought, dim what cannot, each with its price or the reason. */
export function Shelf({ table, offers, picked, onPick }: ShelfProps) {
  const currency = currencyOf(table.view) === 'rp' ? 'RP' : 'LP';
  return (
    <ul className={styles.shelf} aria-label="Wares">
      {KINDS.map((kind) => {
        const mine = offers.filter((offer) => offer.kind === kind);
        const best = mine.find(({ refusal }) => !refusal) ?? mine[0];
        if (!best) return null;
        const mark = best.refusal && (MARKS[best.refusal.code] ?? 'not now');
        return (
          <li key={kind}>
            <button
              type="button"
              className={styles.ware}
              data-lit={!mark || undefined}
              data-kind={kind}
              aria-pressed={picked === kind}
              aria-label={`${ITEM_WORDS[kind].name}, ${priceWords(mine, currency)}${mark ? `, ${mark}` : ''}`}
              onClick={() => onPick(kind)}
            >
              <Picture drawing={ITEMS[kind]} />
              <span className={styles.name}>{SHELF_NAMES[kind]}</span>
              <span className={styles.price}>
                {mark ? <em>{mark}</em> : null}
                <b>
                  <Sign name="coin" size={12} />
                  {kind === 'potion' ? `${mine[0]?.price}+` : best.price}
                </b>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function priceWords(offers: readonly Offer[], currency: string): string {
  const prices = offers.map(({ price }) => price);
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  return least === most ? `${least} ${currency}` : `${least} to ${most} ${currency}`;
}
