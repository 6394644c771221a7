import { setTimeout as pause } from 'node:timers/promises';
import type { AnyModule } from '@lantern/games/module';
import type { RoomUpdate } from '@lantern/protocol/rooms';
import { io, type Socket } from 'socket.io-client';
import type { Ledger } from '../kill/ledger';
import { type OpenedMatch, openMatch, post } from '../rooms';

/** A match of bots that a guest watches through the proxy: every move there was made by some server. */
export class Bots {
  readonly #server: string;
  readonly #ledger: Ledger;
  readonly #room: Socket;
  readonly #match: Socket;
  readonly #players: number;
  readonly #hostKey: string;
  #matchId: string | null = null;
  #moves = 0;

  private constructor(server: string, module: AnyModule, ledger: Ledger, { code, hostKey, players }: OpenedMatch) {
    this.#server = server;
    this.#ledger = ledger;
    this.#players = players;
    this.#hostKey = hostKey;
    const query = { room: code };
    const options = { transports: ['websocket'], query, forceNew: true, reconnectionDelayMax: 250 };
    this.#match = io(`${server}/${module.id}`, options);
    this.#match.on('connect', () => this.#sync());
    this.#match.on('patch', () => {
      this.#moves += 1;
    });
    this.#room = io(`${server}/room`, { ...options, auth: { code } });
    this.#room.on('room', (update: RoomUpdate) => this.#told(update));
  }

  /** Opens a room full of bots and starts it. */
  static async open(server: string, module: AnyModule, ledger: Ledger): Promise<Bots> {
    const bots = Array<null>(module.players.min).fill(null);
    return new Bots(server, module, ledger, await openMatch(server, module.id, bots));
  }

  /**
   * Waits until the bots have moved.
   * @returns the time in milliseconds; `null` if they did not in that time
   */
  async goOn(patience: number): Promise<number | null> {
    const began = performance.now();
    const before = this.#moves;
    while (this.#moves === before && performance.now() < began + patience) await pause(20);
    return this.#moves === before ? null : Math.round(performance.now() - began);
  }

  leave(): void {
    this.#room.disconnect();
    this.#match.disconnect();
  }

  #told({ room }: RoomUpdate): void {
    if (room.state === 'over') post(`${this.#server}/api/rooms/${room.code}/start`, {}, this.#hostKey).catch(() => {});
    if (room.matchId === null || room.matchId === this.#matchId) return;
    this.#matchId = room.matchId;
    this.#ledger.matches.add(room.matchId);
    this.#sync();
  }

  #sync(): void {
    if (this.#matchId !== null && this.#match.connected)
      this.#match.emit('sync', this.#matchId, null, null, this.#players);
  }
}
