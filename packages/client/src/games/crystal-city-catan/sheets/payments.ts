import {
  type Bundle,
  type Colony,
  colonyOf,
  defaultPayment,
  holdings,
  inPool,
  type PayRef,
  type PoolId,
  poolsOf,
  RESOURCES,
  type Resource,
  readyStores,
  type SiteId,
  type View,
} from '@lantern/games/crystal-city-catan/board';
import type { Seat } from '@lantern/protocol/seat';
import { t } from '../strings';

/** The ways to pay the resources of one type; the first is the default. */
export interface Ways {
  resource: Resource;
  ways: readonly PayRef[][];
}

/** The types of a price that can be paid in more than one way (R11.1). The price must be payable. */
export function choicesOfPayment(view: View, seat: Seat, price: Bundle): Ways[] {
  const colony = colonyOf(view, seat);
  return RESOURCES.flatMap((resource) => {
    const stores = readyStores(colony).filter((store) => store.resource === resource);
    const sources: { ref: PayRef; most: number }[] = [
      ...stores.map(({ site }): { ref: PayRef; most: number } => ({ ref: `S:${site}`, most: 1 })),
      ...poolsOf(colony, resource).map((ref) => ({ ref, most: inPool(colony, ref) })),
    ];
    const first = sorted(defaultPayment(view, seat, only(resource, price[resource])));
    const ways = splits(sources, price[resource]).map(sorted);
    const others = ways.filter((way) => way.join() !== first.join());
    return others.length > 0 ? [{ resource, ways: [first, ...others] }] : [];
  });
}

/** Returns the missing amount of each type. */
export function missingOf(colony: Colony, price: Bundle): Bundle {
  const lacking = RESOURCES.map((type) => {
    const stored = readyStores(colony).filter(({ resource }) => resource === type).length;
    return [type, Math.max(0, price[type] - holdings(colony, type) - stored)];
  });
  return Object.fromEntries(lacking) as Bundle;
}

/** The whole payment, with the chosen ways in place of the defaults. */
export function paymentWith(
  view: View,
  seat: Seat,
  price: Bundle,
  chosen: Partial<Record<Resource, PayRef[]>>,
): PayRef[] {
  return RESOURCES.flatMap(
    (resource) => chosen[resource] ?? defaultPayment(view, seat, only(resource, price[resource])),
  );
}

/** "2 north-west of the capital, 1 from the Storehouse in the capital". */
export function wayInWords(way: readonly PayRef[]): string {
  return [...new Set(way)]
    .map((ref) => {
      const count = way.filter((other) => other === ref).length;
      const { fromStore, fromPool } = t().builds;
      return ref.startsWith('S:') ? fromStore(count, ref.slice(2) as SiteId) : fromPool(count, ref as PoolId);
    })
    .join(', ');
}

function splits(sources: readonly { ref: PayRef; most: number }[], count: number): PayRef[][] {
  const [source, ...rest] = sources;
  if (!source) return count === 0 ? [[]] : [];
  return Array.from({ length: Math.min(source.most, count) + 1 }, (_, taken) =>
    splits(rest, count - taken).map((way) => [...Array.from({ length: taken }, () => source.ref), ...way]),
  ).flat();
}

const sorted = (way: readonly PayRef[]): PayRef[] => [...way].sort();

function only(resource: Resource, count: number): Bundle {
  return { M: 0, F: 0, C: 0, T: 0, [resource]: count };
}
