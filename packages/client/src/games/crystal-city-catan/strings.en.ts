import type {
  Community,
  Corner,
  GarrisonId,
  PoolId,
  PortId,
  Resource,
  Side,
  SiteId,
  Size,
} from '@lantern/games/crystal-city-catan/board';
import { strings as text } from '@lantern/games/crystal-city-catan/strings/en/index';
import {
  baseName,
  bundleOf,
  communityName,
  EVENT_WORDS,
  GARRISON_NAMES,
  POOL_NAMES,
  PORT_NAMES,
  RESOURCE_NAMES,
  SIDE_NAMES,
  SITE_NAMES,
  SIZE_NAMES,
} from '@lantern/games/crystal-city-catan/strings/en/names';
import { plural, quantity } from '@lantern/games/kit/plural.en';
import { FAR_SIDE } from './map/cells';

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const points = (count: number): string => plural(count, '+1 point', `+${count} points`);

const common = {
  text,
  resources: RESOURCE_NAMES,
  events: EVENT_WORDS,
  sizes: SIZE_NAMES,
  pools: POOL_NAMES,
  bundle: bundleOf,
  community: communityName,
  you: 'You',
  yourColony: 'Your colony',
  colonyOf: (name: string) => `The colony of ${name}`,
};

/** The possible builds, and their uses. */
const builds = {
  road: (size: Size, side: Side) => `${capital(SIZE_NAMES[size])} road on the ${SIDE_NAMES[side]}`,
  garrison: (size: Size, at: GarrisonId) => `${capital(SIZE_NAMES[size])} ${GARRISON_NAMES[at]} Garrison`,
  suburb: (size: Size, side: Side) => `${baseName(size)} on the ${SIDE_NAMES[side]}`,
  starport: (size: Size, port: PortId) => `${capital(SIZE_NAMES[size])} Starport ${PORT_NAMES[port]}`,
  growTo: (community: Community) => `Grow to a ${communityName(community)}`,
  grow: (site: SiteId) => `Grow the ${SITE_NAMES[site]}`,
  storehouse: (resource: Resource) => `Storehouse of ${RESOURCE_NAMES[resource]}`,
  hospital: 'Hospital',
  armory: 'Armory',
  carries: (size: Size) => `Carries a suburb up to a ${baseName(size)}.`,
  guards: (size: Size) => `Guards ${size} in each pool beside it.`,
  newSuburb: (size: number) => `${points(size)}, and two new pools.`,
  grown: (count: number) => `${points(count)}.`,
  trades: (rate: number) => `Trades the types beside it ${rate} for 1.`,
  pays: { eachTurn: 'Pays one in each of your turns.', once: 'Pays one, a single time.' },
  heals: '+1 point, and safe from Epidemics.',
  covers: '+2 points, and cover from Marauders.',
  here: (place: string) => `Build here: ${place}`,
  full: 'Nothing more can stand here.',
  label: (title: string) => `Build: ${title}`,
  build: 'Build',
  payOtherwise: 'Pay in another way',
  fromPool: (count: number, pool: PoolId) => `${count} ${POOL_NAMES[pool]}`,
  fromStore: (count: number, site: SiteId) => `${count} from the Storehouse in the ${SITE_NAMES[site]}`,
};

/** The description of the drawing. */
const described = {
  /** A pool without room. */
  full: 'full',
  barePool: (pool: PoolId) => `Pool ${POOL_NAMES[pool]}`,
  pool: (pool: PoolId, type: Resource, count: number, number: number | undefined) =>
    `${RESOURCE_NAMES[type]}, ${count} of 3${number === undefined ? '' : `, number ${number}`}, ${POOL_NAMES[pool]}`,
  community: (site: SiteId, community: Community) => {
    const store = community.store ? ` with a Storehouse of ${RESOURCE_NAMES[community.store.resource]}` : '';
    return `${SITE_NAMES[site]}: ${communityName(community)}${store}`;
  },
  roads: (left: number, right: number) => `roads: left ${left}, right ${right}`,
  garrisons: (north: number, south: number) => `Garrisons: north ${north}, south ${south}`,
  port: (port: PortId, rate: number) => `Starport ${PORT_NAMES[port]}, ${rate} for 1`,
  garrison: (at: GarrisonId, pips: number) => `${GARRISON_NAMES[at]} Garrison, ${quantity(pips, 'pip')}: it loses one`,
  givenUp: (label: string, count: number) => `${label}, ${count} given up`,
  place: (label: string, lit: boolean) => `Build: ${label}${lit ? '' : ', not possible now'}`,
  sites: SITE_NAMES,
  road: { L: 'left side of the capital', R: 'right side of the capital' } as Readonly<Record<Side, string>>,
  garrisonPlace: { N: 'northern Garrison', S: 'southern Garrison' } as Readonly<Record<GarrisonId, string>>,
  portPlace: { L: 'Starport of the left suburb', R: 'Starport of the right suburb' } as Readonly<Record<Side, string>>,
};

const CORNER_WORDS: Readonly<Record<Corner, string>> = {
  NW: 'in the north-west',
  NE: 'in the north-east',
  SW: 'in the south-west',
  SE: 'in the south-east',
};

const bar = {
  label: 'What you can do',
  layout: 'Choose two corners to swap their resources.',
  numbers: 'Choose two pools to swap their numbers.',
  /** The consequence of a resource at a corner: pools of a suburb have the type of the corner on the far side (R1.5). */
  feeds: (resource: Resource, corner: Corner) =>
    `${RESOURCE_NAMES[resource]} ${CORNER_WORDS[corner]}: the ${SIDE_NAMES[FAR_SIDE[corner]]} suburb will yield it too. Choose the corner to swap it with.`,
  producesOn: (resource: Resource, number: number) =>
    `${RESOURCE_NAMES[resource]} is produced on a ${number}. Choose the pool to swap with.`,
  order: 'You won the roll-off. Who begins?',
  first: 'I go first',
  second: 'I go second',
  begins: 'Your turn begins.',
  roll: 'Roll the dice',
  gain: 'Choose a pool: it gains one.',
  claimFrom: 'Now choose the pool of yours that takes it.',
  claim: 'You won the wager: choose a pool of your rival.',
  garrison: 'The Champion strikes: choose the Garrison that loses a pip.',
  build: 'Choose a place to build, or trade.',
  look: 'Choose any place to see its price.',
  trade: 'Trade',
  endTurn: 'End turn',
  thinks: (rival: string) => `${rival} is thinking about your offer.`,
  withdraw: 'Withdraw',
  isSealed: 'Your choice is sealed. Waiting for your rival’s choice…',
  nothing: 'Take nothing',
  seal: 'Seal my choice',
  enough: 'That is enough.',
  lose: (count: number, left: number) => `Marauders take ${count}: choose ${left} more.`,
  putBack: 'Put back',
  giveUp: (chosen: number, count: number) => `Give up ${chosen}/${count}`,
  offers: (rival: string) => `${rival} offers a trade`,
  accept: 'Accept',
  counter: 'Counter',
  decline: 'Decline',
  youGet: 'You get',
  forThat: 'for',
};

const strip = {
  label: 'Dice and event',
  laidOut: 'The colonies are laid out',
  diceWait: (turn: number) => `Turn ${turn}: the dice wait`,
  diceRoll: (turn: number) => `Turn ${turn}: the dice roll`,
  produces: (number: number) => `, ${number} produces`,
  doubles: 'Doubles',
  tables: 'Prices and events',
  layout: 'Both choose in secret, then both layouts are shown.',
  numbers: 'Both set numbers in secret, then all are shown.',
  rollOff: (sums: readonly string[]) => `Roll-off: ${sums.join(', ')}.`,
  brief: {
    epidemic: 'Without a Hospital, Villages and Cities shrink by one.',
    wager: 'More Garrison pips: claim one resource of the rival.',
    quarterlyGains: 'Both may add one resource.',
    traders: 'More pips of roads and Starports: add one resource.',
    champion: 'A Garrison loses a pip where the capital has no Armory.',
    marauders: 'Seven or more unprotected: half is lost.',
  },
};

const score = {
  label: (name: string) => `Score of ${name}`,
  inAll: (count: number) => quantity(count, 'resource in all', 'resources in all'),
  exposed: 'exposed',
  whatExposed: {
    exposed: 'Resources that no Garrison guards and no Armory covers. From seven on Marauders take half of them.',
    total:
      'Resources that no Garrison guards and no Armory covers. From seven on Marauders take half of everything you have.',
  },
  stock: 'Pieces in stock',
  own: 'Your resources',
  paysFor: (things: readonly string[]) => `Pays for: ${things.join(', ')}.`,
  whatStock: 'Small, medium and large pyramids that are left to build with.',
  points: 'victory points',
  pointsWord: 'points',
  goods: 'goods',
  byType: 'Resources by type',
  sizes: SIZE_NAMES,
};

const trade = {
  title: 'Trade',
  counterTo: (rival: string) => `Counter ${rival}’s offer`,
  with: (rival: string) => `With ${rival}`,
  withMerchant: 'With the merchant',
  give: 'You give',
  get: (rival: string) => `You get from ${rival}`,
  fair: 'A fair offer? Send it.',
  offer: (rival: string) => `Offer it to ${rival}`,
  sendCounter: 'Send the counter-offer',
  kind: (title: string, name: string) => `${title}: ${name}`,
  more: (name: string) => `One more ${name}`,
  less: (name: string) => `One less ${name}`,
  of: (most: number) => `of ${most}`,
  tooLittle:
    'The merchant asks for three of what you can spare; through a Starport for two, or one. You hold too little.',
  lack: (title: string, bundle: string) => `${title}: you lack ${bundle}.`,
  nothingToGive: 'You have nothing to trade with.',
  nothingToGet: (rival: string) => `${rival} has nothing that you could trade for.`,
  want: 'What do you want?',
  intoWhich: 'Into which pool?',
  waysTo: (resource: Resource) => `Ways to get ${RESOURCE_NAMES[resource]}`,
  throughPort: 'through your Starport',
  giveFor: (bundle: string, resource: Resource, through: boolean) =>
    `Give ${bundle} for 1 ${RESOURCE_NAMES[resource]}${through ? ', through your Starport' : ''}`,
  giveThese: 'Give these',
};

/** A reference of prices and events. */
const tables = {
  title: 'Prices and events',
  eventDie: 'The event die',
  prices: 'Prices',
  rows: {
    road: { name: 'Road', what: 'for each pip; no larger than the capital' },
    garrison: { name: 'Garrison', what: 'for each pip; no larger than the capital' },
    starport: { name: 'Starport', what: 'for each pip; smaller than its community' },
    community: { name: 'Suburb, growth', what: 'for each size; a suburb no larger than its road' },
    hospital: { name: 'Hospital', what: '+1 point, on a Village or a City' },
    armory: { name: 'Armory', what: '+2 points, on a City' },
    storehouse: { name: 'Storehouse', what: 'pays one of its type, on a City' },
  },
};

export const strings = { ...common, builds, described, bar, strip, score, trade, tables };

export type Strings = typeof strings;
