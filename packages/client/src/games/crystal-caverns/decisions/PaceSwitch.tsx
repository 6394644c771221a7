import { usePace } from '../pace';
import { t } from '../strings';
import styles from './Roll.module.css';

/** Whether dice that leave nothing to decide roll by themselves on this device, and how fast. */
export function PaceSwitch() {
  const [{ auto, speed }, change] = usePace();
  const { roll } = t();
  return (
    <div className={styles.pace}>
      <button
        type="button"
        role="switch"
        aria-checked={auto}
        className={styles.auto}
        onClick={() => change({ auto: !auto })}
      >
        <span className={styles.track} aria-hidden="true" />
        {roll.byItself}
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: two buttons of which one is pressed */}
      <span className={styles.speed} role="group" aria-label={roll.howFast}>
        {(['slow', 'fast'] as const).map((one) => (
          <button key={one} type="button" aria-pressed={speed === one} onClick={() => change({ speed: one })}>
            {roll[one]}
          </button>
        ))}
      </span>
    </div>
  );
}
