import { Choice } from '../ui/Choice';
import { Switch } from '../ui/Switch';
import { Frame } from './Frame';
import styles from './page.module.css';
import { changeSettings, useSettings } from './settings';

/** How Lantern looks and sounds on this device. */
export function SettingsPage() {
  return (
    <Frame title="Settings">
      <main className={styles.column}>
        <h1>Settings</h1>
        <div className={styles.panel}>
          <SettingsForm />
        </div>
      </main>
    </Frame>
  );
}

/** The settings themselves; every change counts at once and is kept on this device. */
export function SettingsForm() {
  const { theme, sound, motion, letters } = useSettings();
  return (
    <div className={styles.stack}>
      <Choice
        inline
        label="Light"
        value={theme}
        values={[
          { value: 'system', label: 'Automatic' },
          { value: 'light', label: 'Sunlit' },
          { value: 'dark', label: 'By lantern' },
        ]}
        onChange={(value) => changeSettings({ theme: value })}
      />
      <Choice
        inline
        label="Motion"
        value={motion}
        values={[
          { value: 'system', label: 'Automatic' },
          { value: 'less', label: 'Less' },
          { value: 'full', label: 'Full' },
        ]}
        onChange={(value) => changeSettings({ motion: value })}
      />
      <Switch
        label="Sound"
        help="Short cues: your turn, a move, a refusal, the end."
        checked={sound}
        onChange={(on) => changeSettings({ sound: on })}
      />
      <Switch
        label="Letters on colours"
        help="Every player's sign carries a letter besides its colour and shape."
        checked={letters}
        onChange={(on) => changeSettings({ letters: on })}
      />
    </div>
  );
}
