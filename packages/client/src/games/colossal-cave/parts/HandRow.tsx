import type { Seat } from '@lantern/protocol/seat';
import { Glyph } from '../../../art/Glyph';
import type { BoardContext } from '../context';
import { t } from '../strings';
import { Carried } from './Carried';
import { Hand } from './Hand';
import styles from './HandRow.module.css';

/** What the viewer has: what they carry in the open, and the cards in hand. */
export function HandRow({ context, seat }: { context: BoardContext; seat: Seat }) {
  return (
    <div className={styles.box}>
      <div className={styles.row}>
        <Carried context={context} seat={seat} />
        <Hand context={context} />
        <button
          type="button"
          className={styles.orders}
          aria-label={t().standing.title}
          onClick={() => context.openSheet({ kind: 'standing' })}
        >
          <Glyph name="shield" size={22} />
        </button>
      </div>
    </div>
  );
}
