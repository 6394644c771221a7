import type { ChatContent } from '@lantern/protocol/chat';
import type { Bus } from '../../cluster/bus/bus';
import type { RoomSubscriptions } from '../../cluster/roomSubscriptions';
import { refused } from '../../refusals';
import type { Heard, SaidRecord } from '../../store/chat';
import type { Visitor } from '../../store/leases';
import type { RoomRecord, Store } from '../../store/store';
import { isMuted, speakerOf } from './chatRules';

export interface ChatParts {
  store: Store;
  bus: Bus;
  subscriptions: RoomSubscriptions;
  failed(error: unknown): void;
}

/** Told what has been said in a room, in the order of saying. */
export type RemarkListener = (code: string, remarks: readonly SaidRecord[]) => void;

const NOTHING: Heard = { all: 0, watchers: 0 };

/**
 * What is said in the rooms this server cares for, whoever says it and through whichever server. What the store has
 * kept is told, never what a server has heard: so everybody hears everything once and in the same order.
 */
export class Chat {
  readonly #parts: ChatParts;
  /** How far the listeners have been told, once it is known. */
  readonly #heard = new Map<string, Promise<{ last: Heard }>>();
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

  /** Says something in a room that this server cares for. Throws `MUTED`, `NO_SUCH_ROOM`. */
  async say(room: RoomRecord, visitor: Visitor, saying: ChatContent): Promise<void> {
    const { store, bus, failed } = this.#parts;
    if (isMuted(room, visitor)) throw refused('MUTED');
    const speaker = speakerOf(room, visitor);
    const audience = speaker.seat === null && room.talk.watchers === 'apart' ? 'watchers' : 'all';
    const remark = { roomCode: room.code, audience, at: Date.now(), speaker, saying } as const;
    if (!(await store.talk.add(remark))) throw refused('NO_SUCH_ROOM');
    bus.publish({ kind: 'said', id: room.code });
    // It is kept, so that it has been said; whoever does not hear it now hears it later.
    await this.catchUp([room.code]).catch(failed);
  }

  /** What was said in a room until now; of what is said from then on the listeners are told. */
  async history(code: string): Promise<SaidRecord[]> {
    const read = this.#since(code, NOTHING);
    if (!this.#heard.has(code)) {
      const heard = read.then((remarks) => ({ last: after(NOTHING, remarks) }));
      this.#heard.set(code, heard);
      heard.catch(() => this.#heard.delete(code));
    }
    return read;
  }

  /** Tells what others have said in these rooms, or in all of them. Rejects if the store does not answer. */
  async catchUp(codes: readonly string[] = [...this.#heard.keys()]): Promise<void> {
    const marks = new Map<string, { last: Heard }>();
    for (const code of codes) {
      const mark = await this.#heard.get(code);
      if (mark) marks.set(code, mark);
    }
    if (marks.size === 0) return;
    const found = await this.#parts.store.talk.since(new Map([...marks].map(([code, { last }]) => [code, last])));
    for (const [code, mark] of marks) {
      // Somebody else may have been told in the meantime.
      const fresh = found.filter((one) => one.roomCode === code && one.n > mark.last[one.audience]);
      if (fresh.length === 0) continue;
      mark.last = after(mark.last, fresh);
      for (const listener of this.#listeners) listener(code, fresh);
    }
  }

  #since(code: string, heard: Heard): Promise<SaidRecord[]> {
    return this.#parts.store.talk.since(new Map([[code, heard]]));
  }
}

function after(heard: Heard, remarks: readonly SaidRecord[]): Heard {
  const last = { ...heard };
  for (const { audience, n } of remarks) last[audience] = Math.max(last[audience], n);
  return last;
}
