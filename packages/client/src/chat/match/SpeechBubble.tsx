import type { ChatMessage } from '@lantern/protocol/chat';
import type { RoomView } from '@lantern/protocol/rooms';
import type { Seat } from '@lantern/protocol/seat';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useChatStrings } from '../../i18n/chat/useChatStrings';
import type { RoomHandle } from '../../room/connection/roomHandle';
import { readingTime } from '../../ui/Toast';
import { messageText } from '../messageText';
import { Said } from '../Said';
import { SpeakerName } from '../SpeakerName';
import { type Chat, useChat } from '../useChat';
import styles from './SpeechBubble.module.css';

export interface SpeechBubbleProps {
  handle: RoomHandle;
  room: RoomView;
  /** The seat of the speaker; `null` for all spectators. */
  seat: Seat | null;
  onOpen(): void;
}

/**
 * Shows a new message for some seconds beside the token of its author. The bubble stays within the rail of people, on
 * the side with more room, so that the board stays free. A tap opens the chat. Screen readers use the log instead.
 */
export function SpeechBubble({ handle, room, seat, onOpen }: SpeechBubbleProps) {
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
        {seat === null && (
          <>
            <SpeakerName speaker={speaker} />
            {': '}
          </>
        )}
        <Said saying={saying} />
      </span>
    </button>
  );
}

/** Returns the newest live message of a seat for as long as it takes to read it. */
function useSpoken({ said, latest }: Chat, seat: Seat | null): ChatMessage | null {
  const strings = useChatStrings();
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

/** Places a bubble to the right or to the left of the preceding token, within the rail that contains both. */
function place(bubble: HTMLElement): void {
  const token = bubble.parentElement?.querySelector('[data-token]')?.getBoundingClientRect();
  const rail = bubble.closest('[data-frame="rail"]')?.getBoundingClientRect();
  if (!token || !rail) return;
  const left = token.left - rail.left;
  const right = rail.right - token.right;
  bubble.dataset.side = right >= left ? 'right' : 'left';
  bubble.style.setProperty('--room', `${Math.max(left, right) - GAP_PX}px`);
}

/** The gap between a token and the end of the rail. */
const GAP_PX = 18;
