import { useSettingsStrings } from '../../i18n/settings/useSettingsStrings';
import { LANGUAGES, type Language } from '../../state/language';
import { changeSettings, SPEECH, SPEEDS, useSettings } from '../../state/settings';
import styles from '../page.module.css';
import { Choice } from './Choice';
import { Switch } from './Switch';

/** Each language by its own name, for people who cannot read the current one. */
const languages = (Object.keys(LANGUAGES) as Language[]).map((value) => ({ value, label: LANGUAGES[value] }));

/** The form of the settings; every change is applied and stored at once. */
export function SettingsForm() {
  const strings = useSettingsStrings();
  const { language, theme, motion, speed, speech } = useSettings();
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
      <Choice
        inline
        label={strings.speech}
        help={strings.speechHelp}
        value={speech}
        values={SPEECH.map((value) => ({ value, label: strings.speeches[value] }))}
        onChange={(value) => changeSettings({ speech: value })}
      />
      <Switches />
    </div>
  );
}

/** The settings that are either on or off. */
function Switches() {
  const strings = useSettingsStrings();
  const { listens, sound, vibration, letterKeys, letters, autoPass } = useSettings();
  return (
    <>
      <Switch
        label={strings.listens}
        help={strings.listensHelp}
        checked={listens}
        onChange={(on) => changeSettings({ listens: on })}
      />
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
        label={strings.letterKeys}
        help={strings.letterKeysHelp}
        checked={letterKeys}
        onChange={(on) => changeSettings({ letterKeys: on })}
      />
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
