import type { Seat } from '@lantern/protocol/seat';
import { explainable } from '../../../ui/explainable';
import { CardSmall, cardLabel } from '../cards/faces';
import type { BoardContext } from '../context';
import { isUsable, obstacle } from '../deeds';
import { t } from '../strings';
import { cardsFor, playerAt } from '../targets';
import styles from './Carried.module.css';

/** The viewer's carried cards, which everybody sees; takes no space if there are none. */
export function Carried({ context, seat }: { context: BoardContext; seat: Seat }) {
  const { view, legal, sheet, openSheet } = context;
  const { inv } = playerAt(view, seat);
  const { own } = t();
  const usable = new Set(cardsFor(legal, 'useItem'));
  const deposits = new Set(cardsFor(legal, 'deposit'));
  const lit = new Set([...usable, ...deposits, ...cardsFor(legal, 'dropItem'), ...cardsFor(legal, 'payToll')]);
  if (inv.length === 0) return null;
  return (
    <ul className={styles.carried} aria-label={own.carry}>
      {inv.map((card) => (
        <li key={card}>
          <button
            ref={explainable({
              why: () => (lit.has(card) ? undefined : obstacle(context, card, 'carried')),
              rule: 'R7.1',
            })}
            type="button"
            className={styles.card}
            data-lit={lit.has(card)}
            data-about={`card:${card}`}
            aria-expanded={
              isUsable(context, card, 'carried') ? sheet?.kind === 'deeds' && sheet.card === card : undefined
            }
            aria-label={own.carried(cardLabel(card), usable.has(card))}
            onClick={() =>
              openSheet({ kind: isUsable(context, card, 'carried') ? 'deeds' : 'card', card, from: 'carried' })
            }
          >
            <CardSmall card={card} />
            {usable.has(card) && <span className={styles.use}>{own.use}</span>}
            {deposits.has(card) && <span className={styles.use}>{own.safe}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}
