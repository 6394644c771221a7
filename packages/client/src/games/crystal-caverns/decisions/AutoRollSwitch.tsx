import { changeSettings, useSettings } from '../../../state/settings';
import { t } from '../strings';
import styles from './Roll.module.css';

/** Whether rolls without a decision are made automatically on this device. */
export function AutoRollSwitch() {
  const { autoRoll } = useSettings();
  return (
    <button
      type="button"
      role="switch"
      aria-checked={autoRoll}
      className={styles.auto}
      onClick={() => changeSettings({ autoRoll: !autoRoll })}
    >
      <span className={styles.track} aria-hidden="true" />
      {t().roll.byItself}
    </button>
  );
}
