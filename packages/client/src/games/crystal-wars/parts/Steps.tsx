import type { TurnStep } from '@lantern/games/crystal-wars/state';
import type { View } from '@lantern/games/crystal-wars/view';
import { STEP_NAMES } from '../words';
import styles from './parts.module.css';

const STEPS = Object.keys(STEP_NAMES) as TurnStep[];

/** The seven steps of a turn; during the setup, what is placed. */
export function Steps({ view }: { view: View }) {
  const tasks = ['freeVillage', 'mountain', 'village'] as const;
  const setup = view.setup !== null;
  const names: Readonly<Record<string, string>> = setup
    ? { freeVillage: 'free villages', mountain: 'mountains', village: 'villages' }
    : STEP_NAMES;
  const all: readonly string[] = setup ? tasks : STEPS;
  const now = view.question && view.question.kind !== 'casualty' ? 'event' : view.step;
  const at = all.indexOf(now);
  return (
    <ol className={styles.steps} aria-label={setup ? 'Steps of the setup' : 'Steps of the turn'}>
      {all.map((step, index) => (
        <li
          key={step}
          data-state={view.result ? 'later' : index < at ? 'done' : index === at ? 'now' : 'later'}
          aria-current={index === at && !view.result ? 'step' : undefined}
        >
          {names[step]}
        </li>
      ))}
    </ol>
  );
}
