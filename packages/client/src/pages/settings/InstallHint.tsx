import { useSyncExternalStore } from 'react';
import { useDeviceStrings } from '../../i18n/device/useDeviceStrings';
import { HomeScreenSteps } from '../../room/notify/HomeScreenSteps';
import { isAppleTouch, isInstalled } from '../../state/device';
import { Button } from '../../ui/Button';
import styles from '../../ui/page.module.css';
import { install, installOffer, onInstallOffer } from '../install';

/** Explains how to put Lantern on the home screen. */
export function InstallHint() {
  const strings = useDeviceStrings().install;
  const { offer } = useSyncExternalStore(onInstallOffer, installOffer);
  if (isInstalled()) return null;
  return (
    <section className={styles.panel} aria-labelledby="install">
      <h2 id="install">{strings.title}</h2>
      <p>{offer ? strings.offered : isAppleTouch() ? strings.twoTaps : strings.byHand}</p>
      {!offer && isAppleTouch() && <HomeScreenSteps />}
      {offer && (
        <Button icon="plus" onClick={() => install()}>
          {strings.install}
        </Button>
      )}
    </section>
  );
}
