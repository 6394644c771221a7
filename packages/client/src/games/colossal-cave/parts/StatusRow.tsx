import type { View } from '@lantern/games/colossal-cave/board';
import { Glyph } from '../../../art/Glyph';
import { t } from '../strings';
import { roundOf } from '../targets';
import styles from './StatusRow.module.css';

const STEPS = ['draw', 'move', 'play', 'limit'] as const;

/** The steps of the turn, where it stands, and the round. Told to screen readers in the text form of the board. */
export function StatusRow({ view }: { view: View }) {
  const now = STEPS.indexOf(view.turn.step);
  const { roundLimit } = view.options;
  const { steps, round } = t().status;
  return (
    <div className={styles.row} aria-hidden="true">
      <ol className={styles.steps}>
        {STEPS.map((step, at) => (
          <li key={step} data-state={view.result || at < now ? 'done' : at === now ? 'now' : 'ahead'}>
            <span className={styles.dot}>{at < now && <Glyph name="check" size={10} />}</span>
            <span className={styles.word}>
              {steps[step]}
              {step === 'play' && at === now && view.turn.playsLeft > 1 && ` ×${view.turn.playsLeft}`}
            </span>
          </li>
        ))}
      </ol>
      <span className={styles.round}>
        {round} {roundOf(view)}
        {roundLimit > 0 && `/${roundLimit}`}
      </span>
    </div>
  );
}
