import type { Seat } from '@lantern/games/kit/seat';
import { Glyph } from '../../../art/Glyph';
import { Safes } from '../../../art/Safe';
import { SeatToken } from '../../../art/SeatToken';
import { CardSmall, cardLabel } from '../cards/faces';
import { cardsFor, playerAt } from '../model';
import type { TableProps } from '../table';
import styles from './OwnStrip.module.css';

/** The viewer's own place: token, safes, and what they carry. */
export function OwnStrip({ table, seat }: { table: TableProps; seat: Seat }) {
  const { view, names, legal, read } = table;
  const { inv, deposited, dead } = playerAt(view, seat);
  const usable = new Set(cardsFor(legal, 'useItem'));
  const deposits = new Set(cardsFor(legal, 'deposit'));
  const lit = new Set([...usable, ...deposits, ...cardsFor(legal, 'dropItem'), ...cardsFor(legal, 'payToll')]);
  return (
    <section className={styles.strip} aria-label="Your place">
      <button
        type="button"
        className={styles.self}
        aria-label={`You: ${deposited.length} of 3 treasures in the safe${dead ? ', dead until your next turn' : ''}. Show all`}
        onClick={() => read({ kind: 'player', seat })}
      >
        {dead ? (
          <Glyph name="ghost" size={26} />
        ) : (
          <SeatToken seat={seat} name={names[seat] ?? ''} size={28} bright={inv.includes('brassLantern')} />
        )}
        <span className={styles.safes}>
          <Safes count={deposited.length} size={22} />
          <span className={styles.caption}>
            {dead ? 'You are dead' : 'Your safes'}
            {view.closing && ` · ${view.closing.words[seat] ?? 0}/2`}
          </span>
        </span>
      </button>
      <ul className={styles.carried} aria-label="You carry">
        {inv.map((card) => (
          <li key={card}>
            <button
              type="button"
              className={styles.card}
              data-lit={lit.has(card)}
              aria-label={`${cardLabel(card)}, carried${usable.has(card) ? '. Use it' : ''}`}
              onClick={() => read({ kind: 'card', card, from: 'carried' })}
            >
              <CardSmall card={card} />
              {usable.has(card) && <span className={styles.use}>Use</span>}
              {deposits.has(card) && <span className={styles.use}>Safe</span>}
            </button>
          </li>
        ))}
        {inv.length === 0 && <li className={styles.nothing}>You carry nothing</li>}
      </ul>
      <button
        type="button"
        className={styles.orders}
        aria-label="Standing orders"
        onClick={() => read({ kind: 'standing' })}
      >
        <Glyph name="shield" size={22} />
      </button>
    </section>
  );
}
