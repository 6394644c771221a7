import type { ChatMessage } from '@lantern/protocol/chat';
import { useEffect, useRef } from 'react';
import { useChatStrings } from '../i18n/chat/useChatStrings';
import { useLanguage } from '../i18n/strings';
import { idOf } from '../net/room/ChatConnection';
import { LOCALES } from '../state/language';
import styles from './ChatSheet.module.css';
import { sameSpeaker } from './readState';
import { Said } from './Said';
import { SpeakerName } from './SpeakerName';
import type { Chat } from './useChat';

/** The list of messages, scrolled to the newest one at the bottom. */
export function ChatList({ talk: { said, me } }: { talk: Chat }) {
  const strings = useChatStrings();
  const list = useRef<HTMLOListElement>(null);
  const last = said.at(-1);
  useEffect(() => {
    if (last) list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [last]);
  if (said.length === 0) return <p className={styles.note}>{strings.empty}</p>;
  return (
    <ol className={styles.list} ref={list} aria-label={strings.said}>
      {said.map((message) => (
        <ChatLine key={idOf(message)} remark={message} mine={sameSpeaker(message.speaker, me)} />
      ))}
    </ol>
  );
}

function ChatLine({ remark, mine }: { remark: ChatMessage; mine: boolean }) {
  const strings = useChatStrings();
  const locale = LOCALES[useLanguage()];
  const { speaker, saying, at, audience } = remark;
  const time = new Date(at).toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' });
  return (
    <li className={`${styles.remark} ${mine ? styles.mine : ''}`}>
      <p className={styles.who}>
        <SpeakerName speaker={speaker} {...(mine && { name: strings.you })} />
        <time dateTime={new Date(at).toISOString()}>{time}</time>
        {audience === 'watchers' && <span>{strings.amongWatchers}</span>}
      </p>
      <p className={styles.words}>
        <Said saying={saying} />
      </p>
    </li>
  );
}
