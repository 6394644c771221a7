import type { Seat } from '@lantern/protocol/seat';
import { type Evaluation, outlookOf } from '../../kit/outlook';
import { RESOURCES } from '../data/resources';
import {
  armoriesOf,
  colonyOf,
  commerceOf,
  communitiesOf,
  exposedOf,
  garrisonOf,
  holdings,
  pointsOf,
  poolsOf,
  totalOf,
} from '../rules/colony';
import type { Board, State } from '../state';
import { type Feature, WEIGHTS } from './outlookWeights';

/** Returns the advantage of a seat over its rival. */
export const evaluation: Evaluation<State, Feature> = {
  party: false,
  seats: () => ['0', '1'],
  features: featuresOf,
  weights: WEIGHTS,
};

export const outlook = outlookOf(evaluation);

/** Up to this number resources count as guarded, since an event takes few of them. */
const SAFE = 6;

function featuresOf(board: Board, seat: Seat): Record<Feature, number> {
  const colony = colonyOf(board, seat);
  const { victoryPoints } = board.options;
  const points = pointsOf(colony) / victoryPoints;
  const communities = communitiesOf(colony);
  return {
    points,
    lead: points ** 3,
    pools: poolsOf(colony).length / 8,
    held: totalOf(colony) / 16,
    kinds: colony.corner ? RESOURCES.filter((resource) => holdings(colony, resource) > 0).length / 4 : 0,
    exposed: Math.max(0, exposedOf(colony) - SAFE) / 6,
    hospitals: communities.filter(({ community }) => community.hospital).length / 3,
    armories: armoriesOf(colony) / 3,
    stores: communities.filter(({ community }) => community.store).length / 3,
    garrisons: garrisonOf(colony) / 6,
    roads: (colony.road.L + colony.road.R) / 6,
    commerce: commerceOf(colony) / 8,
    ports: Object.values(colony.port).filter((size) => size > 0).length / 2,
    turn: board.active === seat ? 1 : 0,
  };
}
