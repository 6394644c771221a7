import type { ChatContent } from '@lantern/protocol/chat';
import type { Bus } from '../../cluster/bus/bus';
import type { RoomSubscriptions } from '../../cluster/roomSubscriptions';
import { refused } from '../../refusals';
import type { ChatPosition, ChatRecord } from '../../store/chat';
import type { RoomRecord } from '../../store/records';
import type { Visitor } from '../../store/shared';
import type { Store } from '../../store/store';
import { audienceOf } from './chatAudience';
import { isMuted, speakerOf } from './chatRules';

export interface ChatParts {
  store: Store;
  bus: Bus;
  subscriptions: RoomSubscriptions;
  failed(error: unknown): void;
}

/** Called with new chat messages of a room, in order. */
export type RemarkListener = (code: string, remarks: readonly ChatRecord[]) => void;

const NOTHING: ChatPosition = { all: 0, watchers: 0 };

/**
 * The chat of the rooms this server is subscribed to. Messages are broadcast as read from the store, no matter which server
 * they came through, so that everybody gets each one once and in the same order.
 */
export class Chat {
  readonly #parts: ChatParts;
  /** By room: the last message that listeners have been given, once it is known. */
  readonly #heard = new Map<string, Promise<{ last: ChatPosition }>>();
  readonly #listeners = new Set<RemarkListener>();

  constructor(parts: ChatParts) {
    this.#parts = parts;
    parts.subscriptions.listen({
      chatMessage: (code) => this.catchUp([code]).catch(parts.failed),
      deleted: ({ code }) => this.#heard.delete(code),
      left: (code) => this.#heard.delete(code),
    });
  }

  listen(listener: RemarkListener): void {
    this.#listeners.add(listener);
  }

  /** Posts a message in a subscribed room. Throws `MUTED`, `NO_SUCH_ROOM`. */
  async say(room: RoomRecord, visitor: Visitor, saying: ChatContent): Promise<void> {
    const { store, bus, failed } = this.#parts;
    if (isMuted(room, visitor)) throw refused('MUTED');
    const speaker = speakerOf(room, visitor);
    const remark = {
      roomCode: room.code,
      audience: audienceOf(room, speaker),
      at: Date.now(),
      speaker,
      saying,
    } as const;
    if (!(await store.chat.add(remark))) throw refused('NO_SUCH_ROOM');
    bus.publish({ kind: 'said', id: room.code });
    // It is stored: if it cannot be broadcast now, a later catch-up does.
    await this.catchUp([room.code]).catch(failed);
  }

  /** The messages of a room until now; later ones go to the listeners. */
  async history(code: string): Promise<ChatRecord[]> {
    const read = this.#since(code, NOTHING);
    if (!this.#heard.has(code)) {
      const heard = read.then((remarks) => ({ last: after(NOTHING, remarks) }));
      this.#heard.set(code, heard);
      heard.catch(() => this.#heard.delete(code));
    }
    return read;
  }

  /** Reads new messages of these rooms, or of all, from the store. Rejects if it does not answer. */
  async catchUp(codes: readonly string[] = [...this.#heard.keys()]): Promise<void> {
    const marks = new Map<string, { last: ChatPosition }>();
    for (const code of codes) {
      const mark = await this.#heard.get(code);
      if (mark) marks.set(code, mark);
    }
    if (marks.size === 0) return;
    const found = await this.#parts.store.chat.since(new Map([...marks].map(([code, { last }]) => [code, last])));
    for (const [code, mark] of marks) {
      // Another catch-up may have run in the meantime.
      const fresh = found.filter((one) => one.roomCode === code && one.n > mark.last[one.audience]);
      if (fresh.length === 0) continue;
      mark.last = after(mark.last, fresh);
      for (const listener of this.#listeners) listener(code, fresh);
    }
  }

  #since(code: string, heard: ChatPosition): Promise<ChatRecord[]> {
    return this.#parts.store.chat.since(new Map([[code, heard]]));
  }
}

function after(heard: ChatPosition, remarks: readonly ChatRecord[]): ChatPosition {
  const last = { ...heard };
  for (const { audience, n } of remarks) last[audience] = Math.max(last[audience], n);
  return last;
}
