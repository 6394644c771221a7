import type { Speaker } from '@lantern/protocol/chat';
import { useState } from 'react';
import { useChatStrings } from '../i18n/chat/useChatStrings';
import { reportStrings, useReportStrings } from '../i18n/report/useReportStrings';
import { call } from '../net/api/call';
import { idOf } from '../net/room/ChatConnection';
import { attempt } from '../room/connection/attempt';
import type { RoomLink, RoomRole } from '../room/connection/roomHandle';
import { useConnection } from '../state/useConnection';
import { Button } from '../ui/Button';
import { Choice } from '../ui/form/Choice';
import { toast } from '../ui/Toast';
import styles from './ChatSheet.module.css';
import { messageText, spokenName } from './messageText';
import { sameSpeaker } from './readState';

/** The number of messages of a person to choose from. */
const OFFERED_MESSAGES = 10;

/** The choice that reports the name; messages are chosen by their ids. */
const NAME = 'name';

export interface ReportFormProps {
  handle: Pick<RoomRole & RoomLink, 'code' | 'seatKey' | 'chat'>;
  speaker: Speaker;
  /** Called after the report was sent. */
  onSent(): void;
}

/** Reports a message of somebody, or their name, to the operator of the server. */
export function ReportForm({ handle, speaker, onSent }: ReportFormProps) {
  const strings = useReportStrings();
  const chat = useChatStrings();
  const said = useConnection(handle.chat)
    .said.filter((message) => sameSpeaker(message.speaker, speaker))
    .slice(-OFFERED_MESSAGES)
    .reverse();
  const [chosen, setChosen] = useState(() => (said[0] ? idOf(said[0]) : NAME));
  const [busy, setBusy] = useState(false);
  const name = spokenName(speaker, chat);
  const send = async () => {
    const message = said.find((message) => idOf(message) === chosen);
    const body = message ? { message: { audience: message.audience, n: message.n } } : { speaker };
    setBusy(true);
    const sent = await attempt(() =>
      call('POST /api/rooms/:code/report', { code: handle.code, key: handle.seatKey }, body),
    );
    setBusy(false);
    if (!sent) return;
    toast(reportStrings().sent);
    onSent();
  };
  const messages = said.map((message) => ({ value: idOf(message), label: messageText(message.saying, chat) }));
  const names = speaker.name === '' ? [] : [{ value: NAME, label: strings.name(speaker.name) }];
  return (
    <section className={styles.stack} aria-label={strings.title(name)}>
      <p>{strings.help(name)}</p>
      <Choice label={strings.what} value={chosen} values={[...messages, ...names]} onChange={setChosen} />
      <Button look="main" icon="flag" busy={busy} onClick={send}>
        {strings.send}
      </Button>
    </section>
  );
}
