import { useLessonStrings } from '../i18n/lesson/useLessonStrings';
import { Button } from '../ui/Button';
import styles from './Coach.module.css';

export interface CoachProps {
  sentence: string;
  /** The sentences of all steps: the coach has the height of the longest one, so that nothing moves between steps. */
  all: readonly string[];
  /** The number of the step, starting at 1, and the number of all steps. */
  at: number;
  steps: number;
  /** The lesson waits for the learner. */
  waits: boolean;
  /** The number of other moves tried in this step. */
  missed: number;
  onLeave(): void;
}

/** The line that says what to do, and why. */
export function Coach({ sentence, all, at, steps, waits, missed, onLeave }: CoachProps) {
  const say = useLessonStrings();
  return (
    <section className={styles.coach} aria-label={say.coach} data-coach>
      <div className={styles.said}>
        <div role="status">
          <p key={`${at} ${missed}`} className={missed > 0 ? styles.nods : undefined} data-waits={waits}>
            {missed > 0 && <span className="unseen">{say.other} </span>}
            {sentence}
          </p>
        </div>
        {all.map((one) => (
          <p key={one} className={styles.measure} aria-hidden="true">
            {one}
          </p>
        ))}
      </div>
      <div className={styles.side}>
        <Button look="quiet" icon="close" iconOnly onClick={onLeave}>
          {say.leave}
        </Button>
        <p className={styles.count}>
          <span aria-hidden="true">{say.short(at, steps)}</span>
          <span className="unseen">{say.progress(at, steps)}</span>
        </p>
      </div>
    </section>
  );
}
