import { type FormEvent, useId, useState } from 'react';
import { adminStrings, useAdminStrings } from '../../i18n/admin/useAdminStrings';
import { call } from '../../net/api/call';
import { sentenceOf } from '../../net/api/failure';
import { Button } from '../../ui/Button';
import page from '../../ui/page.module.css';
import { TextField } from '../../ui/TextField';
import { toast } from '../../ui/Toast';

/** Blocks an address for a time. */
export function BlockPart({ token, onDone }: { token: string; onDone(): Promise<void> }) {
  const { block } = useAdminStrings();
  const id = useId();
  const [address, setAddress] = useState('');
  const [hours, setHours] = useState('24');
  const [fault, setFault] = useState<string>();
  const act = async (event: FormEvent) => {
    event.preventDefault();
    try {
      await call('POST /api/admin/block', { key: token }, { address: address.trim(), hours: Number(hours) });
      toast(adminStrings().done);
      setAddress('');
      await onDone();
    } catch (error) {
      setFault(sentenceOf(error));
    }
  };
  return (
    <section className={page.panel} aria-labelledby={id}>
      <form className={page.prose} onSubmit={act}>
        <h2 id={id}>{block.title}</h2>
        <p>{block.help}</p>
        <TextField
          label={block.address}
          value={address}
          {...(fault !== undefined && { fault })}
          onChange={(text) => {
            setAddress(text);
            setFault(undefined);
          }}
        />
        <TextField label={block.hours} type="number" min={0} max={720} value={hours} onChange={setHours} />
        <Button type="submit" disabled={address.trim() === '' || hours === ''}>
          {block.act}
        </Button>
      </form>
    </section>
  );
}
