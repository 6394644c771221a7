import type { Seat } from '@lantern/protocol/seat';
import { Glyph } from '../../../art/Glyph';
import { Safes } from '../../../art/Safe';
import { SeatToken } from '../../../art/SeatToken';
import { explainable } from '../../../ui/explainable';
import { CardSmall, cardLabel } from '../cards/faces';
import type { BoardContext } from '../context';
import { obstacle } from '../sheets/ReadCard';
import { t } from '../strings';
import { cardsFor, playerAt } from '../targets';
import styles from './OwnStrip.module.css';

/** The viewer's own place: token, safes, and what they carry. */
export function OwnStrip({ context, seat }: { context: BoardContext; seat: Seat }) {
  const { view, names, legal, openSheet } = context;
  const { inv, deposited, dead } = playerAt(view, seat);
  const { own } = t();
  const usable = new Set(cardsFor(legal, 'useItem'));
  const deposits = new Set(cardsFor(legal, 'deposit'));
  const lit = new Set([...usable, ...deposits, ...cardsFor(legal, 'dropItem'), ...cardsFor(legal, 'payToll')]);
  return (
    <section className={styles.strip} aria-label={own.place}>
      <button
        type="button"
        className={styles.self}
        aria-label={own.self(deposited.length, dead)}
        onClick={() => openSheet({ kind: 'player', seat })}
      >
        {dead ? (
          <Glyph name="ghost" size={26} />
        ) : (
          <SeatToken seat={seat} name={names[seat] ?? ''} size={28} bright={inv.includes('brassLantern')} />
        )}
        <span className={styles.safes}>
          <Safes count={deposited.length} label={t().safe(deposited.length)} size={22} />
          <span className={styles.caption}>
            {dead ? own.dead : own.safes}
            {view.closing && ` · ${view.closing.words[seat] ?? 0}/2`}
          </span>
        </span>
      </button>
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
              aria-label={own.carried(cardLabel(card), usable.has(card))}
              onClick={() => openSheet({ kind: 'card', card, from: 'carried' })}
            >
              <CardSmall card={card} />
              {usable.has(card) && <span className={styles.use}>{own.use}</span>}
              {deposits.has(card) && <span className={styles.use}>{own.safe}</span>}
            </button>
          </li>
        ))}
        {inv.length === 0 && <li className={styles.nothing}>{own.nothing}</li>}
      </ul>
      <button
        type="button"
        className={styles.orders}
        aria-label={t().standing.title}
        onClick={() => openSheet({ kind: 'standing' })}
      >
        <Glyph name="shield" size={22} />
      </button>
    </section>
  );
}
