import { type CardId, nameOf } from '@lantern/games/colossal-cave/board';
import type { CSSProperties } from 'react';
import { explainable } from '../../../ui/explainable';
import { CardInHand, cardLabel } from '../cards/faces';
import type { BoardContext } from '../context';
import { isUsable, obstacle } from '../deeds';
import { t } from '../strings';
import { cardsFor } from '../targets';
import styles from './Hand.module.css';

/** The names of the cards in hand that can be played or discarded now. Answers have their own sheet. */
function usable({ legal }: BoardContext): ReadonlySet<string> {
  return new Set([...cardsFor(legal, 'playCard'), ...cardsFor(legal, 'discardCard')].map(nameOf));
}

/** How a card leans: the more there are, the less, so that none reaches over the next one's name. */
function tilt(at: number, of: number): CSSProperties {
  const off = at - (of - 1) / 2;
  return { '--turn': `${off * Math.min(1.6, 4.5 / of)}deg`, '--drop': `${off * off * 0.9}px` } as CSSProperties;
}

/** The viewer's hand: a fan of tabs that scrolls sideways; a tap opens a card. */
export function Hand({ context }: { context: BoardContext }) {
  const { view, openSheet } = context;
  const names = usable(context);
  const { hand } = view;
  const { own } = t();
  const open = (card: CardId) =>
    openSheet({ kind: isUsable(context, card, 'hand') ? 'deeds' : 'card', card, from: 'hand' });
  return (
    <section className={styles.hand} aria-label={own.hand(hand.length)}>
      <ul className={styles.fan}>
        {hand.map((card, at) => (
          <li key={card} style={tilt(at, hand.length)}>
            <button
              ref={explainable({
                why: () => (names.has(nameOf(card)) ? undefined : obstacle(context, card, 'hand')),
                rule: 'R5.2',
              })}
              type="button"
              className={styles.card}
              data-lit={names.has(nameOf(card))}
              data-about={`card:${card}`}
              aria-label={own.inHand(cardLabel(card), names.has(nameOf(card)))}
              onClick={() => open(card)}
            >
              <CardInHand card={card} />
            </button>
          </li>
        ))}
      </ul>
      {hand.length === 0 && <p className={styles.empty}>{own.emptyHand}</p>}
    </section>
  );
}
