import { type FormEvent, useState } from 'react';
import { useChatStrings } from '../i18n/chat/useChatStrings';
import { useStrings } from '../i18n/strings';
import { Button } from '../ui/Button';
import { NameField } from '../ui/form/NameField';
import styles from './ChatSheet.module.css';

/** Asks spectators for a name before they can write: without names nobody could tell them apart. */
export function NamePrompt({ onName }: { onName(name: string): void }) {
  const { room } = useStrings();
  const chat = useChatStrings();
  const [name, setName] = useState('');
  const wanted = name.trim();
  const introduce = (event: FormEvent) => {
    event.preventDefault();
    if (wanted !== '') onName(wanted);
  };
  return (
    <form className={styles.composer} onSubmit={introduce}>
      <p className={styles.note}>{room.seats.nameless}</p>
      <NameField value={name} enterKeyHint="done" onChange={setName} />
      <Button look="main" type="submit" disabled={wanted === ''}>
        {chat.introduce}
      </Button>
    </form>
  );
}
