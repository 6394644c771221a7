import { useSyncExternalStore } from 'react';
import { useStrings } from '../../i18n/strings';
import { Button } from '../../ui/Button';
import styles from '../../ui/page.module.css';
import { install, installOffer, isInstalled, onInstallOffer } from '../install';

/** How Lantern gets a place of its own on the home screen. */
export function InstallHint() {
  const strings = useStrings().install;
  const { offer } = useSyncExternalStore(onInstallOffer, installOffer);
  if (isInstalled()) return null;
  return (
    <section className={styles.panel} aria-labelledby="install">
      <h2 id="install">{strings.title}</h2>
      <p>{offer ? strings.offered : strings.byHand}</p>
      {offer && (
        <Button icon="plus" onClick={() => install()}>
          {strings.install}
        </Button>
      )}
    </section>
  );
}
