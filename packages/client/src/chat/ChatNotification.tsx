import type { ChatMessage } from '@lantern/protocol/chat';
import { useEffect, useState } from 'react';
import { useChatStrings } from '../i18n/chat/useChatStrings';
import { readingTime } from '../ui/Toast';
import { ChatLog } from './ChatLog';
import styles from './ChatNotification.module.css';
import { messageText, spokenName } from './messageText';
import { sameSpeaker } from './readState';
import { Said } from './Said';
import { SpeakerName } from './SpeakerName';
import type { Chat } from './useChat';

export interface ChatNotificationProps {
  chat: Chat;
  /** The chat is visible, so new messages need no notification. */
  quiet: boolean;
  onOpen(): void;
}

/** Shows the newest message in a bubble that disappears by itself, and keeps a log for screen readers. */
export function ChatNotification({ chat, quiet, onOpen }: ChatNotificationProps) {
  const strings = useChatStrings();
  const [gone, setGone] = useState<ChatMessage | null>(chat.latest);
  const { latest } = chat;
  // An own message stays known after its author has left the seat and so has become another speaker.
  const known = quiet || (latest !== null && sameSpeaker(latest.speaker, chat.me));
  const shown = known || latest === gone ? null : latest;
  const sentence = latest && `${spokenName(latest.speaker, strings)}: ${messageText(latest.saying, strings)}`;

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
          <span className={styles.who}>
            <SpeakerName speaker={shown.speaker} />
          </span>
          <Said saying={shown.saying} />
        </button>
      )}
      <ChatLog chat={chat} />
    </>
  );
}
