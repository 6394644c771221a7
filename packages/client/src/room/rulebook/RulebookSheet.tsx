import type { GameStrings } from '@lantern/games/kit/strings';
import { useEffect, useRef, useState } from 'react';
import { useStrings } from '../../i18n/strings';
import { Sheet } from '../../ui/sheet/Sheet';
import { TextField } from '../../ui/TextField';
import styles from './RulebookSheet.module.css';
import type { RoomRule } from './roomRules';
import { findParagraphs, Marked, wordsOf } from './ruleSearch';

export interface RulebookSheetProps {
  text: Pick<GameStrings, 'title' | 'credits'>;
  /** The rules as they hold in the room. */
  rulebook: readonly RoomRule[];
  /** The paragraph it opens at. */
  rule?: string | undefined;
  onClose(): void;
}

/** The rules in our words, to search and to read, and to whom the game is owed. */
export function RulebookSheet({ text, rulebook, rule, onClose }: RulebookSheetProps) {
  const say = useStrings().match.rules;
  return (
    <Sheet title={say.title(text.title)} place="side" onClose={onClose}>
      <Rulebook text={text} rulebook={rulebook} rule={rule} />
    </Sheet>
  );
}

function Rulebook({ text, rulebook, rule }: Omit<RulebookSheetProps, 'onClose'>) {
  const say = useStrings().match.rules;
  const [wanted, setWanted] = useState('');
  const opened = useRef<HTMLElement>(null);
  const words = wordsOf(wanted);
  const found = findParagraphs(rulebook, words);
  useEffect(() => {
    opened.current?.scrollIntoView({ block: 'center' });
    opened.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <div className={styles.search}>
        <TextField label={say.search} type="search" value={wanted} onChange={setWanted} enterKeyHint="search" />
      </div>
      <p className="unseen" role="status">
        {wanted && say.found(found.length)}
      </p>
      {found.length === 0 && <p className={styles.soft}>{say.none}</p>}
      <div className={styles.rules}>
        {found.map((paragraph) => (
          <section
            key={paragraph.rule}
            ref={paragraph.rule === rule ? opened : undefined}
            tabIndex={paragraph.rule === rule ? -1 : undefined}
            data-opened={paragraph.rule === rule || undefined}
          >
            <h3>
              <Marked text={paragraph.title} words={words} />{' '}
              <small>
                <Marked text={paragraph.rule} words={words} />
              </small>
            </h3>
            {paragraph.body.split(/\n+/).map((part) => (
              <p key={part}>
                <Marked text={part} words={words} />
              </p>
            ))}
            {paragraph.because.length > 0 && <p className={styles.because}>{say.because(paragraph.because)}</p>}
          </section>
        ))}
      </div>
      {wanted === '' && (
        <section className={styles.credits}>
          <h3>{say.credits}</h3>
          {text.credits.map((credit) => (
            <p key={credit}>{credit}</p>
          ))}
        </section>
      )}
    </>
  );
}
