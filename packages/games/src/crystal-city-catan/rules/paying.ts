import type { Refusal } from '@lantern/protocol/refusal';
import type { Seat } from '@lantern/protocol/seat';
import { refusal } from '../../kit/move';
import { type PoolId, type SiteId, TAKE_ORDER } from '../data/geometry';
import { type Bundle, POOL_SIZE, RESOURCES, type Resource } from '../data/resources';
import type { Board, Colony } from '../state';
import { addToPool, colonyOf, communitiesOf, holdings, inPool, poolsOf, typeOf } from './colony';

/** The source of one resource of a payment: a pool, or `S:x`, the Storehouse in community x. */
export type PayRef = PoolId | `S:${SiteId}`;

/** The number of layers of resources in a pool, from the top down. */
const HEIGHTS = Array.from({ length: POOL_SIZE }, (_, index) => POOL_SIZE - index);

/** The player's Storehouses that can pay now (R7.10). */
export function readyStores(colony: Colony): { site: SiteId; resource: Resource }[] {
  return communitiesOf(colony).flatMap(({ site, community: { store } }) =>
    store && !store.used ? [{ site, resource: store.resource }] : [],
  );
}

/** The amount of a type that own Storehouses can pay now (R7.10). */
export function storedOf(colony: Colony, resource: Resource): number {
  return readyStores(colony).filter((store) => store.resource === resource).length;
}

/** The price of a number of pips or steps. */
export function times(price: Bundle, count: number): Bundle {
  return { M: price.M * count, F: price.F * count, C: price.C * count, T: price.T * count };
}

/** R11.1: enough in all, and if a payment is spelled out, that it is exactly the cost. */
export function refusePayment(board: Board, seat: Seat, cost: Bundle, pay?: readonly PayRef[]): Refusal | undefined {
  const colony = colonyOf(board, seat);
  for (const resource of RESOURCES) {
    const lacking = cost[resource] === 0 ? 0 : cost[resource] - holdings(colony, resource);
    const missing = lacking > 0 ? lacking - storedOf(colony, resource) : 0;
    if (missing > 0) return refusal('CANNOT_PAY', 'R11.1', { resource, missing });
  }
  if (!pay) return undefined;
  const paid = typesOfPayment(colony, pay);
  const fits =
    paid && RESOURCES.every((resource) => paid.filter((type) => type === resource).length === cost[resource]);
  return fits ? undefined : refusal('BAD_PAYMENT', 'R11.1');
}

/** The types of a payment; `undefined` if a pool is used beyond its content or a Storehouse cannot pay. */
export function typesOfPayment(colony: Colony, pay: readonly PayRef[]): Resource[] | undefined {
  const used: Partial<Record<PayRef, number>> = {};
  const types: Resource[] = [];
  for (const ref of pay) {
    const count = (used[ref] ?? 0) + 1;
    const type = typeOfRef(colony, ref);
    if (type === undefined || count > mostFrom(colony, ref)) return undefined;
    used[ref] = count;
    types.push(type);
  }
  return types;
}

/** The type that a pool or a Storehouse would pay, whether or not it can; `undefined` if it does not exist. */
export function typeOfRef(colony: Colony, ref: PayRef): Resource | undefined {
  if (isStore(ref)) return colony.sites[siteOf(ref)]?.store?.resource;
  return colony.pools[ref] === null ? undefined : typeOf(colony, ref);
}

/** The payment when none is spelled out (R11.1). The cost must be payable. */
export function defaultPayment(board: Board, seat: Seat, cost: Bundle): PayRef[] {
  const colony = colonyOf(board, seat);
  return RESOURCES.flatMap((resource) => {
    const stores = readyStores(colony)
      .filter((store) => store.resource === resource)
      .map(({ site }): PayRef => `S:${site}`);
    const pools = fullestFirst(colony, resource);
    const order = board.options.storehouse === 'once' ? [...pools, ...stores] : [...stores, ...pools];
    return order.slice(0, cost[resource]);
  });
}

/** Carries a payment out. */
export function payFor(board: Board, seat: Seat, pay: readonly PayRef[]): void {
  const colony = colonyOf(board, seat);
  for (const ref of pay) {
    if (isStore(ref)) useStore(board, colony, siteOf(ref));
    else addToPool(colony, ref, -1);
  }
}

/** R7.10: it has paid for this turn; under `once` it leaves the table. */
function useStore(board: Board, colony: Colony, site: SiteId): void {
  const community = colony.sites[site];
  if (!community?.store) throw new Error(`no Storehouse at ${site}`);
  if (board.options.storehouse === 'once') community.store = null;
  else community.store.used = true;
}

/**
 * One at a time from the fullest pool, ties in take order (R11.1, R8.7): what lies on top of the fullest pools goes
 * first.
 */
function fullestFirst(colony: Colony, resource: Resource): PoolId[] {
  const pools = TAKE_ORDER.filter((pool) => poolsOf(colony, resource).includes(pool));
  return HEIGHTS.flatMap((height) => pools.filter((pool) => inPool(colony, pool) >= height));
}

function mostFrom(colony: Colony, ref: PayRef): number {
  if (!isStore(ref)) return inPool(colony, ref);
  const store = colony.sites[siteOf(ref)]?.store;
  return store && !store.used ? 1 : 0;
}

type StoreRef = `S:${SiteId}`;

function isStore(ref: PayRef): ref is StoreRef {
  return ref.startsWith('S:');
}

function siteOf(ref: StoreRef): SiteId {
  return ref.slice(2) as SiteId;
}
