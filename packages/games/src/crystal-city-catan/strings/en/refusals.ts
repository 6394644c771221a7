import type { GameStrings } from '../../../kit/strings';
import { sharedRefusals } from '../../../kit/strings.en';
import type { Resource } from '../../data/resources';
import { RESOURCE_NAMES, SIZE_NAMES } from './names';

function nameOf(resource: string | number | undefined): string {
  return RESOURCE_NAMES[resource as Resource] ?? 'resource';
}

/** Why a move is not possible, by code (section 7). */
export const refusals: GameStrings['refusals'] = {
  ...sharedRefusals,
  NOT_YOUR_TURN: () => 'It is your rival’s turn to decide.',
  NOT_A_PERMUTATION: () => 'Use each of the four exactly once.',
  ALREADY_COMMITTED: () => 'Your choice is sealed. It is shown when your rival has chosen too.',
  BAD_ARGS: () => 'Name both the pool you take from and the pool it goes to, or neither.',
  NO_SUCH_POOL: () => 'There is no such pool yet.',
  POOL_FULL: () => 'That pool is full: it holds three.',
  POOL_EMPTY: () => 'There is not that much in the pool.',
  MUST_GAIN: () => 'The traders do not take no for an answer: choose a pool.',
  TYPE_MISMATCH: () => 'Both pools must be of the same type.',
  NO_GARRISON: () => 'No Garrison stands there.',
  WRONG_COUNT: ({ count, given }) => `Choose exactly ${count}; you have chosen ${given}.`,
  SLOT_TAKEN: () => 'A road and a Starport cannot share that side of the capital.',
  NOT_LARGER: () => 'The piece there is at least as large.',
  TOO_BIG_FOR_CAPITAL: () => 'Nothing beside the capital may be larger than the capital. Let it grow first.',
  NO_PIECE: ({ size }) => `You have no ${SIZE_NAMES[size as 1] ?? ''} piece left in stock.`,
  CANNOT_PAY: ({ resource, missing }) =>
    missing === undefined ? 'You do not hold that much.' : `You need ${missing} more ${nameOf(resource)}.`,
  BAD_PAYMENT: () => 'That payment does not match the price.',
  NO_ROAD: () => 'A suburb needs a road on its side first.',
  ALREADY_BUILT: () => 'That has been built already.',
  TOO_BIG_FOR_ROAD: () => 'A suburb may not be larger than its road. Widen the road first.',
  NO_COMMUNITY: () => 'No community stands there.',
  PORT_NOT_UPGRADABLE: () => 'A Starport cannot be enlarged or replaced.',
  PORT_LIMIT: () => 'You have as many Starports as this match allows.',
  TOO_BIG_FOR_COMMUNITY: () => 'A Starport must be smaller than its community.',
  NEEDS_VILLAGE: () => 'A Hospital needs a Village or a City.',
  STOREHOUSE_BLOCKS: () => 'A City with a Storehouse needs an Armory before a Hospital.',
  NEEDS_CITY: () => 'That needs a City.',
  NOT_ON_FORT: () => 'A Fort has no place for a Storehouse. An Armory would make it a Citadel.',
  RES_TAKEN: ({ resource }) => `A Storehouse of ${nameOf(resource)} stands already, in one colony or the other.`,
  NO_PORT: () => 'You have no Starport there.',
  WRONG_RATE: ({ rate }) => `The merchant asks for ${rate} here.`,
  NOT_COVERED: () => 'That Starport does not trade this type.',
  SAME_TYPE: () => 'Give one type and get another.',
  MERCHANT_LIMIT: () => 'The merchant has closed for this turn.',
  TRADES_OFF: () => 'In this match the players do not trade with one another.',
  TRADE_PENDING: () => 'An offer is still open: it is answered or withdrawn first.',
  OFFER_LIMIT: () => 'You have made all three offers of this turn.',
  EMPTY_SIDE: () => 'Both sides must give something.',
  OPPONENT_LACKS: () => 'Your rival does not hold that.',
  NO_ROOM: () => 'One of you has no room for the resources of this trade.',
  COUNTER_LIMIT: () => 'There were four counter-offers already: accept or decline.',
  NO_TRADE: () => 'No such offer is open.',
};
