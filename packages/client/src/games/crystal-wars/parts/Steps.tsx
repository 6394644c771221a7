import type { TurnStep, View } from '@lantern/games/crystal-wars/board';
import { t } from '../strings';
import { useFirstTimes } from './firstTimes';
import styles from './Status.module.css';

const STEPS: readonly TurnStep[] = ['production', 'starvation', 'movement', 'combat', 'event', 'creation', 'spoilage'];

/** The number of matches for which the next step is named. */
const GUIDED_MATCHES = 3;

/** The seven steps of a turn; during the setup, what is placed. */
export function Steps({ view }: { view: View }) {
  const tasks = ['freeVillage', 'mountain', 'village'] as const;
  const setup = view.setup !== null;
  const { status } = t();
  const names: Readonly<Record<string, string>> = setup ? status.setupSteps : status.steps;
  const all: readonly string[] = setup ? tasks : STEPS;
  const now = view.question && view.question.kind !== 'casualty' ? 'event' : view.step;
  const at = all.indexOf(now);
  // In a narrow bar only the current step is named; newcomers also see the name of the next one.
  const next = useFirstTimes('steps', GUIDED_MATCHES) ? at + 1 : -1;
  return (
    <ol className={styles.steps} aria-label={setup ? status.stepsOfSetup : status.stepsOfTurn}>
      {all.map((step, index) => (
        <li
          key={step}
          data-state={view.result ? 'later' : index < at ? 'done' : index === at ? 'now' : 'later'}
          data-next={index === next || undefined}
          aria-current={index === at && !view.result ? 'step' : undefined}
        >
          <span>{names[step]}</span>
        </li>
      ))}
    </ol>
  );
}
