import { listOf } from '../../../kit/strings';
import { CORNERS, type GarrisonId, type PoolId } from '../../data/geometry';
import type { Resource } from '../../data/resources';
import { GARRISON_NAMES, POOL_NAMES, RESOURCE_NAMES } from './names';

const atCorners = (words: readonly (string | number)[]) =>
  listOf(words.map((word, place) => `${word} ${POOL_NAMES[CORNERS[place] as PoolId]}`));

export const chosen = {
  placePools: ([types]: readonly [readonly Resource[]]) => atCorners(types.map((type) => RESOURCE_NAMES[type])),
  assignDice: ([values]: readonly [readonly number[]]) => atCorners(values),
  gain: ([pool]: readonly [PoolId | null]) => (pool === null ? 'nothing' : POOL_NAMES[pool]),
  loseGarrisonPip: ([at]: readonly [GarrisonId]) => `${GARRISON_NAMES[at]} Garrison`,
};
