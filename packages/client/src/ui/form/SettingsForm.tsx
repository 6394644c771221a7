import { useStrings } from '../../i18n/strings';
import { LANGUAGES, type Language } from '../../state/language';
import { changeSettings, useSettings } from '../../state/settings';
import styles from '../page.module.css';
import { Choice } from './Choice';
import { Switch } from './Switch';

/** Every language by its own name, for those who cannot read the present one. */
const languages = (Object.keys(LANGUAGES) as Language[]).map((value) => ({ value, label: LANGUAGES[value] }));

/** The settings themselves; every change counts at once and is kept on this device. */
export function SettingsForm() {
  const words = useStrings().house.settings;
  const { language, theme, sound, vibration, motion, letters } = useSettings();
  return (
    <div className={styles.stack}>
      <Choice
        inline
        label={words.language}
        value={language}
        values={[{ value: 'system', label: words.automatic }, ...languages]}
        onChange={(value) => changeSettings({ language: value })}
      />
      <Choice
        inline
        label={words.light}
        value={theme}
        values={[
          { value: 'system', label: words.automatic },
          { value: 'light', label: words.sunlit },
          { value: 'dark', label: words.lantern },
        ]}
        onChange={(value) => changeSettings({ theme: value })}
      />
      <Choice
        inline
        label={words.motion}
        value={motion}
        values={[
          { value: 'system', label: words.automatic },
          { value: 'less', label: words.less },
          { value: 'full', label: words.full },
        ]}
        onChange={(value) => changeSettings({ motion: value })}
      />
      <Switch
        label={words.sound}
        help={words.soundHelp}
        checked={sound}
        onChange={(on) => changeSettings({ sound: on })}
      />
      {'vibrate' in navigator && (
        <Switch
          label={words.vibration}
          help={words.vibrationHelp}
          checked={vibration}
          onChange={(on) => changeSettings({ vibration: on })}
        />
      )}
      <Switch
        label={words.letters}
        help={words.lettersHelp}
        checked={letters}
        onChange={(on) => changeSettings({ letters: on })}
      />
    </div>
  );
}
