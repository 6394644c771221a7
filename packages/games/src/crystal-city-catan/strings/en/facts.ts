import { plural, quantity } from '../../../kit/plural.en';
import { type GameStrings, listOf, type Voice } from '../../../kit/strings';
import { does, either, their, timeIsUp, Whose, who, whose } from '../../../kit/voice.en';
import { eventOf } from '../../data/events';
import { CORNERS } from '../../data/geometry';
import { RESOURCES } from '../../data/resources';
import type { Facts } from '../../facts';
import { rivalOf } from '../../rules/colony';
import {
  baseName,
  bundleOf,
  CORNER_NAMES,
  EVENT_WORDS,
  GARRISON_NAMES,
  POOL_NAMES,
  PORT_NAMES,
  RESOURCE_NAMES,
  SIDE_NAMES,
  SITE_NAMES,
  SIZE_NAMES,
} from './names';

type Sentences = GameStrings<Facts>['facts'];

const opening = {
  layoutsShown: ({ layouts }, voice) =>
    Object.entries(layouts)
      .map(
        ([seat, layout]) =>
          `${Whose(voice, seat)} pools: ${CORNERS.map((at) => `${RESOURCE_NAMES[layout[at]]} ${CORNER_NAMES[at]}`).join(', ')}.`,
      )
      .join(' '),
  diceRolled: ({ seat, dice }, voice) => `${does(voice, seat, 'roll')} ${listOf(dice.map(String))} as number dice.`,
  numbersShown: ({ numbers }, voice) =>
    Object.entries(numbers)
      .map(
        ([seat, number]) =>
          `${Whose(voice, seat)} numbers: ${RESOURCES.map((type) => `${RESOURCE_NAMES[type]} ${number[type]}`).join(', ')}.`,
      )
      .join(' '),
  rolledOff: ({ rolls, winner }, voice) => {
    const sums = Object.entries(rolls).map(([seat, [a, b]]) => `${who(voice, seat)} ${a + b}`);
    const end = winner === null ? 'A tie: again.' : `${does(voice, winner, 'choose')} who begins.`;
    return `Roll-off: ${sums.join(', ')}. ${end}`;
  },
  orderChosen: ({ seat, first }, voice) => `${does(voice, seat, 'choose')} to go ${first ? 'first' : 'second'}.`,
  turnBegan: ({ seat, turn }, voice) => `Turn ${turn}: ${who(voice, seat)} ${either(voice, seat, 'roll', 'rolls')}.`,
  turnEnded: ({ seat }, voice) => `${does(voice, seat, 'end')} ${their(voice, seat)} turn.`,
  byClock: ({ seat }, voice) => timeIsUp(who(voice, seat)),
} satisfies Partial<Sentences>;

const dice = {
  rolled: ({ seat, event, production, double }, voice) =>
    `${does(voice, seat, 'roll')} ${EVENT_WORDS[eventOf(event)].name} and ${production}${double ? ', doubles' : ''}.`,
  produced: ({ seat, resource, made, squandered }, voice) =>
    made === 0 && squandered > 0
      ? `${does(voice, seat, 'lose')} ${squandered} ${RESOURCE_NAMES[resource]}: the pool is full.`
      : `${does(voice, seat, 'produce')} ${made} ${RESOURCE_NAMES[resource]}${wasted(squandered)}.`,
  shrank: ({ seat, site, to, points, lost }, voice) =>
    `Epidemic: ${whose(voice, seat)} ${SITE_NAMES[site]} is now a ${baseName(to)}${points === undefined ? '' : `, ${scored(points)} in all`}.${lostWith(lost)}`,
  spared: ({ seat, site }, voice) =>
    `Epidemic: ${whose(voice, seat)} ${SITE_NAMES[site]} is spared, no smaller piece is left.`,
  wagerWon: ({ seat, pips, rival }, voice) =>
    `${does(voice, seat, 'win')} the wager: ${quantity(pips, 'Garrison pip')} to ${rival}.`,
  wagerTied: ({ pips }) => `The wager is a tie: ${quantity(pips, 'Garrison pip')} each.`,
  claimed: ({ seat, resource }, voice) =>
    `${does(voice, seat, 'claim')} 1 ${RESOURCE_NAMES[resource]} from ${who(voice, rivalOf(seat))}.`,
  claimDeclined: ({ seat }, voice) => `${does(voice, seat, 'claim')} nothing.`,
  tradersWon: ({ seat, pips, rival }, voice) =>
    `The traders visit ${who(voice, seat)}: ${quantity(pips, 'pip')} of roads and Starports to ${rival}.`,
  tradersTied: ({ pips }) => `The traders visit nobody: ${quantity(pips, 'pip')} of roads and Starports each.`,
  gained: ({ seat, resource, pool }, voice) =>
    `${does(voice, seat, 'gain')} 1 ${RESOURCE_NAMES[resource]} ${POOL_NAMES[pool]}.`,
  gainDeclined: ({ seat }, voice) => `${does(voice, seat, 'gain')} nothing.`,
  garrisonFell: ({ seat, at, to }, voice) =>
    to === 0
      ? `Champion: ${whose(voice, seat)} ${GARRISON_NAMES[at]} Garrison is beaten.`
      : `Champion: ${whose(voice, seat)} ${GARRISON_NAMES[at]} Garrison is down to ${quantity(to, 'pip')}.`,
  championHeld: ({ seat }, voice) => `Champion: the Armory in ${whose(voice, seat)} capital holds.`,
  marauded: ({ seat, exposed, lost }, voice) =>
    `Marauders: ${who(voice, seat)} had ${quantity(exposed, 'exposed resource')} and ${either(voice, seat, 'lose', 'loses')} ${bundleOf(lost)}.`,
  maraudersPassed: ({ seat, exposed }, voice) =>
    `Marauders: with ${quantity(exposed, 'exposed resource')} they leave ${who(voice, seat)} alone.`,
} satisfies Partial<Sentences>;

function wasted(squandered: number): string {
  if (squandered === 0) return '';
  return plural(squandered, ', and 1 goes to waste', `, and ${squandered} go to waste`);
}

type Lost = Facts['shrank']['lost'];

function lostWith({ armory, store, ports, garrisons, roads, suburbs, onSuburbs = [] }: Lost): string {
  const gone = [
    ...(armory ? ['the Armory'] : []),
    ...(store ? [`the Storehouse of ${RESOURCE_NAMES[store]}`] : []),
    ...garrisons.map((at) => `the ${GARRISON_NAMES[at]} Garrison`),
    ...roads.map((side) => `the ${SIDE_NAMES[side]} road`),
    ...suburbs.map(
      (side) => `the ${SIDE_NAMES[side]} suburb${withAll(onSuburbs.find((onSuburb) => onSuburb.side === side))}`,
    ),
    ...ports.map((port) => `the Starport ${PORT_NAMES[port]}`),
  ];
  return gone.length === 0 ? '' : ` Lost with it: ${listOf(gone)}.`;
}

/** The building on a suburb that fell. */
function withAll(fallen: NonNullable<Lost['onSuburbs']>[number] | undefined): string {
  if (!fallen) return '';
  const { hospital, armory, store } = fallen;
  const gone = [
    ...(hospital ? ['its Hospital'] : []),
    ...(armory ? ['its Armory'] : []),
    ...(store ? [`its Storehouse of ${RESOURCE_NAMES[store]}`] : []),
  ];
  return ` with ${listOf(gone)}`;
}

const building = {
  builtRoad: ({ seat, side, size }, voice) =>
    `${does(voice, seat, 'build')} a ${SIZE_NAMES[size as 1]} road on the ${SIDE_NAMES[side]}.`,
  builtGarrison: ({ seat, at, size }, voice) =>
    `${does(voice, seat, 'build')} a ${SIZE_NAMES[size as 1]} Garrison in the ${at === 'N' ? 'north' : 'south'}.`,
  builtSuburb: ({ seat, side, size, points }, voice) =>
    `${does(voice, seat, 'found')} a ${baseName(size)} as ${their(voice, seat)} ${SIDE_NAMES[side]} suburb: ${scored(points)}.`,
  grew: ({ seat, site, size, points }, voice) =>
    `${Whose(voice, seat)} ${SITE_NAMES[site]} grows to size ${size}: ${scored(points)}.`,
  builtStarport: ({ seat, port, size }, voice) =>
    `${does(voice, seat, 'build')} a ${SIZE_NAMES[size]} Starport ${PORT_NAMES[port]}.`,
  builtHospital: ({ seat, site, points }, voice) =>
    `${does(voice, seat, 'build')} a Hospital in ${their(voice, seat)} ${SITE_NAMES[site]}: ${scored(points)}.`,
  builtArmory: ({ seat, site, points }, voice) =>
    `${does(voice, seat, 'build')} an Armory in ${their(voice, seat)} ${SITE_NAMES[site]}: ${scored(points)}.`,
  builtStorehouse: ({ seat, site, resource }, voice) =>
    `${does(voice, seat, 'build')} a Storehouse of ${RESOURCE_NAMES[resource]} in ${their(voice, seat)} ${SITE_NAMES[site]}.`,
} satisfies Partial<Sentences>;

function scored(points: number): string {
  return quantity(points, 'point');
}

const trading = {
  merchant: ({ seat, gave, got }, voice) =>
    `${does(voice, seat, 'trade')} ${bundleOf(gave)} for 1 ${RESOURCE_NAMES[got]}.`,
  offered: ({ seat, give, get }, voice) => offer(voice, seat, 'offer', give, get),
  countered: ({ seat, give, get }, voice) => offer(voice, seat, 'counter with', give, get, 'counters with'),
  accepted: ({ seat, gave, got }, voice) =>
    `${does(voice, seat, 'accept')} ${whose(voice, rivalOf(seat))} offer: ${bundleOf(gave)} for ${bundleOf(got)}.`,
  declined: ({ seat }, voice) => `${does(voice, seat, 'decline')}.`,
  withdrew: ({ seat }, voice) => `${does(voice, seat, 'withdraw')} the offer.`,
} satisfies Partial<Sentences>;

function offer(
  voice: Voice,
  seat: string,
  verb: string,
  give: Facts['offered']['give'],
  get: Facts['offered']['get'],
  third?: string,
): string {
  return `${does(voice, seat, verb, third)} ${bundleOf(give)} for ${bundleOf(get)}.`;
}

const ending = {
  conceded: ({ seat }, voice) => `${does(voice, seat, 'give')} up.`,
  won: ({ seat, points }, voice) => `${does(voice, seat, 'win')} with ${scored(points)}.`,
  turnLimitReached: ({ winners, points }, voice) => {
    const score = Object.entries(points).map(([seat, count]) => `${who(voice, seat)} ${scored(count)}`);
    return `The last turn is over: ${score.join(', ')}. ${winners[0] === undefined ? 'A draw.' : `${does(voice, winners[0], 'win')}.`}`;
  },
} satisfies Partial<Sentences>;

/** Every sentence of the story (section 13). */
export const facts: Sentences = { ...opening, ...dice, ...building, ...trading, ...ending };
