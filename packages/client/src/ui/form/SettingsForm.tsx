import { useStrings } from '../../i18n/strings';
import { LANGUAGES, type Language } from '../../state/language';
import { changeSettings, SPEEDS, useSettings } from '../../state/settings';
import styles from '../page.module.css';
import { Choice } from './Choice';
import { Switch } from './Switch';

/** Every language by its own name, for those who cannot read the present one. */
const languages = (Object.keys(LANGUAGES) as Language[]).map((value) => ({ value, label: LANGUAGES[value] }));

/** The settings themselves; every change counts at once and is kept on this device. */
export function SettingsForm() {
  const strings = useStrings().app.settings;
  const { language, theme, motion, speed } = useSettings();
  return (
    <div className={styles.stack}>
      <Choice
        inline
        label={strings.language}
        value={language}
        values={[{ value: 'system', label: strings.automatic }, ...languages]}
        onChange={(value) => changeSettings({ language: value })}
      />
      <Choice
        inline
        label={strings.light}
        value={theme}
        values={[
          { value: 'system', label: strings.automatic },
          { value: 'light', label: strings.sunlit },
          { value: 'dark', label: strings.lantern },
        ]}
        onChange={(value) => changeSettings({ theme: value })}
      />
      <Choice
        inline
        label={strings.motion}
        value={motion}
        values={[
          { value: 'system', label: strings.automatic },
          { value: 'less', label: strings.less },
          { value: 'full', label: strings.full },
        ]}
        onChange={(value) => changeSettings({ motion: value })}
      />
      <Choice
        inline
        label={strings.speed}
        help={strings.speedHelp}
        value={speed}
        values={SPEEDS.map((value) => ({ value, label: strings.speeds[value] }))}
        onChange={(value) => changeSettings({ speed: value })}
      />
      <Switches />
    </div>
  );
}

/** What is either on or off. */
function Switches() {
  const strings = useStrings().app.settings;
  const { sound, vibration, letters, autoPass } = useSettings();
  return (
    <>
      <Switch
        label={strings.sound}
        help={strings.soundHelp}
        checked={sound}
        onChange={(on) => changeSettings({ sound: on })}
      />
      {'vibrate' in navigator && (
        <Switch
          label={strings.vibration}
          help={strings.vibrationHelp}
          checked={vibration}
          onChange={(on) => changeSettings({ vibration: on })}
        />
      )}
      <Switch
        label={strings.letters}
        help={strings.lettersHelp}
        checked={letters}
        onChange={(on) => changeSettings({ letters: on })}
      />
      <Switch
        label={strings.autoPass}
        help={strings.autoPassHelp}
        checked={autoPass}
        onChange={(on) => changeSettings({ autoPass: on })}
      />
    </>
  );
}
