import type { GameText, Paragraph } from '@lantern/games/kit/text';
import { useState } from 'react';
import { Sheet } from '../ui/Sheet';
import { TextField } from '../ui/TextField';
import { useWords } from '../words/words';
import styles from './sheets.module.css';

/** The paragraphs in which every one of the words occurs. */
export function findParagraphs(rulebook: readonly Paragraph[], wanted: string): readonly Paragraph[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  return rulebook.filter(({ rule, title, body }) => {
    const all = `${rule} ${title} ${body}`.toLowerCase();
    return words.every((word) => all.includes(word));
  });
}

/** The rules in our words, to search and to read, and to whom the game is owed. */
export function HelpSheet({ text, onClose }: { text: GameText; onClose(): void }) {
  const say = useWords().table.rules;
  const [wanted, setWanted] = useState('');
  const found = findParagraphs(text.rulebook, wanted);
  return (
    <Sheet title={say.title(text.title)} place="side" onClose={onClose}>
      <div className={styles.search}>
        <TextField label={say.search} type="search" value={wanted} onChange={setWanted} enterKeyHint="search" />
      </div>
      <p className="unseen" role="status">
        {wanted && say.found(found.length)}
      </p>
      {found.length === 0 && <p className={styles.soft}>{say.none}</p>}
      <div className={styles.rules}>
        {found.map((paragraph) => (
          <section key={paragraph.rule}>
            <h3>
              {paragraph.title} <small>{paragraph.rule}</small>
            </h3>
            {paragraph.body.split(/\n+/).map((part) => (
              <p key={part}>{part}</p>
            ))}
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
    </Sheet>
  );
}
