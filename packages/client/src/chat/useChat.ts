import type { ChatMessage, Speaker } from '@lantern/protocol/chat';
import type { RoomView } from '@lantern/protocol/rooms';
import { useMemo } from 'react';
import type { RoomHandle } from '../room/connection/roomHandle';
import { playerName } from '../state/roomKeys';
import { useConnection } from '../state/useConnection';
import { among, sameSpeaker, useReadState } from './readState';

/** A conversation as it is shown to somebody. */
export interface Chat {
  me: Speaker;
  /** What is shown: without those who are not to be heard. */
  said: readonly ChatMessage[];
  /** How many of them are new; a reaction is seen as it is made, and waits for nobody. */
  unread: number;
  /** The last one that was heard as it was made. */
  latest: ChatMessage | null;
}

/** Who this browser speaks as. */
function speakerOf(room: RoomView, seat: RoomHandle['seat']): Speaker {
  const mine = room.seats.find((one) => one.seat === seat);
  return mine ? { seat: mine.seat, name: mine.name } : { seat: null, name: playerName() };
}

/** Follows the conversation of a room. */
export function useChat({ code, seat, chat }: RoomHandle, room: RoomView): Chat {
  const { said, latest } = useConnection(chat);
  const { readUntil, unheard } = useReadState(code);
  return useMemo(() => {
    const me = speakerOf(room, seat);
    const mine = (one: ChatMessage) => sameSpeaker(one.speaker, me);
    const heard = said.filter(({ speaker }) => !among(unheard, speaker));
    return {
      me,
      said: heard,
      unread: heard.filter((one) => one.at > readUntil && !mine(one) && !('reaction' in one.saying)).length,
      latest: latest && !among(unheard, latest.speaker) ? latest : null,
    };
  }, [room, seat, said, latest, readUntil, unheard]);
}
