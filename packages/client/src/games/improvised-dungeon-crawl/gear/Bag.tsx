import type { Item } from '@lantern/games/improvised-dungeon-crawl/board';
import { ITEMS } from '../art/items';
import { Picture } from '../art/Picture';
import { Sign } from '../art/Sign';
import { itemName } from '../names';
import { t } from '../strings';
import styles from './Bag.module.css';

export interface BagProps {
  bag: readonly Item[];
  label: string;
  picked: string | null;
  onPick(id: string): void;
}

/** The items of a hero: those in use have a brass ring, damaged armour a crack. */
export function Bag({ bag, label, picked, onPick }: BagProps) {
  if (bag.length === 0) return <p className={styles.empty}>{t().gear.empty}</p>;
  return (
    <ul className={styles.bag} aria-label={label}>
      {[...bag]
        .sort((a, b) => Number(b.inUse) - Number(a.inUse))
        .map((item) => (
          <li key={item.id}>
            <button
              type="button"
              className={styles.item}
              data-used={item.inUse || undefined}
              aria-pressed={picked === item.id}
              aria-label={`${itemName(item)}${item.inUse ? `, ${t().gear.inUse}` : ''}`}
              onClick={() => onPick(item.id)}
            >
              <Picture drawing={ITEMS[item.kind]} />
              {item.kind === 'potion' && <b>{item.value}</b>}
              {item.damaged && (
                <span className={styles.cracked}>
                  <Sign name="cross" size={13} />
                </span>
              )}
            </button>
          </li>
        ))}
    </ul>
  );
}
