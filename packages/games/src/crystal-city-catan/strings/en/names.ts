import { listOf } from '../../../kit/strings';
import type { EventId } from '../../data/events';
import type { Corner, GarrisonId, PoolId, PortId, Side, SiteId } from '../../data/geometry';
import { type Bundle, RESOURCES, type Resource } from '../../data/resources';
import type { Community } from '../../state';
import type { Size } from '../../types';

export const RESOURCE_NAMES: Readonly<Record<Resource, string>> = { M: 'Metal', F: 'Food', C: 'Crystal', T: 'Textile' };

export const EVENT_WORDS: Readonly<Record<EventId, { name: string; what: string }>> = {
  epidemic: {
    name: 'Epidemic',
    what: 'Each Village or City without a Hospital shrinks by one size, and anything that is too large for it then falls.',
  },
  wager: { name: 'Wager', what: 'The player with more Garrison pips may take one resource from the other colony.' },
  quarterlyGains: { name: 'Quarterly Gains', what: 'Both players may add one resource of their choice.' },
  traders: { name: 'Traders', what: 'The player with more pips of roads and Starports adds one resource.' },
  champion: { name: 'Champion', what: 'One Garrison of each colony loses a pip, unless its capital has an Armory.' },
  marauders: { name: 'Marauders', what: 'Half is taken from a colony with seven or more unprotected resources.' },
};

export const SIZE_NAMES: Readonly<Record<Size, string>> = { 1: 'small', 2: 'medium', 3: 'large' };

const BASE_NAMES: Readonly<Record<Size, string>> = { 1: 'Settlement', 2: 'Village', 3: 'City' };

/** The name of a bare community of that size. */
export function baseName(size: Size): string {
  return BASE_NAMES[size];
}

/** The name of a community with its building (10.2). */
export function communityName({ base, hospital, armory }: Pick<Community, 'base' | 'hospital' | 'armory'>): string {
  if (base === 2 && hospital) return 'Township';
  if (armory) return hospital ? 'Citadel' : 'Stronghold';
  return hospital ? 'Fort' : BASE_NAMES[base];
}

export const SITE_NAMES: Readonly<Record<SiteId, string>> = { cap: 'capital', L: 'left suburb', R: 'right suburb' };
export const SIDE_NAMES: Readonly<Record<Side, string>> = { L: 'left', R: 'right' };
export const GARRISON_NAMES: Readonly<Record<GarrisonId, string>> = { N: 'northern', S: 'southern' };
export const PORT_NAMES: Readonly<Record<PortId, string>> = {
  capL: 'left of the capital',
  capR: 'right of the capital',
  L: 'at the left suburb',
  R: 'at the right suburb',
};
export const POOL_NAMES: Readonly<Record<PoolId, string>> = {
  NW: 'north-west of the capital',
  NE: 'north-east of the capital',
  SW: 'south-west of the capital',
  SE: 'south-east of the capital',
  LT: 'north of the left suburb',
  LB: 'south of the left suburb',
  RT: 'north of the right suburb',
  RB: 'south of the right suburb',
};

/** The pools of the capital, by where they lie. */
export const CORNER_NAMES: Readonly<Record<Corner, string>> = {
  NW: 'north-west',
  NE: 'north-east',
  SW: 'south-west',
  SE: 'south-east',
};

/** "2 Metal and 1 Food"; "nothing" for an empty bundle. */
export function bundleOf(bundle: Bundle): string {
  const parts = RESOURCES.filter((resource) => bundle[resource] > 0);
  return parts.length === 0 ? 'nothing' : listOf(parts.map((type) => `${bundle[type]} ${RESOURCE_NAMES[type]}`));
}
