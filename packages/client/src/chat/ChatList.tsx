import type { ChatMessage } from '@lantern/protocol/chat';
import { useEffect, useRef } from 'react';
import { useLanguage, useStrings } from '../i18n/strings';
import { idOf } from '../net/room/ChatConnection';
import { LOCALES } from '../state/language';
import { Icon } from '../ui/Icon';
import { SeatMark } from '../ui/seat/SeatMark';
import styles from './ChatSheet.module.css';
import { speakerName } from './messageText';
import { sameSpeaker } from './readState';
import { Said } from './Said';
import type { Chat } from './useChat';

/** What was said, the newest at the lower end and in sight. */
export function ChatList({ talk: { said, me } }: { talk: Chat }) {
  const strings = useStrings().chat;
  const list = useRef<HTMLOListElement>(null);
  const last = said.at(-1);
  useEffect(() => {
    if (last) list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [last]);
  if (said.length === 0) return <p className={styles.note}>{strings.empty}</p>;
  return (
    <ol className={styles.list} ref={list} aria-label={strings.said}>
      {said.map((one) => (
        <ChatLine key={idOf(one)} remark={one} mine={sameSpeaker(one.speaker, me)} />
      ))}
    </ol>
  );
}

function ChatLine({ remark, mine }: { remark: ChatMessage; mine: boolean }) {
  const strings = useStrings().chat;
  const locale = LOCALES[useLanguage()];
  const { speaker, saying, at, audience } = remark;
  const time = new Date(at).toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' });
  return (
    <li className={`${styles.remark} ${mine ? styles.mine : ''}`}>
      <p className={styles.who}>
        {speaker.seat === null ? <Icon name="eye" size={16} /> : <SeatMark seat={speaker.seat} size={16} />}
        <b dir="auto">{mine ? strings.you : speakerName(speaker, strings)}</b>
        {speaker.seat === null && <span className="unseen">{strings.watches}</span>}
        <time dateTime={new Date(at).toISOString()}>{time}</time>
        {audience === 'watchers' && <span>{strings.amongWatchers}</span>}
      </p>
      <p className={styles.words}>
        <Said saying={saying} />
      </p>
    </li>
  );
}
