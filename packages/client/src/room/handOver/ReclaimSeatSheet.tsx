import { type FormEvent, useState } from 'react';
import { useHandOverStrings } from '../../i18n/handOver/useHandOverStrings';
import { useStrings } from '../../i18n/strings';
import { Button } from '../../ui/Button';
import { CodeField } from '../../ui/CodeField';
import { Sheet } from '../../ui/sheet/Sheet';
import { toast } from '../../ui/Toast';
import type { RoomActs } from '../connection/roomHandle';
import styles from '../invitation/Invitation.module.css';
import { typedCodeIn } from '../seats/handOverCode';

/** Moves a seat here from another device of the same person, with the code shown there. */
export function ReclaimSeatSheet({ handle, onClose }: { handle: RoomActs; onClose(): void }) {
  const { open } = useStrings().hosting.handOver;
  const { here, comeBack: strings } = useHandOverStrings();
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const take = async (event: FormEvent) => {
    event.preventDefault();
    const typed = typedCodeIn(text);
    if (!typed) return setFault(strings.badCode);
    setBusy(true);
    const refused = await handle.act.takeOver(typed);
    setBusy(false);
    if (refused !== undefined) return setFault(refused);
    toast(here);
    onClose();
  };
  return (
    <Sheet title={strings.title} onClose={onClose}>
      <form className={styles.invitation} onSubmit={take}>
        <p>{strings.help(open)}</p>
        <CodeField
          label={strings.code}
          value={text}
          fault={fault}
          onChange={(value) => {
            setText(value);
            setFault(undefined);
          }}
        />
        <Button type="submit" look="main" busy={busy}>
          {strings.take}
        </Button>
        <p className={styles.soft}>{strings.lost}</p>
      </form>
    </Sheet>
  );
}
