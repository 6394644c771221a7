import type { ChatMessage } from '@lantern/protocol/chat';
import type { RoomView } from '@lantern/protocol/rooms';
import type { Seat } from '@lantern/protocol/seat';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useStrings } from '../../i18n/strings';
import type { RoomHandle } from '../../room/connection/roomHandle';
import { readingTime } from '../../ui/Toast';
import { messageText, speakerName } from '../messageText';
import { Said } from '../Said';
import { type Chat, useChat } from '../useChat';
import styles from './SpeechBubble.module.css';

export interface SpeechBubbleProps {
  handle: RoomHandle;
  room: RoomView;
  /** Whose bubble it is; `null` for all who watch. */
  seat: Seat | null;
  onOpen(): void;
}

/**
 * What somebody has just said, for some seconds beside their token: within the rail of people, on the side where there is
 * more room, so that the board stays free. A tap opens the conversation. Screen readers have the log of what is said.
 */
export function SpeechBubble({ handle, room, seat, onOpen }: SpeechBubbleProps) {
  const strings = useStrings().chat;
  const said = useSpoken(useChat(handle, room), seat);
  const bubble = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (said && bubble.current) place(bubble.current);
  }, [said]);
  if (!said) return null;
  const { saying, speaker } = said;
  return (
    <button
      ref={bubble}
      type="button"
      className={`${styles.bubble} ${'reaction' in saying ? styles.drawn : ''} ${seat === null ? styles.watcher : ''}`}
      aria-hidden="true"
      tabIndex={-1}
      data-bubble
      onClick={onOpen}
    >
      <span className={styles.said}>
        {seat === null && <b dir="auto">{speakerName(speaker, strings)}: </b>}
        <Said saying={saying} />
      </span>
    </button>
  );
}

/** The newest message of a seat that was heard as it was said, as long as it takes to read it. */
function useSpoken({ said, latest }: Chat, seat: Seat | null): ChatMessage | null {
  const strings = useStrings().chat;
  const first = useRef(latest);
  const [spoken, setSpoken] = useState<ChatMessage | null>(null);
  useEffect(() => {
    if (latest && latest !== first.current && latest.speaker.seat === seat) setSpoken(latest);
  }, [latest, seat]);
  useEffect(() => {
    if (!spoken) return;
    const timer = setTimeout(() => setSpoken(null), readingTime(messageText(spoken.saying, strings)));
    return () => clearTimeout(timer);
  }, [spoken, strings]);
  return spoken && said.includes(spoken) ? spoken : null;
}

/** Lays a bubble to the right or to the left of the token before it, within the rail that both are in. */
function place(bubble: HTMLElement): void {
  const token = bubble.parentElement?.querySelector('[data-token]')?.getBoundingClientRect();
  const rail = bubble.closest('[data-frame="rail"]')?.getBoundingClientRect();
  if (!token || !rail) return;
  const left = token.left - rail.left;
  const right = rail.right - token.right;
  bubble.dataset.side = right >= left ? 'right' : 'left';
  bubble.style.setProperty('--room', `${Math.max(left, right) - GAP}px`);
}

/** Pixels between a token and the end of the rail that stay free. */
const GAP = 18;
