import type { ApiError } from '@lantern/protocol/apiError';
import type { ChatContent, ChatMessage, SayAck } from '@lantern/protocol/chat';
import type { Socket } from 'socket.io-client';
import { Observable } from '../../state/observable';
import { unreachable } from '../api/failure';

export interface ChatSnapshot {
  /** What has been heard, in the order of saying. */
  said: readonly ChatMessage[];
  /** The last remark that was heard as it was made. */
  latest: ChatMessage | null;
}

/** How many remarks a page remembers. */
const REMEMBERED = 400;

/** How long a remark waits for its answer, in milliseconds. */
const PATIENCE = 8000;

/** What a remark is told apart by. */
export const idOf = ({ audience, n }: ChatMessage): string => `${audience}/${n}`;

/** The conversation of a room, over the connection to it. */
export class ChatConnection extends Observable<ChatSnapshot> {
  readonly #socket: Socket;

  constructor(socket: Socket) {
    super({ said: [], latest: null });
    this.#socket = socket;
    socket.on('conversation', (said: ChatMessage[]) => this.#heard(said));
    socket.on('said', (said: ChatMessage[]) => this.#heard(said, said.at(-1)));
  }

  /** Says something. @returns why it could not be said; nothing once everybody can hear it */
  async say(saying: ChatContent): Promise<ApiError | undefined> {
    try {
      const answer: SayAck = await this.#socket.timeout(PATIENCE).emitWithAck('say', saying);
      return answer.ok ? undefined : answer;
    } catch {
      return unreachable();
    }
  }

  /** After a break the server tells again what may have been heard before. */
  #heard(fresh: readonly ChatMessage[], latest = this.get().latest): void {
    const all = new Map([...this.get().said, ...fresh].map((one) => [idOf(one), one]));
    const said = [...all.values()].sort((a, b) => a.at - b.at || a.n - b.n);
    this.set({ said: said.slice(-REMEMBERED), latest });
  }
}
