import { steadyNow } from '../../clock/steadyTime';
import type { RoomSubscriptions } from '../../cluster/roomSubscriptions';
import type { SealedSecret } from '../../match/api';
import { refused } from '../../refusals';
import type { RoomRecord, SeedExchangeRecord } from '../../store/records';
import type { Visitor } from '../../store/shared';
import {
  asking,
  begun,
  CONTRIBUTION_TIMEOUT_MS,
  contributors,
  ended,
  isComplete,
  missingOf,
} from './seedExchangeRules';

/** The material a match is dealt from. */
export interface Draw {
  sealed: SealedSecret;
  /** Number of repeated draws. */
  redraws: number;
  /** The hashes of the keys of people whose numbers were missing. */
  silent: readonly string[];
  /** The contributions, by the seats at that time. */
  parts: SeedExchangeRecord['parts'];
}

export interface SeedExchangesParts {
  subscriptions: Pick<RoomSubscriptions, 'subscribe' | 'listen' | 'room'>;
  change(code: string, change: (room: RoomRecord) => RoomRecord): Promise<RoomRecord>;
}

/**
 * Collects the contributions of browsers to the seed of a match, as described in `kit/seedExchange.ts`. The messages
 * are stored with the room, so browsers may use any server. The secret is in the memory of the dealing server; if that
 * server stops, the exchange expires.
 */
export class SeedExchanges {
  readonly #parts: SeedExchangesParts;

  constructor(parts: SeedExchangesParts) {
    this.#parts = parts;
  }

  /**
   * Collects what a match is dealt from: the server's secret, and the number of every browser that has sent a hash.
   * While a number is missing, all draw again without the people who did not send theirs. A silent browser delays the
   * deal by at most twice `CONTRIBUTION_TIMEOUT_MS`. Throws `ROOM_PLAYING`, `NO_SUCH_ROOM`.
   * @param seated the room as it will be seated
   */
  async collect(
    code: string,
    seal: () => SealedSecret,
    seated: (room: RoomRecord) => RoomRecord,
    visitors: Iterable<Visitor>,
  ): Promise<Draw> {
    const leave = await this.#parts.subscriptions.subscribe(code);
    const silent: string[] = [];
    try {
      for (let redraws = 0; ; redraws++) {
        const sealed = seal();
        const asked = [...visitors].filter(({ seatHash }) => seatHash !== null && !silent.includes(seatHash));
        const exchange = await this.#draw(code, { ...sealed, redraws }, seated, asked);
        const missing = missingOf(exchange);
        if (missing.length === 0) return { sealed, redraws, silent, parts: exchange?.parts ?? [] };
        silent.push(...missing);
      }
    } finally {
      leave();
    }
  }

  /**
   * Collects once.
   * @returns the finished exchange; undefined if nobody contributes
   */
  async #draw(
    code: string,
    sealed: SealedSecret & { redraws: number },
    seated: (room: RoomRecord) => RoomRecord,
    visitors: readonly Visitor[],
  ): Promise<SeedExchangeRecord | undefined> {
    const { change } = this.#parts;
    const { matchId } = sealed;
    const room = await change(code, (kept) => {
      const next = seated(kept);
      // Without contributors the room does not change.
      return contributors(next, visitors).length > 0 ? begun(kept, next, sealed, visitors, steadyNow()) : kept;
    });
    if (room.hosting.exchange?.matchId !== matchId) return undefined;
    await this.#complete(code, matchId);
    await change(code, (kept) => asking(kept, matchId));
    await this.#complete(code, matchId);
    let exchange: SeedExchangeRecord | undefined;
    await change(code, (kept) => {
      exchange = kept.hosting.exchange;
      return ended(kept, matchId);
    });
    // The exchange has expired. Its hashes and numbers are public, so the match must not be dealt without them.
    if (exchange?.matchId !== matchId) throw refused('ROOM_PLAYING');
    return exchange;
  }

  /** Resolves when all contributions of the step are there, or its time is up. */
  #complete(code: string, matchId: string): Promise<void> {
    const { subscriptions } = this.#parts;
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        end();
        resolve();
      };
      const look = () => {
        const exchange = subscriptions.room(code)?.hosting.exchange;
        if (exchange?.matchId !== matchId || isComplete(exchange)) done();
      };
      const end = subscriptions.listen({ changed: (room) => room.code === code && look() });
      const timer = setTimeout(done, CONTRIBUTION_TIMEOUT_MS);
      look();
    });
  }
}
