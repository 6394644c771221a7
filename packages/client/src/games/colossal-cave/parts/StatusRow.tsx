import type { View } from '@lantern/games/colossal-cave/board';
import { Glyph } from '../../../art/Glyph';
import { t } from '../strings';
import { roundOf } from '../targets';
import styles from './StatusRow.module.css';

const STEPS = ['draw', 'move', 'play', 'limit'] as const;

/** The steps of the turn with the current one, and the round. */
export function StatusRow({ view }: { view: View }) {
  const now = STEPS.indexOf(view.turn.step);
  const { roundLimit } = view.options;
  const { steps, ofTurn, round } = t().status;
  return (
    <div className={styles.row}>
      <ol className={styles.steps} aria-label={ofTurn}>
        {STEPS.map((step, at) => (
          <li
            key={step}
            data-state={view.result || at < now ? 'done' : at === now ? 'now' : 'ahead'}
            aria-current={at === now && !view.result ? 'step' : undefined}
          >
            <span className={styles.dot}>{at < now && <Glyph name="check" size={10} />}</span>
            <span className={styles.word}>
              <span>{steps[step]}</span>
              {step === 'play' && at === now && view.turn.playsLeft > 1 && <span>{` ×${view.turn.playsLeft}`}</span>}
            </span>
          </li>
        ))}
      </ol>
      <span className={styles.round}>{`${round} ${roundOf(view)}${roundLimit > 0 ? `/${roundLimit}` : ''}`}</span>
    </div>
  );
}
