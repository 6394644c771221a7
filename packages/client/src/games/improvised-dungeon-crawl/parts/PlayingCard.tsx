import { type Card, classOf, isFace, raceOf, rankOf, suitOf } from '@lantern/games/improvised-dungeon-crawl/board';
import { Suit } from '../../../art/cards/Suit';
import { Portrait } from '../art/Portrait';
import styles from './PlayingCard.module.css';
import { SUIT_NAMES } from './suits';

/** A card of the hero deck: a face card shows its hero. Decorative. */
export function PlayingCard({ card, note }: { card: Card; note?: string }) {
  const suit = SUIT_NAMES[suitOf(card)];
  return (
    <span className={styles.card} data-red={suit === 'hearts' || suit === 'diamonds' || undefined} aria-hidden="true">
      <span className={styles.index}>
        {rankOf(card)}
        <Suit suit={suit} size={12} decorative />
      </span>
      <span className={styles.middle}>
        {isFace(card) ? (
          <Portrait heroClass={classOf(card)} race={raceOf(card)} className={styles.portrait} />
        ) : (
          <Suit suit={suit} size={30} decorative />
        )}
      </span>
      {note && <span className={styles.note}>{note}</span>}
    </span>
  );
}

/** A card face down. Decorative. */
export function CardBack({ face }: { face?: boolean }) {
  return <span className={styles.back} data-face={face || undefined} aria-hidden="true" />;
}
