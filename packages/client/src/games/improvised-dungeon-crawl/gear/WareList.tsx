import { currencyOf, KINDS, type Kind, type Offer } from '@lantern/games/improvised-dungeon-crawl/board';
import { ITEMS } from '../art/items';
import { Picture } from '../art/Picture';
import { Sign } from '../art/Sign';
import type { BoardContext } from '../context';
import { t } from '../strings';
import styles from './WareList.module.css';

export interface WareListProps {
  context: BoardContext;
  offers: readonly Offer[];
  picked: Kind | null;
  onPick(kind: Kind): void;
}

/** All wares: available ones are bright, others dim, each with its price or the reason. */
export function WareList({ context, offers, picked, onPick }: WareListProps) {
  const { gear, items, currencies } = t();
  const currency = currencies[currencyOf(context.view)];
  return (
    <ul className={styles.wares} aria-label={gear.wares}>
      {KINDS.map((kind) => {
        const mine = offers.filter((offer) => offer.kind === kind);
        const best = mine.find(({ refusal }) => !refusal) ?? mine[0];
        if (!best) return null;
        const mark = best.refusal && (gear.marks[best.refusal.code] ?? gear.notNow);
        return (
          <li key={kind}>
            <button
              type="button"
              className={styles.ware}
              data-lit={!mark || undefined}
              data-kind={kind}
              data-about={`ware:${kind}`}
              aria-pressed={picked === kind}
              aria-label={`${items[kind].name}, ${priceWords(mine, currency)}${mark ? `, ${mark}` : ''}`}
              onClick={() => onPick(kind)}
            >
              <Picture drawing={ITEMS[kind]} />
              <span className={styles.name}>{gear.wareNames[kind]}</span>
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
  return t().gear.range(least, most, currency);
}
