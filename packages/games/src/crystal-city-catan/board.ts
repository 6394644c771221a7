/**
 * The exports of Crystal City Catan for its board: the types of its view, the tables it draws from and pure questions about a view.
 * A board imports nothing else of the game but its strings.
 */

export { COSTS } from './data/costs';
export { EVENTS, type EventId, eventOf } from './data/events';
export {
  CORNERS,
  type Corner,
  GARRISON_IDS,
  GARRISONS,
  type GarrisonId,
  POOL_IDS,
  POOLS,
  PORT_IDS,
  PORTS,
  type PoolId,
  type PortId,
  ROADS,
  SIDES,
  SITE_IDS,
  SITES,
  type Side,
  type SiteId,
  SUBURB_POOLS,
} from './data/geometry';
export { type Bundle, EMPTY_BUNDLE, POOL_SIZE, RESOURCES, type Resource } from './data/resources';
export type { Facts } from './facts';
export { moves } from './moves/index';
export { type Options, options } from './options';
export {
  colonyOf,
  coveredBy,
  emptiest,
  guardedIn,
  holdings,
  inPool,
  pointsOf,
  pointsOfCommunity,
  poolsOf,
  rivalOf,
  totalOf,
  typeOf,
} from './rules/colony';
export { exposedAfterCover, MARAUDERS_FROM } from './rules/marauders';
export { defaultPayment, type PayRef, readyStores, typesOfPayment } from './rules/paying';
export { priceOf } from './rules/prices';
export { stageOf } from './stages';
export type { Colony, Community, Roll, Stage } from './state';
export { SIZES, type Size } from './types';
export { hasSecrets, type View } from './view';
