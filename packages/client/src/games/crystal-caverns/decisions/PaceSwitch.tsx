import { usePace } from '../pace';
import styles from './Roll.module.css';

/** Whether dice that leave nothing to decide roll by themselves on this device, and how fast. */
export function PaceSwitch() {
  const [{ auto, speed }, change] = usePace();
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
        Roll by itself
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: two buttons of which one is pressed */}
      <span className={styles.speed} role="group" aria-label="How fast">
        {(['slow', 'fast'] as const).map((one) => (
          <button key={one} type="button" aria-pressed={speed === one} onClick={() => change({ speed: one })}>
            {one === 'slow' ? 'Slow' : 'Fast'}
          </button>
        ))}
      </span>
    </div>
  );
}
