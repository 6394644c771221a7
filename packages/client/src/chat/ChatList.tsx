import type { ChatMessage } from '@lantern/protocol/chat';
import { useEffect, useRef } from 'react';
import { useLanguage, useStrings } from '../i18n/strings';
import { idOf } from '../net/room/ChatConnection';
import { LOCALES } from '../state/language';
import { Icon } from '../ui/Icon';
import { SeatMark } from '../ui/seat/SeatMark';
import styles from './ChatSheet.module.css';
import { nameOf, wordsOf } from './messageText';
import { sameSpeaker } from './readState';
import type { Chat } from './useChat';

/** What was said, the newest at the lower end and in sight. */
export function ChatList({ talk: { said, me } }: { talk: Chat }) {
  const words = useStrings().talk;
  const list = useRef<HTMLOListElement>(null);
  const last = said.at(-1);
  useEffect(() => {
    if (last) list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [last]);
  if (said.length === 0) return <p className={styles.note}>{words.empty}</p>;
  return (
    <ol className={styles.list} ref={list} aria-label={words.said}>
      {said.map((one) => (
        <Remark key={idOf(one)} remark={one} mine={sameSpeaker(one.speaker, me)} />
      ))}
    </ol>
  );
}

function Remark({ remark, mine }: { remark: ChatMessage; mine: boolean }) {
  const words = useStrings().talk;
  const locale = LOCALES[useLanguage()];
  const { speaker, saying, at, audience } = remark;
  const time = new Date(at).toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' });
  return (
    <li className={`${styles.remark} ${mine ? styles.mine : ''}`}>
      <p className={styles.who}>
        {speaker.seat === null ? <Icon name="eye" size={16} /> : <SeatMark seat={speaker.seat} size={16} />}
        <b dir="auto">{mine ? words.you : nameOf(speaker, words)}</b>
        {speaker.seat === null && <span className="unseen">{words.watches}</span>}
        <time dateTime={new Date(at).toISOString()}>{time}</time>
        {audience === 'watchers' && <span>{words.amongWatchers}</span>}
      </p>
      <p className={styles.words} dir="auto">
        {wordsOf(saying, words)}
      </p>
    </li>
  );
}
