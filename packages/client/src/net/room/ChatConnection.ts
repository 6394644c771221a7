import type { ApiError } from '@lantern/protocol/apiError';
import type { ChatContent, ChatMessage, SayAck } from '@lantern/protocol/chat';
import type { Socket } from 'socket.io-client';
import { Observable } from '../../state/observable';
import { unreachable } from '../api/failure';

export interface ChatSnapshot {
  /** The messages, oldest first. */
  said: readonly ChatMessage[];
  /** The last message that arrived live. */
  latest: ChatMessage | null;
}

const MAX_MESSAGES = 400;

/** The maximum time until a message is acknowledged. */
const ACK_TIMEOUT_MS = 8000;

export const idOf = ({ audience, n }: ChatMessage): string => `${audience}/${n}`;

/** The chat of a room, over the connection to that room. */
export class ChatConnection extends Observable<ChatSnapshot> {
  readonly #socket: Socket;

  constructor(socket: Socket) {
    super({ said: [], latest: null });
    this.#socket = socket;
    socket.on('conversation', (said: ChatMessage[]) => this.#heard(said));
    socket.on('said', (said: ChatMessage[]) => this.#heard(said, said.at(-1)));
  }

  /** Sends a message. @returns the refusal; undefined once everybody can read the message */
  async say(saying: ChatContent): Promise<ApiError | undefined> {
    try {
      const answer: SayAck = await this.#socket.timeout(ACK_TIMEOUT_MS).emitWithAck('say', saying);
      return answer.ok ? undefined : answer;
    } catch {
      return unreachable();
    }
  }

  /** After a reconnect the server may repeat messages. */
  #heard(fresh: readonly ChatMessage[], latest = this.get().latest): void {
    const all = new Map([...this.get().said, ...fresh].map((message) => [idOf(message), message]));
    const said = [...all.values()].sort((a, b) => a.at - b.at || a.n - b.n);
    this.set({ said: said.slice(-MAX_MESSAGES), latest });
  }
}
