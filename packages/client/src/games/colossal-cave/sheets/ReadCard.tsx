import { Glyph } from '../../../art/Glyph';
import { Sheet } from '../../../ui/sheet/Sheet';
import { CardRead, cardName } from '../cards/faces';
import type { BoardContext, OpenSheet } from '../context';
import { obstacle } from '../deeds';
import { t } from '../strings';
import styles from './Read.module.css';

/** A large, readable card, and the reason why no action with it is possible now. */
export function ReadCard({ context, sheet }: { context: BoardContext; sheet: Extract<OpenSheet, { kind: 'card' }> }) {
  const { card, from } = sheet;
  const why = from === 'elsewhere' ? undefined : obstacle(context, card, from)?.sentence;
  return (
    <Sheet title={cardName(card)} onClose={() => context.openSheet(null)}>
      <div className={styles.reading}>
        <CardRead card={card} />
        {context.pending && <p className={styles.why}>{t().onItsWay}</p>}
        {why && !context.pending && (
          <p className={styles.why}>
            <Glyph name="padlock" size={18} />
            {why}
          </p>
        )}
      </div>
    </Sheet>
  );
}
