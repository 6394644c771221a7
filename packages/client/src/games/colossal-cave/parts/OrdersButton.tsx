import { Glyph } from '../../../art/Glyph';
import type { BoardContext } from '../context';
import { t } from '../strings';
import styles from './OrdersButton.module.css';

/** Opens the standing orders of the viewer, and the setting whether they are asked about their own move. */
export function OrdersButton({ context: { openSheet } }: { context: BoardContext }) {
  const { title } = t().standing;
  return (
    <button
      type="button"
      className={styles.orders}
      aria-label={title}
      title={title}
      onClick={() => openSheet({ kind: 'standing' })}
    >
      <Glyph name="shield" size={20} />
      <span className={styles.word}>{title}</span>
    </button>
  );
}
