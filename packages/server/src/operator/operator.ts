import {
  type AuditEntry,
  type OperatorAct,
  type OperatorBlock,
  type OperatorOverview,
  ROOMS_SHOWN,
  type RoomsWanted,
} from '@lantern/protocol/operator';
import type { Report } from '@lantern/protocol/reports';
import { DAY } from '@lantern/protocol/timeUnits';
import { refused } from '../refusals';
import type { Chat } from '../rooms/chat/chat';
import { parseMessage } from '../rooms/chat/chatMessages';
import { changedChat } from '../rooms/chat/chatRules';
import { afterMatch, withHosting } from '../rooms/host/hostingRules';
import type { Rooms } from '../rooms/rooms';
import { vacated } from '../rooms/seats/seats';
import type { RoomSummary } from '../store/maintenance';
import type { RoomRecord } from '../store/records';
import type { Store } from '../store/store';
import type { Blocks } from './blocks';
import type { Loads } from './loads';
import { allRooms, fits, signsOf } from './roomFilter';

export interface OperatorParts {
  store: Pick<Store, 'maintenance' | 'audit' | 'reports'>;
  rooms: Rooms;
  chat: Chat;
  blocks: Blocks;
  loads: Pick<Loads, 'own' | 'others'>;
  /** Milliseconds since 1970 by the wall clock. */
  wallTime(): number;
}

/** The name under which the operator frees a seat. */
const NAME = 'Lantern';

/** An announcement to all also reaches rooms changed within this time. */
const RECENT_MS = DAY;

/** Number of entries of the audit log, and of reports, to show. */
const MAX_ENTRIES = 200;

/** The views and actions of the operator of the server. All actions are recorded in the audit log. */
export class Operator {
  readonly #parts: OperatorParts;

  constructor(parts: OperatorParts) {
    this.#parts = parts;
  }

  async overview(wanted: RoomsWanted): Promise<OperatorOverview> {
    const { store, rooms, loads, wallTime } = this.#parts;
    const against = { reported: new Set(await store.reports.rooms()), now: wallTime() };
    const fitting: RoomSummary[] = [];
    for await (const summary of allRooms(store.maintenance)) if (fits(summary, wanted, against)) fitting.push(summary);
    const shown = fitting.sort((summary, other) => other.changedAt - summary.changedAt).slice(0, ROOMS_SHOWN);
    const views = await rooms.views(shown.map(({ room }) => room));
    return {
      rooms: views.map((room, index) => {
        const summary = shown[index] as RoomSummary;
        const { matches, moves, changedAt } = summary;
        return { room, matches, moves, changedAt, signs: signsOf(summary, against) };
      }),
      fitting: fitting.length,
      server: loads.own(),
      others: await loads.others(),
    };
  }

  /** Acts on a room. Throws `NO_SUCH_ROOM`, `ROOM_NOT_PLAYING`, `NO_SUCH_SEAT`, `SEAT_EMPTY`, `BAD_MESSAGE`. */
  async act(code: string, act: OperatorAct, by: AuditEntry['by']): Promise<void> {
    const { code: room } = await this.#parts.rooms.load(code);
    const detail = await this.#do(room, act);
    await this.#note(by, act.act, room, detail);
  }

  /**
   * Posts an announcement in all rooms with a running match, and in those changed within a day. Throws `BAD_MESSAGE`.
   * @returns the number of rooms
   */
  async sayToAll(text: string, by: AuditEntry['by']): Promise<number> {
    const { store, chat, wallTime } = this.#parts;
    const said = textOf(text);
    let count = 0;
    for await (const { room, changedAt } of allRooms(store.maintenance)) {
      if (room.state !== 'playing' && changedAt < wallTime() - RECENT_MS) continue;
      if (await chat.announce(room.code, said)) count++;
    }
    await this.#note(by, 'say to all', null, said);
    return count;
  }

  /** Blocks an address for a time. Throws `MALFORMED`. */
  async block({ address, hours }: OperatorBlock, by: AuditEntry['by']): Promise<void> {
    const household = await this.#parts.blocks.block(address, hours);
    await this.#note(by, 'block', null, `${household}, ${hours} h`);
  }

  reports(): Promise<Report[]> {
    return this.#parts.store.reports.open(MAX_ENTRIES);
  }

  /** Marks a report as done. Throws `NOTHING_TO_REPORT`. */
  async reportDone(n: number, by: AuditEntry['by']): Promise<void> {
    const { store, wallTime } = this.#parts;
    const room = Number.isSafeInteger(n) ? await store.reports.done(n, wallTime()) : undefined;
    if (room === undefined) throw refused('NOTHING_TO_REPORT');
    await this.#note(by, 'report done', room, String(n));
  }

  audit(): Promise<AuditEntry[]> {
    return this.#parts.store.audit.latest(MAX_ENTRIES);
  }

  /** @returns the detail for the audit log */
  async #do(code: string, act: OperatorAct): Promise<string> {
    const { rooms, chat } = this.#parts;
    const change = (by: (room: RoomRecord) => RoomRecord) => rooms.change(code, by);
    switch (act.act) {
      case 'end':
        await change(ended);
        return '';
      case 'delete':
        await rooms.remove(code, () => true);
        return '';
      case 'lock':
        await change((room) => withHosting(room, { locked: act.locked }));
        return act.locked ? 'locked' : 'unlocked';
      case 'free': {
        const { seats } = await change((room) => vacated(room, act.seat, { host: NAME }));
        return `seat ${act.seat} of ${seats.length}`;
      }
      case 'mute': {
        const { seat, name } = act;
        const visitors = await rooms.visitors({ code });
        await change((room) => changedChat(room, { mute: { seat, name } }, visitors));
        return name;
      }
      case 'say': {
        const said = textOf(act.text);
        await chat.announce(code, said);
        return said;
      }
    }
  }

  #note(by: AuditEntry['by'], act: AuditEntry['act'], room: string | null, detail: string): Promise<void> {
    return this.#parts.store.audit.add({ at: this.#parts.wallTime(), by, act, room, detail });
  }
}

function ended(room: RoomRecord): RoomRecord {
  if (room.state !== 'playing') throw refused('ROOM_NOT_PLAYING');
  return afterMatch(room, 'operator', []);
}

function textOf(text: string): string {
  return (parseMessage({ text }) as { text: string }).text;
}
