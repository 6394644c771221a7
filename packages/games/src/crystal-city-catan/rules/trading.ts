import type { Refusal } from '@lantern/protocol/refusal';
import type { Seat } from '@lantern/protocol/seat';
import { refusal } from '../../kit/move';
import { type Bundle, RESOURCES, type Resource } from '../data/resources';
import type { Board, Colony, State, Trade } from '../state';
import { addToPool, colonyOf, emptiest, fullest, holdings, poolsOf, rivalOf, roomFor } from './colony';
import { record } from './story';

/** R10.1, R10.3, R9.2. */
export const MOST_OFFERS = 3;
export const MOST_COUNTERS = 4;
export const MOST_MERCHANT_TRADES = 24;

/** R10.1, R10.2: what an offer or a counter may name; `seat` gives `give` and gets `get`. */
export function refuseBundles(board: Board, seat: Seat, give: Bundle, get: Bundle): Refusal | undefined {
  if (isEmpty(give) || isEmpty(get)) return refusal('EMPTY_SIDE', 'R10.1');
  if (RESOURCES.some((resource) => give[resource] > 0 && get[resource] > 0)) return refusal('SAME_TYPE', 'R10.1');
  const own = colonyOf(board, seat);
  const rival = colonyOf(board, rivalOf(seat));
  if (!holds(own, give)) return refusal('CANNOT_PAY', 'R10.2');
  if (!holds(rival, get)) return refusal('OPPONENT_LACKS', 'R10.2');
  return canStore(own, get) && canStore(rival, give) ? undefined : refusal('NO_ROOM', 'R10.2');
}

/** The player who is asked for an answer. */
export function answeringSeat(trade: Trade): Seat {
  return rivalOf(trade.from);
}

/** Refused unless the offer is open and this seat is the one asked. */
export function refuseUnlessAnswering(board: Board, seat: Seat): Refusal | undefined {
  return board.trade && answeringSeat(board.trade) === seat ? undefined : refusal('NO_TRADE', 'R10.3');
}

/** R10.4: each gives from the fullest pools and stores in the emptiest, gives before gets. */
export function carryOut(state: State, trade: Trade): void {
  const proposer = colonyOf(state, trade.from);
  const asked = colonyOf(state, answeringSeat(trade));
  move(proposer, trade.give, -1);
  move(asked, trade.get, -1);
  move(proposer, trade.get, 1);
  move(asked, trade.give, 1);
  record(state, 'accepted', { seat: answeringSeat(trade), gave: trade.get, got: trade.give });
  state.trade = null;
}

/** Small bundles worth listing: one type a side, 1:1, 2:1 and 1:2. Wider ones stay legal. */
export function* smallOffers(): Iterable<readonly [Bundle, Bundle]> {
  for (const given of RESOURCES) {
    for (const gotten of RESOURCES) {
      if (given === gotten) continue;
      for (const [out, back] of [
        [1, 1],
        [2, 1],
        [1, 2],
      ] as const)
        yield [only(given, out), only(gotten, back)];
    }
  }
}

function only(resource: Resource, count: number): Bundle {
  return { M: 0, F: 0, C: 0, T: 0, [resource]: count };
}

function isEmpty(bundle: Bundle): boolean {
  return RESOURCES.every((resource) => bundle[resource] === 0);
}

function holds(colony: Colony, bundle: Bundle): boolean {
  return RESOURCES.every((resource) => bundle[resource] === 0 || holdings(colony, resource) >= bundle[resource]);
}

function canStore(colony: Colony, bundle: Bundle): boolean {
  return RESOURCES.every((resource) => bundle[resource] === 0 || roomFor(colony, resource) >= bundle[resource]);
}

function move(colony: Colony, bundle: Bundle, sign: 1 | -1): void {
  for (const resource of RESOURCES) {
    for (let left = bundle[resource]; left > 0; left--) {
      const pools = poolsOf(colony, resource);
      const pool = sign > 0 ? emptiest(colony, pools) : fullest(colony, pools);
      if (!pool) throw new Error(`no pool for ${resource}`);
      addToPool(colony, pool, sign);
    }
  }
}
