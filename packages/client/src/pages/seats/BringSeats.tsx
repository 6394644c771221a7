import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { seatsStrings, useSeatsStrings } from '../../i18n/seats/useSeatsStrings';
import { call } from '../../net/api/call';
import { sentenceOf } from '../../net/api/failure';
import { addHeldRooms } from '../../room/keepSeat/heldRooms';
import { Button } from '../../ui/Button';
import { CodeField } from '../../ui/CodeField';
import { toast } from '../../ui/Toast';
import { copyTokenIn } from './copyToken';
import styles from './SeatsPage.module.css';

/** Copies the seats of another device to this one, by the code shown there. No request is sent before a tap. */
export function BringSeats({ given }: { given: string }) {
  const { title, copy, bring } = useSeatsStrings();
  const [, go] = useLocation();
  const [text, setText] = useState(given);
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const take = async (event: FormEvent) => {
    event.preventDefault();
    const token = copyTokenIn(text);
    if (!token) return setFault(bring.badCode);
    setBusy(true);
    try {
      const added = addHeldRooms((await call('POST /api/seat-copies/take', { key: token })).rooms);
      toast(added > 0 ? seatsStrings().bring.here(added) : seatsStrings().bring.before);
      go('/');
    } catch (error) {
      setBusy(false);
      setFault(sentenceOf(error));
    }
  };
  return (
    <form className={styles.part} onSubmit={take}>
      <p>{bring.help(title, copy.title)}</p>
      <CodeField
        label={bring.code}
        value={text}
        {...(fault !== undefined && { fault })}
        onChange={(value) => {
          setText(value);
          setFault(undefined);
        }}
      />
      <Button type="submit" look={given ? 'main' : 'plain'} busy={busy}>
        {bring.take}
      </Button>
    </form>
  );
}
