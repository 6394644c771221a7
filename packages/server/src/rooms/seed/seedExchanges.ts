import type { Contributions } from '@lantern/protocol/fairPlay';
import { steadyNow } from '../../clock/steadyTime';
import type { RoomSubscriptions } from '../../cluster/roomSubscriptions';
import type { SealedSecret } from '../../match/api';
import type { RoomRecord } from '../../store/records';
import type { Visitor } from '../../store/shared';
import { asking, begun, contributors, ended, isComplete, numbersOf, TIMEOUT } from './seedExchangeRules';

export interface SeedExchangesParts {
  subscriptions: Pick<RoomSubscriptions, 'subscribe' | 'listen' | 'room'>;
  change(code: string, change: (room: RoomRecord) => RoomRecord): Promise<RoomRecord>;
}

/**
 * Collects what browsers add to the seed of a match, as `kit/seedExchange.ts` says. What goes to and fro is kept with the
 * room, so that browsers may be at any server; the secret is in the memory of the one that deals, and an exchange whose
 * server has gone lapses.
 */
export class SeedExchanges {
  readonly #parts: SeedExchangesParts;

  constructor(parts: SeedExchangesParts) {
    this.#parts = parts;
  }

  /**
   * The numbers of all who have handed in one in time; nobody who says nothing is waited for longer than twice `PATIENCE`.
   * @param seated the room as it will be seated
   * Throws `ROOM_PLAYING`, `NO_SUCH_ROOM`.
   */
  async collect(
    code: string,
    sealed: SealedSecret,
    seated: (room: RoomRecord) => RoomRecord,
    visitors: Iterable<Visitor>,
  ): Promise<Contributions> {
    const { change, subscriptions } = this.#parts;
    const { matchId } = sealed;
    const leave = await subscriptions.subscribe(code);
    try {
      const room = await change(code, (kept) => {
        const next = seated(kept);
        // Where nobody contributes nobody is told either.
        return contributors(next, visitors).length > 0 ? begun(kept, next, sealed, visitors, steadyNow()) : kept;
      });
      if (room.hosting.exchange?.matchId !== matchId) return {};
      await this.#complete(code, matchId);
      await change(code, (kept) => asking(kept, matchId));
      await this.#complete(code, matchId);
      let numbers: Contributions = {};
      await change(code, (kept) => {
        numbers = numbersOf(kept.hosting.exchange);
        return ended(kept, matchId);
      });
      return numbers;
    } finally {
      leave();
    }
  }

  /** Resolves when everybody has handed in what is asked for, or has had the time for it. */
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
      const timer = setTimeout(done, TIMEOUT);
      look();
    });
  }
}
