import { Link } from 'wouter';
import { useSeatsStrings } from '../../i18n/seats/useSeatsStrings';
import { useSettingsStrings } from '../../i18n/settings/useSettingsStrings';
import { SettingsForm } from '../../ui/form/SettingsForm';
import { PageFrame } from '../../ui/PageFrame';
import styles from '../../ui/page.module.css';
import { InstallHint } from './InstallHint';

export function SettingsPage() {
  const { title } = useSettingsStrings();
  const seats = useSeatsStrings();
  return (
    <PageFrame title={title}>
      <main className={styles.column}>
        <h1>{title}</h1>
        <div className={styles.panel}>
          <SettingsForm />
        </div>
        <Link href="/seats" className={styles.way}>
          {seats.title}
        </Link>
        <InstallHint />
      </main>
    </PageFrame>
  );
}
