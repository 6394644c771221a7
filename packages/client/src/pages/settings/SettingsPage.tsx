import { useStrings } from '../../i18n/strings';
import { SettingsForm } from '../../ui/form/SettingsForm';
import { PageFrame } from '../../ui/PageFrame';
import styles from '../../ui/page.module.css';
import { InstallHint } from './InstallHint';

/** How Lantern looks and sounds on this device. */
export function SettingsPage() {
  const { title } = useStrings().app.settings;
  return (
    <PageFrame title={title}>
      <main className={styles.column}>
        <h1>{title}</h1>
        <div className={styles.panel}>
          <SettingsForm />
        </div>
        <InstallHint />
      </main>
    </PageFrame>
  );
}
