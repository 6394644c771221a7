import type { View } from '@lantern/games/colossal-cave/view';
import { Glyph } from '../../../art/Glyph';
import { roundOf } from '../model';
import styles from './StatusRow.module.css';

const STEPS = [
  { step: 'draw', word: 'Draw' },
  { step: 'move', word: 'Move' },
  { step: 'play', word: 'Play' },
  { step: 'limit', word: 'Discard' },
] as const;

/** The steps of the turn, where it stands, and the round. Told to screen readers in the text form of the board. */
export function StatusRow({ view }: { view: View }) {
  const now = STEPS.findIndex(({ step }) => step === view.turn.step);
  const { roundLimit } = view.options;
  return (
    <div className={styles.row} aria-hidden="true">
      <ol className={styles.steps}>
        {STEPS.map(({ step, word }, at) => (
          <li key={step} data-state={view.result || at < now ? 'done' : at === now ? 'now' : 'ahead'}>
            <span className={styles.dot}>{at < now && <Glyph name="check" size={10} />}</span>
            {word}
            {step === 'play' && at === now && view.turn.playsLeft > 1 && ` ×${view.turn.playsLeft}`}
          </li>
        ))}
      </ol>
      <span className={styles.round}>
        Round {roundOf(view)}
        {roundLimit > 0 && <small>/{roundLimit}</small>}
      </span>
    </div>
  );
}
