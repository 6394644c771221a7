import { LONGEST_NOTE } from '@lantern/protocol/note';
import { useId, useState } from 'react';
import { useNoteStrings } from '../../i18n/note/useNoteStrings';
import { call } from '../../net/api/call';
import type { OwnSeat } from '../../state/pushWishes';
import { Button } from '../../ui/Button';
import controls from '../../ui/controls.module.css';
import { Sheet } from '../../ui/sheet/Sheet';
import { attempt } from '../connection/attempt';
import { useOwnAnswer } from '../days/useOwnAnswer';
import styles from './NoteSheet.module.css';

/** The viewer's note to themselves. */
export function NoteSheet({ own, onClose }: { own: OwnSeat; onClose(): void }) {
  const say = useNoteStrings();
  const kept = useOwnAnswer('GET /api/rooms/:code/seats/:seat/note', own)?.text;
  const [text, setText] = useState<string>();
  const id = useId();
  const save = async () => {
    if (
      await attempt(() =>
        call('POST /api/rooms/:code/seats/:seat/note', { ...own, key: own.seatKey }, { text: text ?? '' }),
      )
    )
      onClose();
  };
  return (
    <Sheet
      title={say.title}
      onClose={onClose}
      actions={
        <Button look="main" icon="save" disabled={text === undefined || text === kept} onClick={save}>
          {say.save}
        </Button>
      }
    >
      <div className={styles.note}>
        <p id={id}>{say.help}</p>
        <textarea
          className={controls.input}
          aria-label={say.title}
          aria-describedby={id}
          rows={8}
          maxLength={LONGEST_NOTE}
          readOnly={kept === undefined}
          value={text ?? kept ?? ''}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
    </Sheet>
  );
}
