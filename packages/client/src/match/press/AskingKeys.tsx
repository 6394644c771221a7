import { useState } from 'react';
import { useKeyStrings } from '../../i18n/keys/useKeyStrings';
import { changeSettings, useSettings } from '../../state/settings';
import { Button } from '../../ui/Button';
import { TextField } from '../../ui/TextField';
import { ALL_QUESTIONS, changeKey, keyOf, type Question } from '../asking/questions';
import styles from './KeyList.module.css';

export interface AskingKeysProps {
  /** The keys that have another function at the table. */
  taken: readonly string[];
}

/** The keys that ask questions, each in a field that changes it (WCAG 2.1.4). */
export function AskingKeys({ taken }: AskingKeysProps) {
  const say = useKeyStrings();
  // Rendered again when a key changes.
  useSettings();
  const [refused, refuse] = useState<{ question: Question; key: string }>();
  const others = new Set(taken.map((key) => key.toLowerCase()));

  const change = (question: Question, typed: string) => {
    const key = typed.at(-1) ?? '';
    const isTaken = others.has(key.toLowerCase()) || /^\s$/.test(key);
    refuse(isTaken ? { question, key } : undefined);
    if (!isTaken) changeKey(question, key);
  };

  return (
    <div className={styles.asking}>
      <p>{say.changeHelp}</p>
      {ALL_QUESTIONS.map((question) => (
        <TextField
          key={question}
          label={say.asks[question]}
          value={keyOf(question).toUpperCase()}
          onChange={(typed) => change(question, typed)}
          autoComplete="off"
          {...(refused?.question === question && { fault: say.taken(refused.key) })}
        />
      ))}
      <Button onClick={() => changeSettings({ askingKeys: {} })}>{say.usual}</Button>
    </div>
  );
}
