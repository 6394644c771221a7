import type { Marks } from '@lantern/protocol/marks';
import type { Logger } from 'pino';
import { type Interval, interval } from '../../clock/interval';
import type { MarkRecord, MarkStore } from '../../store/marks';

/** The interval between two writes, in milliseconds: a crash loses the marks of one interval. */
const WRITTEN_EVERY = 2_000;

/** The marks of people. Every shown view makes a mark, so the marks of all are written together. */
export class SeatMarks {
  readonly #store: MarkStore;
  /** Marks not yet written, by room and person. */
  readonly #fresh = new Map<string, MarkRecord>();
  readonly #repeated: Interval;

  constructor(store: MarkStore, log: Pick<Logger, 'debug' | 'warn'>) {
    this.#store = store;
    this.#repeated = interval(WRITTEN_EVERY, () => this.write(), { log, message: 'marks could not be written' });
  }

  note(mark: MarkRecord): void {
    const key = keyOf(mark);
    this.#fresh.set(key, merged(this.#fresh.get(key), mark));
  }

  /** The marks of a person; without stored ones, nothing read and nothing seen. */
  async of(roomCode: string, person: number): Promise<Marks> {
    const { read, seen } = (await this.ofRooms([roomCode])).get(keyOf({ roomCode, person })) ?? { read: 0, seen: null };
    return { read, seen };
  }

  /** The marks of all people of these rooms, by `keyOf`. */
  async ofRooms(codes: readonly string[]): Promise<Map<string, MarkRecord>> {
    const kept = new Map((await this.#store.ofRooms(codes)).map((mark) => [keyOf(mark), mark]));
    for (const [key, mark] of this.#fresh)
      if (codes.includes(mark.roomCode)) kept.set(key, merged(kept.get(key), mark));
    return kept;
  }

  /** Writes pending marks. Rejects if the store does not answer; the marks are then written the next time. */
  async write(): Promise<void> {
    const marks = [...this.#fresh.values()];
    if (marks.length === 0) return;
    await this.#store.save(marks);
    for (const mark of marks) if (this.#fresh.get(keyOf(mark)) === mark) this.#fresh.delete(keyOf(mark));
  }

  async close(): Promise<void> {
    this.#repeated.stop();
    await this.write().catch(() => undefined);
  }
}

export const keyOf = ({ roomCode, person }: Pick<MarkRecord, 'roomCode' | 'person'>): string => `${roomCode}/${person}`;

/** The marks of one person as the store merges them. */
function merged(before: MarkRecord | undefined, mark: MarkRecord): MarkRecord {
  if (!before) return mark;
  const { seen } = mark;
  const later = seen && (seen.matchId !== before.seen?.matchId || seen.version > before.seen.version);
  return { ...mark, read: Math.max(before.read, mark.read), seen: later ? seen : before.seen };
}
