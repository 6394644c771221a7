import type { CardId } from '@lantern/games/colossal-cave/board';
import { CardSmall, cardLabel, cardName } from '../cards/faces';
import { t } from '../strings';
import styles from './Tray.module.css';

export interface CardButtonProps {
  card: CardId;
  /** What a tap does with the card, e.g. "Drop". */
  deed: string;
  chosen?: boolean;
  /** What is written under the name. */
  note?: string;
  onClick(): void;
}

/** A legal choice that is a card: its picture, its name, and what choosing it does. */
export function CardButton({ card, deed, chosen, note, onClick }: CardButtonProps) {
  return (
    <button
      type="button"
      className={styles.cardButton}
      data-lit="true"
      aria-pressed={chosen}
      aria-label={t().decisions.deed(deed, t().noted(cardLabel(card), note))}
      onClick={onClick}
    >
      <CardSmall card={card} />
      <span className={styles.cardWords}>
        <b>{cardName(card)}</b>
        <small>{note ?? deed}</small>
      </span>
    </button>
  );
}
