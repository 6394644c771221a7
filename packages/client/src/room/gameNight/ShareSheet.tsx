import { useState } from 'react';
import { gameNightStringsIn, useGameNightStrings } from '../../i18n/gameNight/useGameNightStrings';
import { language, t, useLanguage } from '../../i18n/strings';
import { LANGUAGES, type Language, LOCALES } from '../../state/language';
import { Button } from '../../ui/Button';
import { Choice } from '../../ui/form/Choice';
import { Sheet } from '../../ui/sheet/Sheet';
import { toast } from '../../ui/Toast';
import styles from './GameNight.module.css';
import { type Invited, invitationText } from './invitationText';

const languages = (Object.keys(LANGUAGES) as Language[]).map((value) => ({ value, label: LANGUAGES[value] }));

/** The invitation in words, in a language of one's choice, to hand on by the device's own way or to copy. */
export function ShareSheet({ invited, onClose }: { invited: Invited; onClose(): void }) {
  const strings = useGameNightStrings();
  const [chosen, setChosen] = useState<Language>(useLanguage());
  const text = invitationText(invited, chosen);
  return (
    <Sheet
      title={strings.share}
      onClose={onClose}
      actions={
        <Button look="main" icon={'share' in navigator ? 'share' : 'copy'} onClick={() => handOn(text)}>
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

/** Hands a text on by the device's own way, or else copies it. */
async function handOn(text: string): Promise<void> {
  if ('share' in navigator) {
    try {
      return await navigator.share({ text });
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  try {
    await navigator.clipboard.writeText(text);
    toast(gameNightStringsIn(language()).copied);
  } catch {
    toast(t().room.invitation.notCopied, 'refusal');
  }
}
