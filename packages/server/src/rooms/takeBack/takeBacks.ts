import type { RoomView } from '@lantern/protocol/rooms';
import type { Seat } from '@lantern/protocol/seat';
import { steadyNow } from '../../clock/steadyTime';
import type { RoomSubscriptions } from '../../cluster/roomSubscriptions';
import type { TakeBackRequest } from '../../match/api';
import type { Matches } from '../../match/matches';
import type { RunningMatch } from '../../match/runningMatch';
import { Refused, refused } from '../../refusals';
import type { RoomRecord } from '../../store/records';
import { standstill } from '../lifecycle/suspendAndResume';
import type { Rooms } from '../rooms';
import { seatOfKey } from '../seats/seats';
import { answered, askedBack, closed, isAgreed, openTakeBack } from './takeBackRules';

export interface TakeBacksParts {
  rooms: Pick<Rooms, 'load' | 'change' | 'view'>;
  matches: Pick<Matches, 'open' | 'listen'>;
  subscriptions: Pick<RoomSubscriptions, 'room'>;
  failed(error: unknown): void;
}

/** A person with a seat in a running match. */
interface Sitter {
  room: RoomRecord;
  match: RunningMatch;
  seat: Seat;
}

/**
 * Takes back moves: freely if they affected nobody else and revealed nothing, otherwise when everybody agrees. A
 * request expires with the next public move. Refusals are thrown as `Refused`. All methods may also throw
 * `NO_SUCH_ROOM`, `NOT_YOUR_SEAT`, `ROOM_NOT_PLAYING`, `PAUSED` and the refusals of the match.
 */
export class TakeBacks {
  readonly #parts: TakeBacksParts;

  constructor(parts: TakeBacksParts) {
    this.#parts = parts;
    parts.matches.listen({ moved: (match) => this.#moved(match) });
  }

  /**
   * Takes back the last move of a seat. Throws `STALE_STATE` (its last move is another one), `NOTHING_TO_TAKE_BACK`,
   * `MUST_ASK`.
   * @param version of the seat's own view after the move
   */
  async takeBack(code: string, key: unknown, version: number): Promise<RoomView> {
    const { match, seat } = await this.#sitter(code, key);
    const { seq } = this.#takeable(match, seat, version);
    await this.#act(match, { seat, seq });
    return this.#parts.rooms.view(await this.#parts.rooms.load(code));
  }

  /**
   * Asks the others to take back the last move of a seat. If nobody needs to be asked, it happens at once. Throws
   * `STALE_STATE`, `NOTHING_TO_TAKE_BACK`, `TAKE_BACK_OPEN`, `BOTS_SAY_NO`, `TAKE_BACKS_USED`.
   * @param version of the seat's own view after the move
   */
  async ask(code: string, key: unknown, version: number): Promise<RoomView> {
    const { match, seat } = await this.#sitter(code, key);
    const { seq, shown } = this.#takeable(match, seat, version);
    const asked = { seat, seq, version: versionOfAll(match), shown };
    const room = await this.#parts.rooms.change(code, (kept) => askedBack(playing(kept, match), asked, steadyNow()));
    return this.#decided(room, match);
  }

  /** Agrees or declines; the asking person declines to withdraw. Throws `NO_TAKE_BACK`. */
  async answer(code: string, key: unknown, agreed: boolean): Promise<RoomView> {
    const { match } = await this.#sitter(code, key);
    const room = await this.#parts.rooms.change(code, (kept) =>
      answered(playing(kept, match), seatIn(kept, key), agreed, steadyNow()),
    );
    return this.#decided(room, match);
  }

  /** Takes the move back as soon as everybody has agreed. */
  async #decided(room: RoomRecord, match: RunningMatch): Promise<RoomView> {
    const { rooms } = this.#parts;
    const open = openTakeBack(room, steadyNow());
    if (!open || !isAgreed(room, open)) return rooms.view(room);
    const { seat, seq, version } = open;
    try {
      await this.#act(match, { seat, seq, agreedOn: version });
    } finally {
      await rooms.change(room.code, (kept) => closed(kept, open));
    }
    return rooms.view(await rooms.load(room.code));
  }

  async #act(match: RunningMatch, request: TakeBackRequest): Promise<void> {
    const outcome = await match.takeBack(request);
    if (outcome.ok) return;
    const over = request.agreedOn !== undefined && outcome.refusal.code === 'STALE_STATE';
    throw over ? refused('NO_TAKE_BACK') : new Refused(outcome.refusal, match.module);
  }

  #takeable(match: RunningMatch, seat: Seat, version: number): NonNullable<ReturnType<RunningMatch['takeBackOf']>> {
    const takeable = match.takeBackOf(seat);
    if (!takeable) throw refused('NOTHING_TO_TAKE_BACK');
    if (takeable.version !== version) throw refused('STALE_STATE');
    return takeable;
  }

  async #sitter(code: string, key: unknown): Promise<Sitter> {
    const room = await this.#parts.rooms.load(code);
    const seat = seatIn(room, key);
    const match = room.matchId === null ? undefined : await this.#parts.matches.open(room.matchId, room.code);
    if (!match) throw refused('ROOM_NOT_PLAYING');
    return { room: playing(room, match), match, seat };
  }

  /** A request ends when the public view changes. */
  #moved(match: RunningMatch): void {
    const room = this.#parts.subscriptions.room(match.roomCode);
    const open = room?.matchId === match.id ? room.hosting.takeBacks.open : null;
    if (!open || open.version === versionOfAll(match)) return;
    this.#parts.rooms.change(match.roomCode, (kept) => closed(kept, open)).catch(this.#parts.failed);
  }
}

/** Throws `NOT_YOUR_SEAT`. */
function seatIn(room: RoomRecord, key: unknown): Seat {
  const seat = seatOfKey(room, key);
  if (seat === null) throw refused('NOT_YOUR_SEAT');
  return seat;
}

/** The room that plays the match. Throws `ROOM_NOT_PLAYING`, `PAUSED`. */
function playing(room: RoomRecord, { id }: RunningMatch): RoomRecord {
  if (room.state !== 'playing' || room.matchId !== id) throw refused('ROOM_NOT_PLAYING');
  const still = standstill(room, id);
  if (still) throw refused(still);
  return room;
}

/** The version of the public view. */
function versionOfAll(match: RunningMatch): number {
  return match.snapshot(null).version;
}
