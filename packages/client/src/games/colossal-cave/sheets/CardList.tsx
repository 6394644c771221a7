import type { CardId } from '@lantern/games/colossal-cave/board';
import { CardSmall, cardLabel, cardName } from '../cards/faces';
import { t } from '../strings';
import styles from './Read.module.css';

export interface Entry {
  card: CardId;
  note?: string;
}

export interface CardListProps {
  entries: readonly Entry[];
  none: string;
  /** Opens a card; without it the list is read-only. */
  onRead?(card: CardId): void;
}

/** A list of cards; a tap opens one. */
export function CardList({ entries, none, onRead }: CardListProps) {
  if (entries.length === 0) return <p className={styles.none}>{none}</p>;
  return (
    <ul className={styles.list}>
      {entries.map(({ card, note }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is only read
        <li key={`${card}-${at}`}>
          <button
            type="button"
            className={styles.entry}
            aria-label={t().sheets.openSheet(t().noted(cardLabel(card), note))}
            disabled={!onRead}
            onClick={() => onRead?.(card)}
          >
            <CardSmall card={card} />
            <span>
              {cardName(card)}
              {note && <small>{note}</small>}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
