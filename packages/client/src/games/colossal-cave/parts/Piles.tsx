import { CardSmall, cardName } from '../cards/faces';
import type { BoardContext } from '../context';
import { t } from '../strings';
import { may } from '../targets';
import styles from './Piles.module.css';

/** The draw pile and the open discard pile, lying on the bare rock of the map. */
export function Piles({ context }: { context: BoardContext }) {
  const { view, legal, act, openSheet } = context;
  const top = view.discard.at(-1);
  const { map } = t();
  const drawing = may(legal, 'draw') ? 'draw' : may(legal, 'drawExtra') ? 'drawExtra' : undefined;
  return (
    <div className={styles.piles}>
      <button
        type="button"
        className={styles.pile}
        data-lit={drawing !== undefined}
        aria-label={map.drawPile(view.drawCount, drawing !== undefined)}
        onClick={() => (drawing ? void act(drawing) : openSheet({ kind: 'discard' }))}
      >
        <span className={styles.back} data-empty={view.drawCount === 0} />
        <b>{view.drawCount}</b>
      </button>
      <button
        type="button"
        className={styles.pile}
        data-about={top && `card:${top}`}
        aria-label={map.discardPile(view.discard.length, top && cardName(top))}
        onClick={() => openSheet({ kind: 'discard' })}
      >
        <span className={styles.top}>{top ? <CardSmall card={top} /> : <span className={styles.hole} />}</span>
        <b>{view.discard.length}</b>
      </button>
    </div>
  );
}
