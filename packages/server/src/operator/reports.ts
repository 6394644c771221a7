import type { ReportBody } from '@lantern/protocol/bodies';
import type { Speaker } from '@lantern/protocol/chat';
import type { Report } from '@lantern/protocol/reports';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { refused, refusedFor } from '../refusals';
import { keyFits } from '../rooms/access/keys';
import { mayHear } from '../rooms/chat/chatAudience';
import { saidOf } from '../rooms/chat/chatMessages';
import { speakerOf } from '../rooms/chat/chatRules';
import type { Rooms } from '../rooms/rooms';
import type { ChatRecord } from '../store/chat';
import type { RoomRecord } from '../store/records';
import type { Store } from '../store/store';

export interface ReportsParts {
  store: Pick<Store, 'chat' | 'reports'>;
  rooms: Pick<Rooms, 'load' | 'visitors'>;
  /** Milliseconds since 1970 by the wall clock. */
  wallTime(): number;
}

/** Maximum number of reports by a person in one room within an hour. */
const REPORTS_PER_PERSON = 5;

/** Number of messages in a report before and after the reported one; for a name, twice as many of the newest. */
const CONTEXT_MESSAGES = 8;

/** Stores the reports of people, which only the operator reads. */
export class Reports {
  readonly #parts: ReportsParts;
  readonly #made = new RateLimiterMemory({ points: REPORTS_PER_PERSON, duration: 3600 });

  constructor(parts: ReportsParts) {
    this.#parts = parts;
  }

  /**
   * Stores a report. Throws `NO_SUCH_ROOM`, `NOTHING_TO_REPORT`, `TOO_MANY_REPORTS`.
   * @param key of the seat of the reporting person, if any
   * @param household of a person without a seat
   */
  async add(code: string, key: unknown, household: string, body: ReportBody): Promise<void> {
    const { rooms, store, wallTime } = this.#parts;
    const room = await rooms.load(code);
    const by = room.seats.find(({ keyHash }) => keyFits(keyHash, key));
    const said = await store.chat.since(new Map([[room.code, { all: 0, watchers: 0 }]]));
    const found =
      'message' in body ? messageIn(said, body.message, by !== undefined) : await this.#named(room, said, body);
    if (!found) throw refused('NOTHING_TO_REPORT');
    await this.#count(`${room.code}/${by ? by.person : household}`);
    await store.reports.add({
      at: wallTime(),
      room: room.code,
      game: room.game,
      ...found,
      by: by ? { seat: by.seat, name: by.name } : { seat: null, name: '' },
    });
  }

  async #count(person: string): Promise<void> {
    await this.#made.consume(person).catch(({ msBeforeNext }: RateLimiterRes) => {
      throw refusedFor('TOO_MANY_REPORTS', msBeforeNext);
    });
  }

  /** A report of a name, used by somebody in the room or in its chat. */
  async #named(
    room: RoomRecord,
    said: readonly ChatRecord[],
    { speaker }: { speaker: Speaker },
  ): Promise<Found | undefined> {
    const seated = room.seats.filter(({ kind }) => kind === 'person');
    const visitors = Array.from(await this.#parts.rooms.visitors(room), (visitor) => speakerOf(room, visitor));
    const known = [...seated, ...visitors, ...said.map((message) => message.speaker)].some(
      ({ seat, name }) => seat === speaker.seat && name === speaker.name,
    );
    return known ? { about: speaker, message: null, around: said.slice(-2 * CONTEXT_MESSAGES).map(saidOf) } : undefined;
  }
}

type Found = Pick<Report, 'about' | 'message' | 'around'>;

/** A report of a message that the reporting person may read. */
function messageIn(
  said: readonly ChatRecord[],
  { audience, n }: Pick<ChatRecord, 'audience' | 'n'>,
  plays: boolean,
): Found | undefined {
  const index = said.findIndex((message) => message.audience === audience && message.n === n);
  const message = said[index];
  if (!message || message.speaker.operator || !mayHear(plays, message)) return undefined;
  const around = said.slice(Math.max(0, index - CONTEXT_MESSAGES), index + CONTEXT_MESSAGES + 1);
  return { about: message.speaker, message: saidOf(message), around: around.map(saidOf) };
}
