import type { GameText, Paragraph } from '@lantern/games/kit/text';
import { useState } from 'react';
import { Sheet } from '../ui/Sheet';
import { TextField } from '../ui/TextField';
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
  const [wanted, setWanted] = useState('');
  const found = findParagraphs(text.rulebook, wanted);
  return (
    <Sheet title={`How to play ${text.title}`} place="side" onClose={onClose}>
      <div className={styles.search}>
        <TextField label="Search the rules" type="search" value={wanted} onChange={setWanted} enterKeyHint="search" />
      </div>
      <p className="unseen" role="status">
        {wanted && `${found.length} paragraphs found`}
      </p>
      {found.length === 0 && <p className={styles.soft}>No rule speaks of that. Try another word.</p>}
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
          <h3>Credits</h3>
          {text.credits.map((credit) => (
            <p key={credit}>{credit}</p>
          ))}
        </section>
      )}
    </Sheet>
  );
}
