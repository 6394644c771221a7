import { useState } from 'react';
import { useGameNightStrings } from '../../i18n/gameNight/useGameNightStrings';
import { useLanguage } from '../../i18n/strings';
import { LANGUAGES, type Language, LOCALES } from '../../state/language';
import { Button } from '../../ui/Button';
import { Choice } from '../../ui/form/Choice';
import { share } from '../../ui/handOn';
import { Sheet } from '../../ui/sheet/Sheet';
import styles from './GameNight.module.css';
import { type Invited, invitationText } from './invitationText';

const languages = (Object.keys(LANGUAGES) as Language[]).map((value) => ({ value, label: LANGUAGES[value] }));

/** The text of the invitation in a chosen language, to share or to copy. */
export function ShareSheet({ invited, onClose }: { invited: Invited; onClose(): void }) {
  const strings = useGameNightStrings();
  const [chosen, setChosen] = useState<Language>(useLanguage());
  const text = invitationText(invited, chosen);
  return (
    <Sheet
      title={strings.share}
      onClose={onClose}
      actions={
        <Button
          look="main"
          icon={'share' in navigator ? 'share' : 'copy'}
          onClick={() => share({ text }, strings.copied)}
        >
          {strings.share}
        </Button>
      }
    >
      <Choice<Language>
        inline
        label={strings.shareIn}
        value={chosen}
        values={languages}
        onChange={(value) => setChosen(value)}
      />
      <p className={styles.text} lang={LOCALES[chosen]}>
        {text}
      </p>
    </Sheet>
  );
}
