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

const RETRY_DELAY_MS = 2000;

interface FollowedRoom {
  room: RoomRecord & { matchId: string };
  end: () => void;
}

/**
 * The running matches of the rooms this server is subscribed to. It stays subscribed to the rooms whose match it owns,
 * even if nobody has them open here.
 */
export class FollowedMatches {
  readonly #parts: FollowedMatchesParts;
  readonly #followed = new Map<string, FollowedRoom>();
  /** By room whose match this server owns: ends the subscription to it. */
  readonly #owned = new Map<string, () => void>();
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
    const room = this.#followed.get(code)?.room;
    return room?.matchId === matchId ? room : undefined;
  }

  /** Whether this server owns a room's match: plays its bots and runs its clock. */
  owns(room: RoomRecord): boolean {
    return isRunning(room) && room.owner === this.#parts.registry.id;
  }

  get ownsAny(): boolean {
    return this.#owned.size > 0;
  }

  /** The running match of a room, if it is followed. */
  matchIn(code: string): string | undefined {
    return this.#followed.get(code)?.room.matchId;
  }

  close(): void {
    this.#end();
    for (const code of [...this.#owned.keys()]) this.#release(code);
    for (const code of [...this.#followed.keys()]) this.#drop(code);
  }

  #changed(room: RoomRecord): void {
    if (this.owns(room)) this.#keep(room.code);
    else this.#release(room.code);
    const followed = this.#followed.get(room.code);
    if (!isRunning(room) || followed?.room.matchId !== room.matchId) this.#drop(room.code);
    if (!isRunning(room) || !this.#parts.subscriptions.room(room.code)) return;
    if (followed && followed.room.matchId === room.matchId) {
      followed.room = room;
      this.#parts.look(room.matchId);
    } else this.#follow(room);
  }

  #follow(room: RoomRecord & { matchId: string }): void {
    const end = retain(
      () => this.#parts.matches.watch(room.matchId, room.code),
      () => this.#parts.look(room.matchId),
      (error) => this.#parts.failed(error),
    );
    this.#followed.set(room.code, { room, end: end });
  }

  #drop(code: string): void {
    const followed = this.#followed.get(code);
    if (!followed) return;
    this.#followed.delete(code);
    followed.end();
    this.#parts.stop(followed.room.matchId, code);
  }

  #keep(code: string): void {
    if (this.#owned.has(code)) return;
    const end = retain(
      () => this.#parts.subscriptions.subscribe(code),
      () => {},
      (error) => this.#parts.failed(error),
    );
    this.#owned.set(code, end);
  }

  #release(code: string): void {
    const end = this.#owned.get(code);
    this.#owned.delete(code);
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
function retain(take: () => Promise<() => void>, taken: () => void, failed: (error: unknown) => void): () => void {
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
        if (!ended) retry = setTimeout(attempt, RETRY_DELAY_MS);
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
