import { useDeviceStrings } from '../../i18n/device/useDeviceStrings';
import { useStrings } from '../../i18n/strings';
import { Icon } from '../../ui/Icon';
import styles from './HomeScreenSteps.module.css';

/** The two taps that put Lantern on the home screen of an iPhone or iPad, and how to move a seat there. */
export function HomeScreenSteps() {
  const { install } = useDeviceStrings();
  const { open } = useStrings().hosting.handOver;
  return (
    <>
      <ol className={styles.steps}>
        <li>
          <Icon name="share" size={28} />
          {install.share}
        </li>
        <li>
          <Icon name="addToHome" size={28} />
          {install.add}
        </li>
      </ol>
      <p className={styles.seat}>{install.seat(open)}</p>
    </>
  );
}
