import type { TurnStep, View } from '@lantern/games/crystal-wars/board';
import { t } from '../strings';
import styles from './Status.module.css';

const STEPS: readonly TurnStep[] = ['production', 'starvation', 'movement', 'combat', 'event', 'creation', 'spoilage'];

/** The seven steps of a turn; during the setup, what is placed. */
export function Steps({ view }: { view: View }) {
  const tasks = ['freeVillage', 'mountain', 'village'] as const;
  const setup = view.setup !== null;
  const { status } = t();
  const names: Readonly<Record<string, string>> = setup ? status.setupSteps : status.steps;
  const all: readonly string[] = setup ? tasks : STEPS;
  const now = view.question && view.question.kind !== 'casualty' ? 'event' : view.step;
  const at = all.indexOf(now);
  return (
    <ol className={styles.steps} aria-label={setup ? status.stepsOfSetup : status.stepsOfTurn}>
      {all.map((step, index) => (
        <li
          key={step}
          data-state={view.result ? 'later' : index < at ? 'done' : index === at ? 'now' : 'later'}
          aria-current={index === at && !view.result ? 'step' : undefined}
        >
          <span>{names[step]}</span>
        </li>
      ))}
    </ol>
  );
}
