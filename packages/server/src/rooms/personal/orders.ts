import { orderedMove, refusedOrder } from '@lantern/games/engine/orders';
import type { Choice } from '@lantern/games/kit/move';
import { type AnyOrders, checkOrders, defaultOrders } from '@lantern/games/kit/orders';
import type { GivenOrders, OwnOrders } from '@lantern/protocol/orders';
import type { Seat } from '@lantern/protocol/seat';
import type { LoadedGames } from '../../games';
import type { Matches } from '../../match/matches';
import type { RunningMatch } from '../../match/runningMatch';
import { Refused } from '../../refusals';
import type { Store } from '../../store/store';
import { gameNamed } from '../host/settings';
import type { Rooms } from '../rooms';
import { seatNamed } from '../seats/seats';
import { ownSeat } from './ownSeat';

export interface OrdersParts {
  store: Pick<Store, 'personal'>;
  rooms: Pick<Rooms, 'load'>;
  matches: Pick<Matches, 'open'>;
  games: LoadedGames;
}

/** The orders of a game that has none. */
const NO_ORDERS: AnyOrders = { choices: {}, ordered: () => undefined };

/**
 * Answers in advance in matches over days. Only the person who gave them can read them; they are valid for one match,
 * while that person has a seat. Refusals are thrown as `Refused`: `NO_SUCH_SEAT`, `NOT_YOUR_SEAT`, `NOT_OVER_DAYS`.
 */
export class Orders {
  readonly #parts: OrdersParts;

  constructor(parts: OrdersParts) {
    this.#parts = parts;
  }

  async own(code: string, key: unknown, seat: Seat): Promise<OwnOrders> {
    const { rooms, matches, games } = this.#parts;
    const room = await rooms.load(code);
    const { person, matchId } = ownSeat(room, key, seat);
    const given = await this.#given(room.code, person, matchId);
    const module = gameNamed(games, room.game);
    const orders = { ...defaultOrders(module.orders ?? NO_ORDERS), ...given };
    const match = await matches.open(matchId, room.code);
    const notPlayed = match && refusedOrder(module, match.view(seat), seat, orders);
    return { orders, given: given !== undefined, ...(notPlayed && { notPlayed }) };
  }

  /** Replaces the orders of the person's seat. Throws `UNKNOWN_OPTION`, `BAD_OPTION`. */
  async give(code: string, key: unknown, seat: Seat, given: GivenOrders): Promise<OwnOrders> {
    const { rooms, games, store } = this.#parts;
    const room = await rooms.load(code);
    const { person, matchId } = ownSeat(room, key, seat);
    const module = gameNamed(games, room.game);
    const checked = checkOrders(module.orders ?? NO_ORDERS, given);
    if ('refusal' in checked) throw new Refused(checked.refusal, module);
    await store.personal.save(room.code, person, { orders: { matchId, orders: checked.orders } });
    return { orders: checked.orders, given: true };
  }

  /** The move that the orders of a seat make for the open decision; undefined if its person must decide. */
  async moveOf(
    match: Pick<RunningMatch, 'id' | 'roomCode' | 'module' | 'view'>,
    seat: Seat,
  ): Promise<Choice | undefined> {
    const { module } = match;
    if (!module.orders) return undefined;
    const room = await this.#parts.rooms.load(match.roomCode);
    const { person } = seatNamed(room, seat);
    const given = person === null ? undefined : await this.#given(room.code, person, match.id);
    return orderedMove(module, match.view(seat), seat, { ...defaultOrders(module.orders), ...given });
  }

  async #given(code: string, person: number, matchId: string): Promise<GivenOrders | undefined> {
    const { orders } = await this.#parts.store.personal.load(code, person);
    return orders?.matchId === matchId ? orders.orders : undefined;
  }
}
