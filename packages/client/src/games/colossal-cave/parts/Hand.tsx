import { type CardId, nameOf } from '@lantern/games/colossal-cave/board';
import type { Seat } from '@lantern/protocol/seat';
import { explainable } from '../../../ui/explainable';
import { CardInHand, cardLabel } from '../cards/faces';
import type { BoardContext } from '../context';
import { isUsable, obstacle } from '../deeds';
import { stepsOfSeat } from '../distances';
import { t } from '../strings';
import { cardsFor } from '../targets';
import { noteOf } from './cardNote';
import styles from './Hand.module.css';

/** The names of the cards in hand that can be played or discarded now. Answers have their own sheet. */
function usable({ legal }: BoardContext): ReadonlySet<string> {
  return new Set([...cardsFor(legal, 'playCard'), ...cardsFor(legal, 'discardCard')].map(nameOf));
}

/** The viewer's hand: upright cards side by side, which scroll sideways if they do not fit. A tap opens a card. */
export function Hand({ context, seat }: { context: BoardContext; seat: Seat }) {
  const { view, sheet, openSheet } = context;
  const names = usable(context);
  const { hand } = view;
  const { own, noted } = t();
  const steps = stepsOfSeat(view, seat);
  const open = (card: CardId) =>
    openSheet({ kind: isUsable(context, card, 'hand') ? 'deeds' : 'card', card, from: 'hand' });
  return (
    <section className={styles.hand} aria-label={own.hand(hand.length)}>
      <ul className={styles.cards}>
        {hand.map((card) => {
          const note = noteOf(steps, card);
          const isLit = names.has(nameOf(card));
          return (
            <li key={card}>
              <button
                ref={explainable({ why: () => (isLit ? undefined : obstacle(context, card, 'hand')), rule: 'R5.2' })}
                type="button"
                className={styles.card}
                data-lit={isLit}
                data-chosen={sheet !== null && 'card' in sheet && sheet.card === card ? true : undefined}
                data-about={`card:${card}`}
                aria-expanded={isLit ? sheet?.kind === 'deeds' && sheet.card === card : undefined}
                aria-label={own.inHand(noted(cardLabel(card), note.said), isLit)}
                onClick={() => open(card)}
              >
                <CardInHand card={card} note={note.seen} />
              </button>
            </li>
          );
        })}
      </ul>
      {hand.length === 0 && <p className={styles.empty}>{own.emptyHand}</p>}
    </section>
  );
}
