import { type FormEvent, useId, useState } from 'react';
import { adminStrings, useAdminStrings } from '../../i18n/admin/useAdminStrings';
import { call } from '../../net/api/call';
import { sentenceOf } from '../../net/api/failure';
import { Button } from '../../ui/Button';
import page from '../../ui/page.module.css';
import { TextField } from '../../ui/TextField';
import { toast } from '../../ui/Toast';

/** Posts an announcement in all rooms. */
export function SayPart({ token, onDone }: { token: string; onDone(): Promise<void> }) {
  const strings = useAdminStrings();
  const id = useId();
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const say = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      const { rooms } = await call('POST /api/admin/say', { key: token }, { text });
      toast(adminStrings().said(rooms));
      setText('');
      await onDone();
    } catch (error) {
      setFault(sentenceOf(error));
    }
    setBusy(false);
  };
  return (
    <section className={page.panel} aria-labelledby={id}>
      <form className={page.prose} onSubmit={say}>
        <h2 id={id}>{strings.sayToAll}</h2>
        <p>{strings.sayHelp}</p>
        <TextField
          label={strings.message}
          value={text}
          {...(fault !== undefined && { fault })}
          onChange={(now) => {
            setText(now);
            setFault(undefined);
          }}
        />
        <Button type="submit" busy={busy} disabled={text.trim() === ''}>
          {strings.say}
        </Button>
      </form>
    </section>
  );
}
