import type { Said } from '@lantern/protocol/chat';
import type { Bus } from '../../cluster/bus/bus';
import type { RoomSubscriptions } from '../../cluster/roomSubscriptions';
import { refused } from '../../refusals';
import type { ChatPosition, ChatRecord } from '../../store/chat';
import type { RoomRecord } from '../../store/records';
import type { Visitor } from '../../store/shared';
import type { Store } from '../../store/store';
import type { ForbiddenWords } from '../../words/forbiddenWords';
import { audienceOf, playersOf } from './chatAudience';
import { authorOf, isMuted, speakerOf } from './chatRules';

export interface ChatParts {
  store: Store;
  bus: Bus;
  words: ForbiddenWords;
  subscriptions: RoomSubscriptions;
  failed(error: unknown): void;
}

/** Receives the new chat messages of a room, in order, or those that were deleted. */
export type RemarkListener = (code: string, remarks: readonly ChatRecord[], what: 'new' | 'deleted') => void;

const NOTHING: ChatPosition = { all: 0, watchers: 0 };

/**
 * The chat of the rooms this server is subscribed to. Messages are broadcast as read from the store, whichever server
 * they came through, so everybody receives each message once and in the same order.
 */
export class Chat {
  readonly #parts: ChatParts;
  /** By room: the last message reported to listeners, once known. */
  readonly #heard = new Map<string, Promise<{ last: ChatPosition }>>();
  readonly #listeners = new Set<RemarkListener>();

  constructor(parts: ChatParts) {
    this.#parts = parts;
    parts.subscriptions.listen({
      messagesDeleted: (code) => this.#tellDeleted(code).catch(parts.failed),
      chatMessage: (code) => this.catchUp([code]).catch(parts.failed),
      deleted: ({ code }) => this.#heard.delete(code),
      left: (code) => this.#heard.delete(code),
    });
  }

  listen(listener: RemarkListener): void {
    this.#listeners.add(listener);
  }

  /**
   * Posts a message in a subscribed room. Throws `MUTED`, `FORBIDDEN_WORD`, `NO_SUCH_ROOM`.
   * @param visitors everybody who has the room open
   */
  async say(room: RoomRecord, visitor: Visitor, saying: Said, visitors: Iterable<Visitor>): Promise<void> {
    if (isMuted(room, visitor)) throw refused('MUTED');
    if ('text' in saying) this.#parts.words.refuse(saying.text);
    const author = authorOf(room, visitor);
    const remark = {
      roomCode: room.code,
      audience: audienceOf(room, playersOf(room, visitors)(visitor)),
      at: Date.now(),
      speaker: speakerOf(room, visitor),
      saying,
      ...(author !== undefined && { author }),
    } as const;
    if (!(await this.#post(remark))) throw refused('NO_SUCH_ROOM');
  }

  /**
   * Posts an announcement of the operator, which everybody in the room hears.
   * @returns whether the room exists
   */
  async announce(code: string, text: string): Promise<boolean> {
    const speaker = { seat: null, name: '', operator: true } as const;
    return this.#post({ roomCode: code, audience: 'all', at: Date.now(), speaker, saying: { text } });
  }

  /** Deletes the messages of authors in a room, on the screens of all people too. */
  async erase(code: string, authors: readonly string[]): Promise<void> {
    const { store, bus, failed } = this.#parts;
    for (const author of authors) await store.chat.erase(code, author);
    bus.publish({ kind: 'unsaid', id: code });
    await this.#tellDeleted(code).catch(failed);
  }

  async #tellDeleted(code: string): Promise<void> {
    if (!this.#heard.has(code)) return;
    const gone = (await this.#since(code, NOTHING)).filter(({ saying }) => 'deleted' in saying);
    if (gone.length > 0) for (const listener of this.#listeners) listener(code, gone, 'deleted');
  }

  async #post(remark: Omit<ChatRecord, 'n'>): Promise<boolean> {
    const { store, bus, failed } = this.#parts;
    if (!(await store.chat.add(remark))) return false;
    bus.publish({ kind: 'said', id: remark.roomCode });
    // The message is stored: if it cannot be broadcast now, a later catch-up does it.
    await this.catchUp([remark.roomCode]).catch(failed);
    return true;
  }

  /** The messages of a room so far; later ones go to the listeners. */
  async history(code: string): Promise<ChatRecord[]> {
    const read = this.#since(code, NOTHING);
    if (!this.#heard.has(code)) {
      const heard = read.then((remarks) => ({ last: after(NOTHING, remarks) }));
      this.#heard.set(code, heard);
      heard.catch(() => this.#heard.delete(code));
    }
    return read;
  }

  /** Reads new messages of these rooms, by default of all, from the store. Rejects if the store does not answer. */
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
      const fresh = found.filter((record) => record.roomCode === code && record.n > mark.last[record.audience]);
      if (fresh.length === 0) continue;
      mark.last = after(mark.last, fresh);
      for (const listener of this.#listeners) listener(code, fresh, 'new');
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
