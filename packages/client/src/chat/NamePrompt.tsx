import { type FormEvent, useState } from 'react';
import { useStrings } from '../i18n/strings';
import { Button } from '../ui/Button';
import { NameField } from '../ui/form/NameField';
import styles from './ChatSheet.module.css';

/** Who watches without a name says who they are before anything else: nobody could tell two of them apart. */
export function NamePrompt({ onName }: { onName(name: string): void }) {
  const { room, chat } = useStrings();
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
