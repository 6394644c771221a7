import { type CardId, isTreasure, nameOf, type View } from '@lantern/games/colossal-cave/board';
import type { Seat } from '@lantern/protocol/seat';
import type { MatchScore } from '../../../match/end/gameEnd';
import { cardName } from '../cards/faces';
import { CardPicture } from '../cards/pictures';
import { playerAt } from '../targets';
import styles from './score.module.css';
import { t } from './strings';

const MAX_PICTURES = 2;
const SAFES = [0, 1, 2];

/** Returns the safes and the carried cards of each player: winners first, then by full safes, then by carried treasures. */
export function score(view: View): MatchScore {
  const { safes, carried, total, inWords } = t();
  const safe = (seat: Seat) => playerAt(view, seat).deposited;
  const held = (seat: Seat) => playerAt(view, seat).inv.filter(isTreasure).length;
  const wins = (seat: Seat) => Number(view.result?.winners.includes(seat) ?? false);
  const order = [...view.seats].sort(
    (a, b) => wins(b) - wins(a) || safe(b).length - safe(a).length || held(b) - held(a) || Number(a) - Number(b),
  );
  return {
    parts: [safes, carried],
    total,
    rows: order.map((seat) => ({
      seat,
      values: [<Safes key="safes" of={safe(seat)} />, <Carried key="carried" of={playerAt(view, seat).inv} />],
      total: `${safe(seat).length}/3`,
    })),
    inWords: (seat) => inWords(safe(seat).length),
  };
}

function Safes({ of }: { of: readonly CardId[] }) {
  return (
    <span className={styles.cards}>
      {SAFES.map((place) => (
        <Thumb key={place} card={of[place]} />
      ))}
      <span className="unseen">{t().treasures(of.map(cardName))}</span>
    </span>
  );
}

/** The carried cards, treasures first. */
function Carried({ of }: { of: readonly CardId[] }) {
  const cards = [...of].sort((a, b) => Number(isTreasure(b)) - Number(isTreasure(a)));
  return (
    <span className={styles.cards}>
      {cards.slice(0, MAX_PICTURES).map((card) => (
        <Thumb key={card} card={card} />
      ))}
      {cards.length > MAX_PICTURES && <span aria-hidden="true">{t().more(cards.length - MAX_PICTURES)}</span>}
      <span className="unseen">{cards.length > 0 ? cards.map(cardName).join(', ') : t().nothing}</span>
    </span>
  );
}

/** A card as a small picture, or an empty safe. */
function Thumb({ card }: { card: CardId | undefined }) {
  return (
    <span className={styles.thumb} data-empty={!card || undefined} title={card && cardName(card)}>
      {card && <CardPicture name={nameOf(card)} />}
    </span>
  );
}
