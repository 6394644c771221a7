import type { ApiError, Said, SayAck, Saying } from '@lantern/protocol/rooms';
import type { Socket } from 'socket.io-client';
import { Observable } from '../state/observable';
import { unreachable } from './failure';

export interface ChatSnapshot {
  /** What has been heard, in the order of saying. */
  said: readonly Said[];
  /** The last remark that was heard as it was made. */
  latest: Said | null;
}

/** How many remarks a page remembers. */
const REMEMBERED = 400;

/** How long a remark waits for its answer, in milliseconds. */
const PATIENCE = 8000;

/** What a remark is told apart by. */
export const idOf = ({ audience, n }: Said): string => `${audience}/${n}`;

/** The conversation of a room, over the connection to it. */
export class ChatLink extends Observable<ChatSnapshot> {
  readonly #socket: Socket;

  constructor(socket: Socket) {
    super({ said: [], latest: null });
    this.#socket = socket;
    socket.on('conversation', (said: Said[]) => this.#heard(said));
    socket.on('said', (said: Said[]) => this.#heard(said, said.at(-1)));
  }

  /** Says something. @returns why it could not be said; nothing once everybody can hear it */
  async say(saying: Saying): Promise<ApiError | undefined> {
    try {
      const answer: SayAck = await this.#socket.timeout(PATIENCE).emitWithAck('say', saying);
      return answer.ok ? undefined : answer;
    } catch {
      return unreachable();
    }
  }

  /** After a break the server tells again what may have been heard before. */
  #heard(fresh: readonly Said[], latest = this.get().latest): void {
    const all = new Map([...this.get().said, ...fresh].map((one) => [idOf(one), one]));
    const said = [...all.values()].sort((a, b) => a.at - b.at || a.n - b.n);
    this.set({ said: said.slice(-REMEMBERED), latest });
  }
}
