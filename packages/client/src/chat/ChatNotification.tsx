import type { ChatMessage } from '@lantern/protocol/chat';
import { useEffect, useState } from 'react';
import { useStrings } from '../i18n/strings';
import { readingTime } from '../ui/Toast';
import styles from './ChatNotification.module.css';
import { nameOf, wordsOf } from './messageText';
import { sameSpeaker } from './readState';
import type { Chat } from './useChat';

/** Lines that screen readers find in the log. */
const LINES = 6;

export interface ChatNewsProps {
  talk: Chat;
  /** The conversation is in sight: nothing needs to be pointed at. */
  quiet: boolean;
  onOpen(): void;
}

/** What has just been said, in a bubble that goes by itself, and as a log for screen readers. */
export function ChatNews({ talk, quiet, onOpen }: ChatNewsProps) {
  const words = useStrings().talk;
  const [gone, setGone] = useState<ChatMessage | null>(talk.latest);
  const { latest } = talk;
  // What was said by oneself stays known, although standing up makes somebody else of one.
  const known = quiet || (latest !== null && sameSpeaker(latest.speaker, talk.me));
  const shown = known || latest === gone ? null : latest;
  const sentence = latest && `${nameOf(latest.speaker, words)}: ${wordsOf(latest.saying, words)}`;

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
          <b dir="auto">{nameOf(shown.speaker, words)}</b>
          <span dir="auto">{wordsOf(shown.saying, words)}</span>
        </button>
      )}
      <div className="unseen" role="log" aria-label={words.log}>
        {talk.said.slice(-LINES).map((one) => (
          <p key={`${one.audience}/${one.n}`}>{`${nameOf(one.speaker, words)}: ${wordsOf(one.saying, words)}`}</p>
        ))}
      </div>
    </>
  );
}
