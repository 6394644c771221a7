import type { HandOver, SeatTaken } from '@lantern/protocol/credentials';
import type { RoomView } from '@lantern/protocol/rooms';
import type { Seat } from '@lantern/protocol/seat';
import { steadyNow } from '../../clock/steadyTime';
import type { LoadedGames } from '../../games';
import { refused } from '../../refusals';
import type { RoomRecord } from '../../store/records';
import { drawKey, hashKey } from '../access/keys';
import { drawTypedCode, isTypedCode, TypedCodes } from '../handOver/handOverCodes';
import { HAND_OVER_LASTS, offered, redeemed, takenBack } from '../handOver/handOverRules';
import { withHint } from '../hints/hintRules';
import { withClockHeld } from '../lifecycle/suspendAndResume';
import type { Presence } from '../presence/presence';
import type { Rooms } from '../rooms';
import { requireHost, requireSeat, seatNamed, seatOfKey } from '../seats/seats';
import { decided, type Question, returned, stoodInFor, voted } from '../votes/votes';
import { hostedBy, swapped, withHosting } from './hostingRules';
import { gameNamed } from './settings';

/** What a host does beside settling what is played, and what the seated persons decide. Refusals are thrown as `Refused`. */
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

  /** Two seats change places. Throws `NOT_HOST`, `ROOM_PLAYING`, `NO_SUCH_SEAT`. */
  async move(code: string, key: unknown, from: Seat, to: Seat): Promise<RoomView> {
    return this.#byHost(code, key, (room) => swapped(room, from, to, gameNamed(this.#games, room.game)));
  }

  /** Makes the person on a seat the host. Throws `NOT_HOST`, `NO_SUCH_SEAT`, `NOT_A_PERSON`. */
  async pass(code: string, key: unknown, seat: Seat): Promise<RoomView> {
    return this.#byHost(code, key, (room) => hostedBy(room, seat));
  }

  /** Deletes the room with all its matches for ever. Throws `NOT_HOST`. */
  async close(code: string, key: unknown): Promise<void> {
    await this.#rooms.remove(code, (room) => {
      requireHost(room, key);
      return true;
    });
  }

  /** Lets the match stand still or go on. Throws `NOT_HOST`, `ROOM_NOT_PLAYING`. */
  async pause(code: string, key: unknown, paused: boolean): Promise<RoomView> {
    return this.#byHost(code, key, (room) => {
      if (room.state !== 'playing') throw refused('ROOM_NOT_PLAYING');
      if ((room.hosting.pausedAt !== null) === paused) return room;
      return withHosting(room, { pausedAt: paused ? steadyNow() : null });
    });
  }

  /** Votes, or takes a vote back. Throws `NOT_YOUR_SEAT` (no seat's key), `ROOM_NOT_PLAYING`, `NO_SUCH_SEAT`, `NOT_AWAY`. */
  async vote(code: string, key: unknown, question: Question, wanted: boolean): Promise<RoomView> {
    const visitors = await this.#rooms.visitors(await this.#rooms.load(code));
    const room = await this.#rooms.change(code, (kept) => {
      if (seatOfKey(kept, key) === null) throw refused('NOT_YOUR_SEAT');
      const here = (seat: Seat) => visitors.atSeat(seatNamed(kept, seat)) > 0;
      return voted(kept, question, hashKey(String(key)), wanted, here);
    });
    return this.#rooms.view(room);
  }

  /** Counts a hint that somebody who sits was given by their own browser. Throws `NOT_YOUR_SEAT`, `ROOM_NOT_PLAYING`. */
  async hint(code: string, key: unknown): Promise<RoomView> {
    const room = await this.#rooms.change(code, (kept) => {
      const seat = seatOfKey(kept, key);
      if (seat === null) throw refused('NOT_YOUR_SEAT');
      return withHint(kept, seat);
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

  /** Takes the offer of a seat back. Throws `NO_SUCH_SEAT`, `NOT_YOUR_SEAT`. */
  async keep(code: string, key: unknown, seat: Seat): Promise<RoomView> {
    const room = await this.#rooms.change(code, (kept) => {
      requireSeat(kept, seat, key);
      return takenBack(kept, seat);
    });
    return this.#rooms.view(room);
  }

  /**
   * Takes an offered seat over: with a key of its own. Throws `HAND_OVER_GONE`, `TOO_MANY_TRIES`,
   * `SECOND_SEAT`.
   * @param address of the other device: a household
   * @param browser anything by which the room knows that browser again
   */
  async redeem(code: string, secret: unknown, address: string, browser?: string): Promise<SeatTaken> {
    const known = await this.#rooms.load(code);
    if (isTypedCode(secret)) await this.#typedCodes.count(known.code, address);
    const mayTake = await this.#rooms.seatGuard(known, browser);
    const seatKey = drawKey();
    let seat = '';
    const room = await this.#rooms.change(code, (kept) => {
      const taken = redeemed(kept, secret, hashKey(seatKey), steadyNow());
      mayTake(kept);
      seat = taken.seat;
      return taken.room;
    });
    return { seat, seatKey, room: await this.#rooms.view(room) };
  }

  /** A stand-in plays a seat from now on: its person has been away for long enough. */
  async standIn(code: string, matchId: string, seat: Seat): Promise<void> {
    await this.#rooms.change(code, (room) => {
      const here = this.#hereIn(room);
      if (room.state !== 'playing' || room.matchId !== matchId || here(seat)) return room;
      return decided(stoodInFor(room, seat), here);
    });
  }

  /** Those who are back play themselves again. */
  async standDown(code: string, matchId: string): Promise<void> {
    await this.#rooms.change(code, (room) => {
      if (room.matchId !== matchId) return room;
      const back = room.seats.filter(({ seat, standIn }) => standIn !== 'none' && this.#presence.seatHere(room, seat));
      return back.reduce((now, { seat }) => returned(now, seat), room);
    });
  }

  /** Holds the clock of a match while the table waits for somebody who is away, or lets it run on. */
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
