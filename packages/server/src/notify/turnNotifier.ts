import type { PushAddress } from '@lantern/protocol/bodies';
import type { QuietHours } from '@lantern/protocol/quietHours';
import type { Seat } from '@lantern/protocol/seat';
import type { Logger } from 'pino';
import { Timers } from '../clock/timers';
import type { RoomSubscriptions } from '../cluster/roomSubscriptions';
import { isZone } from '../days/localTime';
import { isOverDays } from '../days/tempoRules';
import type { Matches } from '../match/matches';
import type { RunningMatch } from '../match/runningMatch';
import { levelOf, refused } from '../refusals';
import { hashKey } from '../rooms/access/keys';
import type { Presence } from '../rooms/presence/presence';
import type { Rooms } from '../rooms/rooms';
import { requireSeat } from '../rooms/seats/seats';
import type { PushStore } from '../store/push';
import type { RoomRecord, SeatRecord } from '../store/records';
import { callWords } from './callWords';
import { maybeCalled } from './pushServices';
import type { WebPush } from './webPush';

export interface TurnNotifierParts {
  store: PushStore;
  rooms: Rooms;
  matches: Matches;
  presence: Presence;
  subscriptions: RoomSubscriptions;
  /** Has this server's id; it sends notifications for the matches it owns. */
  registry: { readonly id: string };
  webPush: WebPush;
  /** Allowed push services. */
  services: readonly string[];
  /** How long a player must be away before a notification is sent, in milliseconds: pages get reloaded. */
  timeout: number;
  log: Logger;
}

/** Sends a Web Push notification to subscribed players who owe a decision and have no page open, once per decision. */
export class TurnNotifier {
  readonly #parts: TurnNotifierParts;
  /** By `<match>/<seat>`: until the notification is sent. */
  readonly #waits = new Timers();
  /** By `<match>/<seat>`: the decision of the last notification. */
  readonly #called = new Map<string, number>();
  readonly #endings: (() => void)[];

  constructor(parts: TurnNotifierParts) {
    const { matches, presence, subscriptions } = parts;
    this.#parts = parts;
    this.#endings = [
      matches.listen({ moved: (match) => this.#look(match) }),
      presence.listen((code) => this.#lookAt(subscriptions.room(code))),
      subscriptions.listen({ changed: (room) => this.#lookAt(room) }),
    ];
  }

  /** Subscribes a browser to notifications for a seat. Throws `NO_SUCH_ROOM`, `NO_SUCH_SEAT`, `NOT_YOUR_SEAT`, `PUSH_REFUSED`. */
  async begin(
    code: string,
    seat: Seat,
    key: unknown,
    address: PushAddress,
    { language, zone, quiet }: { language: string; zone?: string; quiet?: QuietHours },
  ): Promise<void> {
    const room = await this.#owned(code, seat, key);
    if (!maybeCalled(address.endpoint, this.#parts.services)) throw refused('PUSH_REFUSED');
    const keyHash = hashKey(String(key));
    const kept = { ...(zone !== undefined && isZone(zone) && { zone }), ...(quiet && { quiet }) };
    await this.#parts.store.add({ roomCode: room.code, keyHash, address, language, ...kept, at: Date.now() });
  }

  /** Unsubscribes a browser from the notifications of a room. Throws `NO_SUCH_ROOM`, `NO_SUCH_SEAT`, `NOT_YOUR_SEAT`. */
  async end(code: string, seat: Seat, key: unknown, endpoint: string): Promise<void> {
    const room = await this.#owned(code, seat, key);
    await this.#parts.store.remove(room.code, endpoint);
  }

  /** Whether a browser is notified for a seat. Throws `NO_SUCH_ROOM`, `NO_SUCH_SEAT`, `NOT_YOUR_SEAT`. */
  async calls(code: string, seat: Seat, key: unknown, endpoint: string): Promise<boolean> {
    const room = await this.#owned(code, seat, key);
    const keyHash = hashKey(String(key));
    const addresses = await this.#parts.store.addresses(room.code);
    return addresses.some((address) => address.keyHash === keyHash && address.address.endpoint === endpoint);
  }

  /**
   * Sends a browser a test notification. Throws `NO_SUCH_ROOM`, `NO_SUCH_SEAT`, `NOT_YOUR_SEAT`.
   * @returns whether its push service has accepted it
   */
  async test(code: string, seat: Seat, key: unknown, endpoint: string): Promise<boolean> {
    const room = await this.#owned(code, seat, key);
    const { store, webPush, services } = this.#parts;
    const keyHash = hashKey(String(key));
    const asked = await store.addresses(room.code);
    const one = asked.find((kept) => kept.keyHash === keyHash && kept.address.endpoint === endpoint);
    if (!one || !maybeCalled(endpoint, services)) return false;
    const { language } = one;
    const shown = {
      title: 'Lantern',
      body: (callWords[language] ?? callWords.en)?.test({ until: undefined, name: '' }) ?? '',
    };
    return (await webPush.call(one.address, { code: room.code, title: 'Lantern', language, shown })) === 'called';
  }

  close(): void {
    for (const end of this.#endings) end();
    this.#waits.close();
  }

  async #owned(code: string, seat: Seat, key: unknown): Promise<RoomRecord> {
    const room = await this.#parts.rooms.load(code);
    requireSeat(room, seat, key);
    return room;
  }

  #lookAt(room: RoomRecord | undefined): void {
    const { registry, matches, log } = this.#parts;
    if (room?.state !== 'playing' || room.matchId === null || room.owner !== registry.id) return;
    matches.open(room.matchId, room.code).then(
      (match) => match && this.#look(match),
      (error: unknown) => log[levelOf(error, 'warn')]({ err: error }, 'a match could not be opened'),
    );
  }

  #look(match: RunningMatch): void {
    const room = this.#parts.subscriptions.room(match.roomCode);
    if (room?.owner !== this.#parts.registry.id) return;
    for (const seat of room.seats) {
      const key = `${match.id}/${seat.seat}`;
      if (match.result()) this.#called.delete(key);
      if (!this.#isMissed(match, room, seat)) this.#waits.stop(key);
      else this.#waits.start(key, this.#parts.timeout, () => this.#waited(match, seat.seat));
    }
  }

  /** Whether an absent person owes a decision they have not been notified of. */
  #isMissed(match: RunningMatch, room: RoomRecord, { seat, kind, standIn }: SeatRecord): boolean {
    if (kind !== 'person' || standIn !== 'none' || match.result() || match.frozen) return false;
    // Over days the notifications are in the store, and `DayCaller` sends them.
    if (room.matchId !== match.id || room.hosting.pausedAt !== null || isOverDays(room)) return false;
    const view = match.view(seat);
    const called = this.#called.get(`${match.id}/${seat}`) === view.decisionId;
    return view.mustDecide && !called && !this.#parts.presence.seatHere(room, seat);
  }

  #waited(match: RunningMatch, seat: Seat): void {
    const { subscriptions, log } = this.#parts;
    const key = `${match.id}/${seat}`;
    const room = subscriptions.room(match.roomCode);
    const record = room?.seats.find((record) => record.seat === seat);
    if (!room || !record || !this.#isMissed(match, room, record)) return;
    this.#called.set(key, match.view(seat).decisionId);
    this.#call(match, room, record).catch((error: unknown) =>
      log[levelOf(error)]({ err: error }, 'a notification could not be sent'),
    );
  }

  async #call({ module }: RunningMatch, { code }: RoomRecord, { keyHash }: SeatRecord): Promise<void> {
    const { store, webPush, services } = this.#parts;
    for (const { address, language, keyHash: asked } of await store.addresses(code)) {
      if (asked !== keyHash || !maybeCalled(address.endpoint, services)) continue;
      const became = await webPush.call(address, { code, title: module.strings.title, language });
      if (became === 'gone') await store.remove(code, address.endpoint);
    }
  }
}
