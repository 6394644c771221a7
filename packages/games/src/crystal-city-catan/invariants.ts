import type { Seat } from '@lantern/protocol/seat';
import { hasLegalMove } from '../kit/move';
import { isPermutationOf } from '../kit/permutations';
import { reveal } from '../kit/secret';
import {
  CORNERS,
  GARRISON_IDS,
  POOL_IDS,
  PORT_IDS,
  PORTS,
  type PoolId,
  SIDES,
  SITE_IDS,
  SUBURB_POOLS,
} from './data/geometry';
import { RESOURCES } from './data/resources';
import { moves } from './moves';
import { colonyOf, communitiesOf, inPool, pointsOf, portsOf, typeOf } from './rules/colony';
import { ARMORY_PIECE, HOSPITAL_PIECE } from './rules/pieces';
import { owesDecision, stageOf } from './stages';
import type { Colony, State } from './state';
import { SIZES, type Size } from './types';
import { view } from './view';

const SEATS = ['0', '1'] as const;

/** The laws of section 12 that a single state can be held against; the broken ones in words. */
export function invariants(state: State): string[] {
  return [
    ...SEATS.flatMap((seat) => colonyLaws(state, seat, colonyOf(state, seat))),
    ...supplyLaws(state),
    ...courseLaws(state),
  ];
}

type Law = readonly [law: string, holds: boolean];

const broken = (laws: readonly Law[]) => laws.flatMap(([law, holds]) => (holds ? [] : law));

function colonyLaws(state: State, seat: string, colony: Colony): string[] {
  const laws = [...pieceLaws(state, colony), ...buildingLaws(state, colony), ...communityLaws(colony)];
  return broken([...laws, ...scoreLaws(state, colony)]).map((law) => `${law} (seat ${seat})`);
}

/** I1 and I3: pieces and pools. */
function pieceLaws(state: State, colony: Colony): Law[] {
  return [
    ['I1 pieces', SIZES.every((size) => piecesOut(colony, size) + colony.stock[size] === state.options.trios)],
    ['I1 stock', SIZES.every((size) => colony.stock[size] >= 0)],
    ['I3 pools', POOL_IDS.every((pool) => inPool(colony, pool) >= 0 && inPool(colony, pool) <= 3)],
    ['I3 corners', CORNERS.every((corner) => colony.pools[corner] !== null)],
    [
      'I3 suburbs',
      SIDES.every((side) =>
        SUBURB_POOLS[side].every((pool) => (colony.pools[pool] !== null) === (colony.sites[side] !== null)),
      ),
    ],
  ];
}

/** I4: where roads, garrisons and ports may stand. */
function buildingLaws(state: State, colony: Colony): Law[] {
  return [
    [
      'I4 roads',
      SIDES.every(
        (side) => colony.road[side] <= colony.sites.cap.base && (colony.sites[side]?.base ?? 0) <= colony.road[side],
      ),
    ],
    ['I4 garrisons', GARRISON_IDS.every((at) => colony.garrison[at] <= colony.sites.cap.base)],
    ['I4 ports', portsOf(colony).every((port) => colony.port[port] < (colony.sites[PORTS[port].site]?.base ?? 0))],
    [
      'I4 slots',
      PORT_IDS.every((port) => {
        const side = PORTS[port].sharesSlotWith;
        return side === null || colony.port[port] === 0 || colony.road[side] === 0;
      }),
    ],
    [
      'I4 number of ports',
      state.options.starports === 'onePerColony'
        ? portsOf(colony).length <= 1
        : SITE_IDS.every((site) => portsOf(colony).filter((port) => PORTS[port].site === site).length <= 1),
    ],
  ];
}

/** I5 and I6: what a community must have for its buildings. */
function communityLaws(colony: Colony): Law[] {
  return [
    [
      'I5 Storehouse',
      communitiesOf(colony).every(
        ({ community }) => !community.store || (community.base === 3 && (community.armory || !community.hospital)),
      ),
    ],
    [
      'I6 Hospital, Armory',
      communitiesOf(colony).every(
        ({ community }) => (!community.hospital || community.base >= 2) && (!community.armory || community.base === 3),
      ),
    ],
  ];
}

/** I7 and I8: corners, numbers and points. */
function scoreLaws(state: State, colony: Colony): Law[] {
  return [
    ['I7 corners', !colony.corner || isPermutationOf(Object.values(colony.corner), RESOURCES)],
    [
      'I7 numbers',
      !colony.number || (isPermutationOf(Object.values(colony.number), colony.dice) && new Set(colony.dice).size === 4),
    ],
    ['I8 points', state.result !== null || pointsOf(colony) < state.options.victoryPoints],
  ];
}

/** Construction pieces of a size on the table. */
function piecesOut(colony: Colony, size: Size): number {
  const pieces: number[] = [
    colony.road.L,
    colony.road.R,
    colony.garrison.N,
    colony.garrison.S,
    ...Object.values(colony.port),
  ];
  for (const site of SITE_IDS) {
    const community = colony.sites[site];
    if (community) pieces.push(community.base);
    if (community?.hospital) pieces.push(HOSPITAL_PIECE);
    if (community?.armory) pieces.push(ARMORY_PIECE);
  }
  return pieces.filter((piece) => piece === size).length;
}

/**
 * I2: the supply has 5 small, 4 medium and 4 large of each type (S2); an empty pool shows a small one on its side. Only
 * small ones can run out: of each type there are four pools, and a Storehouse holds a small one.
 */
function supplyLaws(state: State): string[] {
  const colonies = SEATS.map((seat) => colonyOf(state, seat)).filter((colony) => colony.corner !== null);
  const stores = colonies.flatMap((colony) =>
    communitiesOf(colony).flatMap(({ community: { store } }) => (store ? [store.resource] : [])),
  );
  const isSmall = (colony: Colony, pool: PoolId) => colony.pools[pool] !== null && inPool(colony, pool) <= 1;
  const scarce = RESOURCES.filter((resource) => {
    const pools = colonies.flatMap((colony) =>
      POOL_IDS.filter((pool) => isSmall(colony, pool) && typeOf(colony, pool) === resource),
    );
    return pools.length + stores.filter((stored) => stored === resource).length > 5;
  });
  return [
    ...scarce.map((resource) => `I2 supply of ${resource}`),
    ...(new Set(stores).size < stores.length ? ['I5 one Storehouse a type'] : []),
  ];
}

function courseLaws(state: State): string[] {
  const sealed = reveal(state.sealed);
  return broken([
    ['I10 sealed', SEATS.every((seat) => (sealed[seat] !== null) === state.committed[seat])],
    ['I10 revealed', !SEATS.every((seat) => state.committed[seat])],
    ['I10 both asked', state.step !== 'event' || !SEATS.some((seat) => state.committed[seat]) || bothAsked(state)],
    ['I11 need', state.step !== 'build' || (!state.need['0'] && !state.need['1'])],
    ['I11 trade', state.trade === null || state.step === 'build'],
    ['I11 roll', (state.step !== 'event' && state.step !== 'build') || state.roll !== null],
    ['I12 somebody can act', state.result !== null || SEATS.some((seat) => owesDecision(state, seat))],
    [
      'I12 the player who is asked has a move',
      SEATS.every((seat) => stageOf(state, seat) === 'idle' || canMove(state, seat)),
    ],
  ]);
}

function canMove(state: State, seat: Seat): boolean {
  return hasLegalMove(moves, view(state, seat), seat);
}

/** A choice is sealed only where both owe one of the same kind. */
function bothAsked({ need }: State): boolean {
  return need['0']?.kind !== undefined && need['0'].kind === need['1']?.kind;
}
