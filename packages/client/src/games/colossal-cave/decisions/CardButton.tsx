import type { CardId } from '@lantern/games/colossal-cave/board';
import { CardInHand, cardLabel } from '../cards/faces';
import { t } from '../strings';
import styles from './Tray.module.css';

export interface CardButtonProps {
  card: CardId;
  /** The effect of a tap on the card, e.g. "Drop". */
  deed: string;
  /** The effect in a word or two, shown instead of the deed. */
  effect?: string | undefined;
  /** The full effect, for screen readers and as a tooltip. */
  note?: string;
  onClick(): void;
}

/** A button for a legal choice of a card, with its effect. */
export function CardButton({ card, deed, effect, note, onClick }: CardButtonProps) {
  return (
    <button
      type="button"
      className={styles.cardButton}
      data-lit="true"
      data-about={`card:${card}`}
      aria-label={t().decisions.deed(deed, t().noted(cardLabel(card), note))}
      title={note}
      onClick={onClick}
    >
      <CardInHand card={card} />
      <span className={styles.deed}>{effect ?? deed}</span>
    </button>
  );
}
