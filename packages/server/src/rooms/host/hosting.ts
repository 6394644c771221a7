import type { HandOver, HostTaken, SeatTaken } from '@lantern/protocol/credentials';
import type { ExtraTime } from '@lantern/protocol/extraTime';
import type { RoomView } from '@lantern/protocol/rooms';
import type { Seat } from '@lantern/protocol/seat';
import { steadyNow } from '../../clock/steadyTime';
import type { LoadedGames } from '../../games';
import { refused } from '../../refusals';
import type { RoomRecord } from '../../store/records';
import { browserHashIn, drawKey, hashKey } from '../access/keys';
import { withExtraTime } from '../extraTime/extraTimeRules';
import { drawTypedCode, isTypedCode, TypedCodes } from '../handOver/handOverCodes';
import { HAND_OVER_LASTS, offered, redeemed, takenBack } from '../handOver/handOverRules';
import { withHint } from '../hints/hintRules';
import { withClockHeld } from '../lifecycle/suspendAndResume';
import type { Presence } from '../presence/presence';
import type { Rooms } from '../rooms';
import { hostName } from '../seats/seatRequestRules';
import { requireHost, requireSeat, seatNamed, seatOfKey } from '../seats/seats';
import { undoable, undone } from '../seats/undoRules';
import { decided, type Question, returned, stoodInFor, voted, withoutVoteOf } from '../votes/votes';
import { withHostNews } from './hostDeputy';
import { hostedBy, hostedByLink, swapped } from './hostingRules';
import { mayPauseAlone, paused, resumed } from './pauses';
import { gameNamed } from './settings';

/** Actions of the host outside the settings, and decisions of the seated players. Refusals are thrown as `Refused`. */
export class Hosting {
  readonly #rooms: Rooms;
  readonly #presence: Presence;
  readonly #games: LoadedGames;
  readonly #typedCodes = new TypedCodes();

  constructor(rooms: Rooms, presence: Presence, games: LoadedGames) {
    this.#rooms = rooms;
    this.#presence = presence;
    this.#games = games;
  }

  /** Swaps two seats. Throws `NOT_HOST`, `ROOM_PLAYING`, `NO_SUCH_SEAT`. */
  async move(code: string, key: unknown, from: Seat, to: Seat): Promise<RoomView> {
    return this.#byHost(code, key, (room) => swapped(room, from, to, gameNamed(this.#games, room.game)));
  }

  /** Makes the person on a seat the host. Throws `NOT_HOST`, `NO_SUCH_SEAT`, `NOT_A_PERSON`. */
  async pass(code: string, key: unknown, seat: Seat): Promise<RoomView> {
    const visitors = await this.#rooms.visitors(await this.#rooms.load(code));
    return this.#byHost(code, key, (room) => {
      const now = steadyNow();
      const passed = withHostNews(hostedBy(room, seat), { how: 'passed', name: hostName(room, visitors) }, now);
      return undoable(room, passed, { seat: null, by: room.hostKeyHash }, now);
    });
  }

  /**
   * Undoes a recent act of the owner of this key. Throws `UNDO_GONE`.
   * @param seat that was left or freed; `null` for the role of the host
   */
  async undo(code: string, key: unknown, seat: Seat | null): Promise<RoomView> {
    return this.#rooms.view(await this.#rooms.change(code, (room) => undone(room, seat, key, steadyNow())));
  }

  /** Makes a browser the host by the secret of a link. Throws `HOST_LINK_GONE`. */
  async becomeHost(code: string, secret: unknown): Promise<HostTaken> {
    const hostKey = drawKey();
    const room = await this.#rooms.change(code, (kept) => hostedByLink(kept, secret, hashKey(hostKey)));
    return { hostKey, room: await this.#rooms.view(room) };
  }

  /** Permanently deletes the room with all its matches. Throws `NOT_HOST`. */
  async close(code: string, key: unknown): Promise<void> {
    await this.#rooms.remove(code, (room) => {
      requireHost(room, key);
      return true;
    });
  }

  /**
   * Pauses or resumes the match. Throws `NOT_HOST`, `ROOM_NOT_PLAYING`, `PAUSE_BY_VOTE` (a match over days was paused
   * within the last 14 days).
   */
  async pause(code: string, key: unknown, pausing: boolean): Promise<RoomView> {
    return this.#byHost(code, key, (room) => {
      if (room.state !== 'playing') throw refused('ROOM_NOT_PLAYING');
      if ((room.hosting.pausedAt !== null) === pausing) return room;
      const now = steadyNow();
      if (pausing && !mayPauseAlone(room, now)) throw refused('PAUSE_BY_VOTE');
      return pausing ? paused(room, now) : resumed(room, now);
    });
  }

  /**
   * Votes or withdraws a vote. Throws `NOT_YOUR_SEAT` (no seat's key), `ROOM_NOT_PLAYING`, `NO_SUCH_SEAT`, `NOT_AWAY`.
   */
  async vote(code: string, key: unknown, question: Question, wanted: boolean): Promise<RoomView> {
    const visitors = await this.#rooms.visitors(await this.#rooms.load(code));
    const room = await this.#rooms.change(code, (kept) => {
      if (seatOfKey(kept, key) === null) throw refused('NOT_YOUR_SEAT');
      const here = (seat: Seat) => visitors.atSeat(seatNamed(kept, seat)) > 0;
      return voted(kept, question, hashKey(String(key)), wanted, here);
    });
    return this.#rooms.view(room);
  }

  /** Counts a hint that a player's own browser has computed. Throws `NOT_YOUR_SEAT`, `ROOM_NOT_PLAYING`. */
  async hint(code: string, key: unknown): Promise<RoomView> {
    const room = await this.#rooms.change(code, (kept) => {
      const seat = seatOfKey(kept, key);
      if (seat === null) throw refused('NOT_YOUR_SEAT');
      return withHint(kept, seat);
    });
    return this.#rooms.view(room);
  }

  /** Gives the person on a seat more time for decisions. Throws `NO_SUCH_SEAT`, `NOT_YOUR_SEAT`. */
  async extraTime(code: string, key: unknown, seat: Seat, time: ExtraTime | 'usual'): Promise<RoomView> {
    const room = await this.#rooms.change(code, (kept) => {
      requireSeat(kept, seat, key);
      return withExtraTime(kept, seat, time);
    });
    return this.#rooms.view(room);
  }

  /** Offers a seat to another device. Throws `NO_SUCH_SEAT`, `NOT_YOUR_SEAT`. */
  async handOver(code: string, key: unknown, seat: Seat): Promise<HandOver> {
    const token = drawKey();
    const typed = drawTypedCode();
    const hashes = { tokenHash: hashKey(token), codeHash: hashKey(typed) };
    await this.#rooms.change(code, (room) => {
      requireSeat(room, seat, key);
      return offered(room, seat, hashes, steadyNow());
    });
    return { token, typed, lasts: HAND_OVER_LASTS };
  }

  /** Withdraws the offer to move a seat. Throws `NO_SUCH_SEAT`, `NOT_YOUR_SEAT`. */
  async keep(code: string, key: unknown, seat: Seat): Promise<RoomView> {
    const room = await this.#rooms.change(code, (kept) => {
      requireSeat(kept, seat, key);
      return takenBack(kept, seat);
    });
    return this.#rooms.view(room);
  }

  /**
   * Moves a seat to another device, with a new key. Throws `HAND_OVER_GONE`, `TOO_MANY_TRIES`, `SECOND_SEAT`.
   * @param secret of an offer, or the key of the seat
   * @param address the household of the other device
   * @param browser a stable id of that browser
   */
  async redeem(code: string, secret: unknown, address: string, browser?: string): Promise<SeatTaken> {
    const known = await this.#rooms.load(code);
    if (isTypedCode(secret)) await this.#typedCodes.count(known.code, address);
    const mayTake = await this.#rooms.seatGuard(known, browser);
    const seatKey = drawKey();
    let seat = '';
    const device = { keyHash: hashKey(seatKey), browser: browser ? browserHashIn(known.code, browser) : undefined };
    const room = await this.#rooms.change(code, (kept) => {
      const taken = redeemed(kept, secret, device, steadyNow());
      mayTake({ ...kept, seats: kept.seats.filter((seat) => seat.seat !== taken.seat) });
      seat = taken.seat;
      return taken.room;
    });
    return { seat, seatKey, room: await this.#rooms.view(room) };
  }

  /** Starts the stand-in for a seat whose person has been away for long enough. */
  async standIn(code: string, matchId: string, seat: Seat): Promise<void> {
    await this.#rooms.change(code, (room) => {
      const here = this.#hereIn(room);
      if (room.state !== 'playing' || room.matchId !== matchId || here(seat)) return room;
      return decided(stoodInFor(room, seat), here);
    });
  }

  /** Stops waiting for the vote of a person who has been away for `VOTE_KEPT`. */
  async endVoteOf(code: string, matchId: string, seat: Seat): Promise<void> {
    await this.#rooms.change(code, (room) => {
      const here = this.#hereIn(room);
      if (room.state !== 'playing' || room.matchId !== matchId || here(seat)) return room;
      return withoutVoteOf(room, seat, here);
    });
  }

  /** Gives their seats and votes back to people who have returned. */
  async standDown(code: string, matchId: string): Promise<void> {
    await this.#rooms.change(code, (room) => {
      if (room.matchId !== matchId) return room;
      const back = room.seats.filter(
        (seat) => (seat.standIn !== 'none' || seat.away) && this.#presence.seatHere(room, seat.seat),
      );
      return back.reduce((now, { seat }) => returned(now, seat), room);
    });
  }

  /** Stops the clock of a match while it waits for an absent player, or lets it run on. */
  async holdClock(code: string, matchId: string, held: boolean): Promise<void> {
    await this.#rooms.change(code, (room) => {
      return room.state === 'playing' && room.matchId === matchId ? withClockHeld(room, held, steadyNow()) : room;
    });
  }

  #hereIn(room: RoomRecord): (seat: Seat) => boolean {
    return (seat) => this.#presence.seatHere(room, seat);
  }

  async #byHost(code: string, key: unknown, change: (room: RoomRecord) => RoomRecord): Promise<RoomView> {
    const room = await this.#rooms.change(code, (kept) => {
      requireHost(kept, key);
      return change(kept);
    });
    return this.#rooms.view(room);
  }
}
