import type { ChatMessage } from '@lantern/protocol/chat';
import { useEffect, useState } from 'react';
import { useStrings } from '../i18n/strings';
import { readingTime } from '../ui/Toast';
import { ChatLog } from './ChatLog';
import styles from './ChatNotification.module.css';
import { messageText, speakerName } from './messageText';
import { sameSpeaker } from './readState';
import { Said } from './Said';
import type { Chat } from './useChat';

export interface ChatNotificationProps {
  chat: Chat;
  /** The conversation is in sight: nothing needs to be pointed at. */
  quiet: boolean;
  onOpen(): void;
}

/** What has just been said, in a bubble that goes by itself, and as a log for screen readers. */
export function ChatNotification({ chat, quiet, onOpen }: ChatNotificationProps) {
  const strings = useStrings().chat;
  const [gone, setGone] = useState<ChatMessage | null>(chat.latest);
  const { latest } = chat;
  // What was said by oneself stays known, although standing up makes somebody else of one.
  const known = quiet || (latest !== null && sameSpeaker(latest.speaker, chat.me));
  const shown = known || latest === gone ? null : latest;
  const sentence = latest && `${speakerName(latest.speaker, strings)}: ${messageText(latest.saying, strings)}`;

  useEffect(() => {
    if (!sentence) return;
    const timer = setTimeout(() => setGone(latest), readingTime(sentence));
    return () => clearTimeout(timer);
  }, [latest, sentence]);

  useEffect(() => {
    if (known) setGone(latest);
  }, [known, latest]);

  return (
    <>
      {shown && (
        <button type="button" className={styles.bubble} onClick={onOpen}>
          <b dir="auto">{speakerName(shown.speaker, strings)}</b>
          <Said saying={shown.saying} />
        </button>
      )}
      <ChatLog chat={chat} />
    </>
  );
}
