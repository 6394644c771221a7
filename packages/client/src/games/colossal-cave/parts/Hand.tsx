import { type CardId, nameOf } from '@lantern/games/colossal-cave/board';
import type { CSSProperties } from 'react';
import { asks } from '../../../ui/explainable';
import { CardInHand, cardLabel } from '../cards/faces';
import type { TableProps } from '../context';
import { obstacle } from '../sheets/ReadCard';
import { say } from '../strings';
import { cardsFor } from '../targets';
import styles from './Hand.module.css';

/** The names of the cards in hand that can be played or discarded now. Answers have their own sheet. */
function usable({ legal }: TableProps): ReadonlySet<string> {
  return new Set([...cardsFor(legal, 'playCard'), ...cardsFor(legal, 'discardCard')].map(nameOf));
}

function tilt(at: number, of: number): CSSProperties {
  const off = at - (of - 1) / 2;
  return { '--turn': `${off * 1.6}deg`, '--drop': `${off * off * 0.9}px` } as CSSProperties;
}

/** The viewer's hand: a fan of tabs that scrolls sideways; a tap opens a card. */
export function Hand({ table }: { table: TableProps }) {
  const { view, read } = table;
  const names = usable(table);
  const { hand } = view;
  const { own } = say();
  const open = (card: CardId) => read({ kind: 'card', card, from: 'hand' });
  return (
    <section className={styles.hand} aria-label={own.hand(hand.length)}>
      <ul className={styles.fan}>
        {hand.map((card, at) => (
          <li key={card} style={tilt(at, hand.length)}>
            <button
              ref={asks({
                why: () => (names.has(nameOf(card)) ? undefined : obstacle(table, card, 'hand')),
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
