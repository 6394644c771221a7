import type { ChatMessage } from '@lantern/protocol/chat';
import type { Seat } from '@lantern/protocol/seat';
import { act } from 'react';
import type { Socket } from 'socket.io-client';
import { ChatConnection } from '../../net/room/ChatConnection';

/**
 * A chat in which a test speaks for everybody: messages sent from here are recorded, messages of others arrive at once.
 */
export function conversation() {
  const handlers = new Map<string, (said: ChatMessage[]) => void>();
  const sent: unknown[] = [];
  const socket = {
    on: (event: string, handler: (said: ChatMessage[]) => void) => handlers.set(event, handler),
    timeout: () => ({
      async emitWithAck(_event: string, saying: unknown) {
        sent.push(saying);
        return { ok: true };
      },
    }),
  };
  const chat = new ChatConnection(socket as unknown as Socket);
  let n = 0;
  const hears = (seat: Seat | null, name: string, saying: ChatMessage['saying']) => {
    n++;
    act(() => handlers.get('said')?.([{ audience: 'all', n, at: n, speaker: { seat, name }, saying }]));
  };
  return { chat, sent, hears };
}
