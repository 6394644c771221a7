import type { ChatContent, Speaker } from '@lantern/protocol/chat';
import { LONGEST_MESSAGE, phrases } from '@lantern/protocol/chat';
import type { RoomView } from '@lantern/protocol/rooms';
import { type FormEvent, useState } from 'react';
import { useChatStrings } from '../i18n/chat/useChatStrings';
import { Button } from '../ui/Button';
import { TextField } from '../ui/TextField';
import styles from './ChatSheet.module.css';
import { Reactions } from './Reactions';
import { among } from './readState';

export interface ComposerProps {
  room: RoomView;
  me: Speaker;
  /** @returns whether the message was sent */
  onSay(saying: ChatContent): Promise<boolean>;
}

/** The quick phrases and the input line of the chat. */
export function Composer({ room, me, onSay }: ComposerProps) {
  const strings = useChatStrings();
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const { watchers, muted } = room.talk;

  const say = async (saying: ChatContent): Promise<boolean> => {
    setBusy(true);
    const said = await onSay(saying);
    setBusy(false);
    return said;
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || text.trim() === '') return;
    if (await say({ text })) setText('');
  };

  if (among(muted, me)) return <p className={styles.note}>{strings.silenced}</p>;
  return (
    <div className={styles.composer}>
      <Reactions onReact={(reaction) => say({ reaction })} />
      <ul className={styles.phrases} aria-label={strings.quick}>
        {phrases.map((phrase) => (
          <li key={phrase}>
            <Button busy={busy} onClick={() => say({ phrase })}>
              {strings.phrases[phrase]}
            </Button>
          </li>
        ))}
      </ul>
      <form className={styles.line} onSubmit={send}>
        <TextField
          label={strings.field}
          value={text}
          maxLength={LONGEST_MESSAGE}
          autoComplete="off"
          enterKeyHint="send"
          onChange={setText}
        />
        <Button look="main" icon="send" iconOnly type="submit" busy={busy} disabled={text.trim() === ''}>
          {strings.send}
        </Button>
      </form>
      {watchers === 'apart' && (
        <p className={styles.note}>{me.seat === null ? strings.onlyWatchers : strings.watchersRead}</p>
      )}
    </div>
  );
}
