import type { RoomSubscriptions } from '../cluster/roomSubscriptions';
import type { Matches } from '../match/matches';
import type { RoomRecord } from '../store/records';

export interface FollowedMatchesParts {
  matches: Pick<Matches, 'watch'>;
  subscriptions: RoomSubscriptions;
  /** Has this server's id. */
  registry: { readonly id: string };
  /** Called when a match is newly followed or its room has changed. */
  look(matchId: string): void;
  /** Called when a match is no longer followed. */
  stop(matchId: string, code: string): void;
  failed(error: unknown): void;
}

/** Delay before a failed query is tried again, in milliseconds. */
const RETRY = 2000;

interface Game {
  room: RoomRecord & { matchId: string };
  end: () => void;
}

/**
 * The running matches of the rooms this server is subscribed to. It stays subscribed to the rooms whose match it owns, even if
 * nobody here has them open.
 */
export class FollowedMatches {
  readonly #parts: FollowedMatchesParts;
  readonly #games = new Map<string, Game>();
  /** By room whose match this server owns: ends the subscription to it. */
  readonly #kept = new Map<string, () => void>();
  readonly #end: () => void;

  constructor(parts: FollowedMatchesParts) {
    this.#parts = parts;
    this.#end = parts.subscriptions.listen({
      changed: (room) => this.#changed(room),
      left: (code) => this.#drop(code),
      deleted: ({ code }) => {
        this.#release(code);
        this.#drop(code);
      },
    });
  }

  /** The room of a running match followed here. */
  roomOf(matchId: string, code: string): RoomRecord | undefined {
    const room = this.#games.get(code)?.room;
    return room?.matchId === matchId ? room : undefined;
  }

  /** Whether this server owns a room's match: plays its bots and runs its clock. */
  owns(room: RoomRecord): boolean {
    return isRunning(room) && room.owner === this.#parts.registry.id;
  }

  /** Whether this server owns any match. */
  get ownsAny(): boolean {
    return this.#kept.size > 0;
  }

  /** The running match of a room, if it is followed. */
  matchIn(code: string): string | undefined {
    return this.#games.get(code)?.room.matchId;
  }

  close(): void {
    this.#end();
    for (const code of [...this.#kept.keys()]) this.#release(code);
    for (const code of [...this.#games.keys()]) this.#drop(code);
  }

  #changed(room: RoomRecord): void {
    if (this.owns(room)) this.#keep(room.code);
    else this.#release(room.code);
    const game = this.#games.get(room.code);
    if (!isRunning(room) || game?.room.matchId !== room.matchId) this.#drop(room.code);
    if (!isRunning(room) || !this.#parts.subscriptions.room(room.code)) return;
    if (game && game.room.matchId === room.matchId) {
      game.room = room;
      this.#parts.look(room.matchId);
    } else this.#follow(room);
  }

  #follow(room: RoomRecord & { matchId: string }): void {
    const watching = held(
      () => this.#parts.matches.watch(room.matchId),
      () => this.#parts.look(room.matchId),
      (error) => this.#parts.failed(error),
    );
    this.#games.set(room.code, { room, end: watching });
  }

  #drop(code: string): void {
    const game = this.#games.get(code);
    if (!game) return;
    this.#games.delete(code);
    game.end();
    this.#parts.stop(game.room.matchId, code);
  }

  #keep(code: string): void {
    if (this.#kept.has(code)) return;
    const caring = held(
      () => this.#parts.subscriptions.subscribe(code),
      () => {},
      (error) => this.#parts.failed(error),
    );
    this.#kept.set(code, caring);
  }

  #release(code: string): void {
    const end = this.#kept.get(code);
    this.#kept.delete(code);
    end?.();
  }
}

function isRunning(room: RoomRecord): room is RoomRecord & { matchId: string } {
  return room.state === 'playing' && room.matchId !== null;
}

/**
 * Takes a subscription, with retries.
 * @returns unsubscribe, which may be called at any time
 */
function held(take: () => Promise<() => void>, taken: () => void, failed: (error: unknown) => void): () => void {
  let letGo = () => {};
  let ended = false;
  let retry: NodeJS.Timeout | undefined;
  const attempt = () => {
    take().then(
      (end) => {
        if (ended) return end();
        letGo = end;
        taken();
      },
      (error: unknown) => {
        failed(error);
        if (!ended) retry = setTimeout(attempt, RETRY);
      },
    );
  };
  attempt();
  return () => {
    ended = true;
    clearTimeout(retry);
    letGo();
  };
}
