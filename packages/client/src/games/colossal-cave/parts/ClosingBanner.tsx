import { Glyph } from '../../../art/Glyph';
import type { BoardContext } from '../context';
import { t } from '../strings';
import styles from './ClosingBanner.module.css';

/** The Cave Is Closing (R15): when it ends, and how many magic words the viewer has spent on it. */
export function ClosingBanner({ context }: { context: BoardContext }) {
  const { view, seat } = context;
  if (!view.closing) return null;
  const { words, endsAtTurn } = view.closing;
  const { closing, turnsLeft, yourWords } = t().status;
  const turns = endsAtTurn === null ? null : Math.max(0, endsAtTurn - view.turnNo);
  const left = turns === null ? '' : turnsLeft(turns);
  return (
    <p className={styles.banner} data-closing>
      <Glyph name="padlock" size={15} />
      <span>
        <b>{closing}</b>
        <span>{left}</span>
      </span>
      {seat !== null && (
        <span className={styles.count}>
          <Glyph name="words" size={15} />
          <span className={styles.words}>{yourWords}</span>
          <span>{words[seat] ?? 0}/2</span>
        </span>
      )}
    </p>
  );
}
