import {
  type Bundle,
  CORNERS,
  type GarrisonId,
  type PayRef,
  POOL_IDS,
  type PoolId,
  type PortId,
  type Resource,
  type Side,
  type SiteId,
  type Size,
  type View,
} from '@lantern/games/crystal-city-catan/board';
import type { MoveWords } from '../../../match/command/moveWords';
import { t } from '../strings';
import { w } from './strings';

const site = ([at]: readonly [SiteId]): string => t().described.sites[at];
const bundles = ([give, get]: readonly [Bundle, Bundle]): string =>
  `${t().bundle(give)} ${t().bar.forThat} ${t().bundle(get)}`;

/** The places of a payment, each with its count. */
function paid(payment: readonly PayRef[]): string {
  const { builds } = t();
  return [...new Set(payment)]
    .map((from) => {
      const count = payment.filter((other) => other === from).length;
      return from.startsWith('S:')
        ? builds.fromStore(count, from.slice(2) as SiteId)
        : builds.fromPool(count, from as PoolId);
    })
    .join(', ');
}

/** The values at the corners, in few words, since the screen reader reads many arrangements. */
const atCorners = (words: readonly (string | number)[]): string =>
  CORNERS.map((corner, at) => `${words[at]} ${w().corners[corner]}`).join(', ');

export const moveWords: MoveWords<View> = {
  placePools: ([types]: readonly [readonly Resource[]]) => atCorners(types.map((type) => t().resources[type])),
  assignDice: ([values]: readonly [readonly number[]]) => atCorners(values),
  chooseOrder: ([first]: readonly [boolean]) => t().bar[first ? 'first' : 'second'],
  claim: ([from, to]: readonly [PoolId | null, PoolId | null]) =>
    from === null || to === null ? t().bar.nothing : `${t().pools[from]} → ${t().pools[to]}`,
  surrender: ([losses]: readonly [Readonly<Partial<Record<PoolId, number>>>]) =>
    POOL_IDS.flatMap((pool) => (losses[pool] ? [t().builds.fromPool(losses[pool], pool)] : [])).join(', '),
  buildRoad: ([side, size]: readonly [Side, Size]) => `${t().sizes[size]}, ${t().described.road[side]}`,
  buildSuburb: ([side, size]: readonly [Side, Size]) => t().builds.suburb(size, side),
  buildGarrison: ([at, size]: readonly [GarrisonId, Size]) => `${t().sizes[size]}, ${t().described.garrisonPlace[at]}`,
  buildStarport: ([port, size]: readonly [PortId, Size]) => t().builds.starport(size, port),
  grow: ([at, size]: readonly [SiteId, Size]) => `${t().described.sites[at]}, ${t().sizes[size]}`,
  buildHospital: site,
  buildArmory: site,
  buildStorehouse: ([at, resource]: readonly [SiteId, Resource]) => `${t().resources[resource]}, ${site([at])}`,
  merchantTrade: ([port, payment, into]: readonly [PortId | 'none', readonly PayRef[], PoolId]) =>
    `${paid(payment)} → ${t().pools[into]}${port === 'none' ? '' : `, ${t().described.port(port, payment.length)}`}`,
  offerTrade: bundles,
  counterTrade: bundles,
};
