import type { ChatMessage, Speaker } from '@lantern/protocol/chat';
import type { RoomView } from '@lantern/protocol/rooms';
import { useMemo } from 'react';
import type { RoomHandle } from '../room/connection/roomHandle';
import { playerName } from '../state/roomKeys';
import { useConnection } from '../state/useConnection';
import { among, sameSpeaker, useReadState } from './readState';

/** The chat as it is shown to one person. */
export interface Chat {
  me: Speaker;
  /** The messages, without those of muted people. */
  said: readonly ChatMessage[];
  /** The number of unread messages. Reactions never count as unread. */
  unread: number;
  /** The last message that arrived live. */
  latest: ChatMessage | null;
}

/** Returns the speaker that this browser writes as. */
function speakerOf(room: RoomView, seat: RoomHandle['seat']): Speaker {
  const mine = room.seats.find((seatView) => seatView.seat === seat);
  return mine ? { seat: mine.seat, name: mine.name } : { seat: null, name: playerName() };
}

/** Follows the conversation of a room. */
export function useChat({ code, seat, chat, marks }: RoomHandle, room: RoomView): Chat {
  const { said, latest } = useConnection(chat);
  const { readUntil, unheard } = useReadState(code);
  const read = marks?.read ?? 0;
  return useMemo(() => {
    const isNew = ({ audience, n, at }: ChatMessage) => at > readUntil && (audience !== 'all' || n > read);
    const me = speakerOf(room, seat);
    const mine = (message: ChatMessage) => sameSpeaker(message.speaker, me);
    const heard = said.filter(({ speaker }) => !among(unheard, speaker));
    return {
      me,
      said: heard,
      unread: heard.filter(
        (message) => isNew(message) && !mine(message) && !('reaction' in message.saying || 'deleted' in message.saying),
      ).length,
      latest: latest && !among(unheard, latest.speaker) ? latest : null,
    };
  }, [room, seat, said, latest, readUntil, read, unheard]);
}
