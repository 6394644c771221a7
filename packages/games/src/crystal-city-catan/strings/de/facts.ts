import { plural, quantity } from '../../../kit/plural.de';
import type { GameStrings, Voice } from '../../../kit/strings';
import { does, listOf, timeIsUp, toWhom, Whose, who, whom, whose } from '../../../kit/voice.de';
import { eventOf } from '../../data/events';
import { CORNERS } from '../../data/geometry';
import { RESOURCES } from '../../data/resources';
import type { Facts } from '../../facts';
import { rivalOf } from '../../rules/colony';
import type { Size } from '../../types';
import {
  aBase,
  bundleOf,
  CORNER_NAMES,
  EVENT_WORDS,
  GARRISON_NAMES,
  IN_SITE,
  POOL_NAMES,
  PORT_NAMES,
  RESOURCE_NAMES,
  SIDE_NAMES,
  SITE_NAMES,
  sized,
} from './names';

type Sentences = GameStrings<Facts>['facts'];

const opening = {
  layoutsShown: ({ layouts }, voice) =>
    Object.entries(layouts)
      .map(
        ([seat, layout]) =>
          `${Whose(voice, seat, 'e')} Lager: ${CORNERS.map((at) => `${RESOURCE_NAMES[layout[at]]} im ${CORNER_NAMES[at]}`).join(', ')}.`,
      )
      .join(' '),
  diceRolled: ({ seat, dice }, voice) =>
    `${does(voice, seat, 'würfelst', 'würfelt')} die Zahlen ${listOf(dice.map(String))}.`,
  numbersShown: ({ numbers }, voice) =>
    Object.entries(numbers)
      .map(
        ([seat, number]) =>
          `${Whose(voice, seat, 'e')} Zahlen: ${RESOURCES.map((type) => `${RESOURCE_NAMES[type]} ${number[type]}`).join(', ')}.`,
      )
      .join(' '),
  rolledOff: ({ rolls, winner }, voice) => {
    const sums = Object.entries(rolls).map(([seat, [a, b]]) => `${who(voice, seat)} ${a + b}`);
    const end =
      winner === null ? 'Gleichstand: noch einmal.' : `${does(voice, winner, 'bestimmst', 'bestimmt')}, wer beginnt.`;
    return `Anwürfeln: ${sums.join(', ')}. ${end}`;
  },
  orderChosen: ({ seat, first }, voice) =>
    first ? `${does(voice, seat, 'beginnst', 'beginnt')}.` : `${does(voice, seat, 'lässt', 'lässt')} den Vortritt.`,
  turnBegan: ({ seat, turn }, voice) => `Zug ${turn}: ${does(voice, seat, 'würfelst', 'würfelt')}.`,
  turnEnded: ({ seat }, voice) => `${does(voice, seat, 'beendest', 'beendet')} den Zug.`,
  byClock: ({ seat }, voice) => timeIsUp(toWhom(voice, seat)),
} satisfies Partial<Sentences>;

const dice = {
  rolled: ({ seat, event, production, double }, voice) =>
    `${does(voice, seat, 'würfelst', 'würfelt')} ${EVENT_WORDS[eventOf(event)].name} und ${production}${double ? ', ein Pasch' : ''}.`,
  produced: ({ seat, resource, made, squandered }, voice) =>
    made === 0 && squandered > 0
      ? `${does(voice, seat, 'verlierst', 'verliert')} ${squandered} ${RESOURCE_NAMES[resource]}: Das Lager ist voll.`
      : `${does(voice, seat, 'bekommst', 'bekommt')} ${made} ${RESOURCE_NAMES[resource]}${wasted(squandered)}.`,
  shrank: ({ seat, site, to, points, lost }, voice) =>
    `Seuche: ${Whose(voice, seat)} ${SITE_NAMES[site]} ist nun ${aBase(to)}${points === undefined ? '' : `, insgesamt ${scored(points)}`}.${lostWith(lost)}`,
  spared: ({ seat, site }, voice) =>
    `Seuche: ${Whose(voice, seat)} ${SITE_NAMES[site]} bleibt verschont, es ist kein kleineres Teil da.`,
  wagerWon: ({ seat, pips, rival }, voice) =>
    `${does(voice, seat, 'gewinnst', 'gewinnt')} die Wette: ${quantity(pips, 'Garnisonsauge', 'Garnisonsaugen')} zu ${rival}.`,
  wagerTied: ({ pips }) => `Die Wette steht unentschieden: je ${quantity(pips, 'Garnisonsauge', 'Garnisonsaugen')}.`,
  claimed: ({ seat, resource }, voice) =>
    `${does(voice, seat, 'forderst', 'fordert')} 1 ${RESOURCE_NAMES[resource]} von ${toWhom(voice, rivalOf(seat))} ein.`,
  claimDeclined: ({ seat }, voice) => `${does(voice, seat, 'forderst', 'fordert')} nichts ein.`,
  tradersWon: ({ seat, pips, rival }, voice) =>
    `Die Händler besuchen ${whom(voice, seat)}: ${quantity(pips, 'Auge', 'Augen')} an Straßen und Raumhäfen zu ${rival}.`,
  tradersTied: ({ pips }) =>
    `Die Händler besuchen niemanden: je ${quantity(pips, 'Auge', 'Augen')} an Straßen und Raumhäfen.`,
  gained: ({ seat, resource, pool }, voice) =>
    `${does(voice, seat, 'lagerst', 'lagert')} 1 ${RESOURCE_NAMES[resource]} ${POOL_NAMES[pool]} ein.`,
  gainDeclined: ({ seat }, voice) => `${does(voice, seat, 'lagerst', 'lagert')} nichts ein.`,
  garrisonFell: ({ seat, at, to }, voice) =>
    to === 0
      ? `Recke: ${Whose(voice, seat, 'e')} ${GARRISON_NAMES[at]} Garnison ist geschlagen.`
      : `Recke: ${Whose(voice, seat, 'e')} ${GARRISON_NAMES[at]} Garnison hat nur noch ${quantity(to, 'Auge', 'Augen')}.`,
  championHeld: ({ seat }, voice) => `Recke: Das Zeughaus in ${whose(voice, seat, 'em')} Hauptort hält stand.`,
  marauded: ({ seat, exposed, lost }, voice) =>
    `Plünderer: ${does(voice, seat, 'verlierst', 'verliert')} ${bundleOf(lost)}. Ungeschützt: ${quantity(exposed, 'Rohstoff', 'Rohstoffe')}.`,
  maraudersPassed: ({ seat, exposed }, voice) =>
    `Plünderer: Sie lassen ${whom(voice, seat)} in Ruhe. Ungeschützt: ${quantity(exposed, 'Rohstoff', 'Rohstoffe')}.`,
} satisfies Partial<Sentences>;

function wasted(squandered: number): string {
  if (squandered === 0) return '';
  return plural(squandered, ', und 1 geht verloren', `, und ${squandered} gehen verloren`);
}

type Lost = Facts['shrank']['lost'];

function lostWith({ armory, store, ports, garrisons, roads, suburbs, onSuburbs = [] }: Lost): string {
  const gone = [
    ...(armory ? ['das Zeughaus'] : []),
    ...(store ? [`der Speicher für ${RESOURCE_NAMES[store]}`] : []),
    ...garrisons.map((at) => `die ${GARRISON_NAMES[at]} Garnison`),
    ...roads.map((side) => `die Straße ${SIDE_NAMES[side]}`),
    ...suburbs.map(
      (side) => `der Vorort ${SIDE_NAMES[side]}${withAll(onSuburbs.find((onSuburb) => onSuburb.side === side))}`,
    ),
    ...ports.map((port) => `der Raumhafen ${PORT_NAMES[port]}`),
  ];
  return gone.length === 0 ? '' : ` Damit verloren: ${listOf(gone)}.`;
}

/** The building on a suburb that fell. */
function withAll(fallen: NonNullable<Lost['onSuburbs']>[number] | undefined): string {
  if (!fallen) return '';
  const { hospital, armory, store } = fallen;
  const gone = [
    ...(hospital ? ['Hospital'] : []),
    ...(armory ? ['Zeughaus'] : []),
    ...(store ? [`Speicher für ${RESOURCE_NAMES[store]}`] : []),
  ];
  return ` samt ${listOf(gone)}`;
}

const building = {
  builtRoad: ({ seat, side, size }, voice) =>
    `${builds(voice, seat)} ${SIDE_NAMES[side]} eine ${sized(size as Size, 'e')} Straße.`,
  builtGarrison: ({ seat, at, size }, voice) =>
    `${builds(voice, seat)} im ${at === 'N' ? 'Norden' : 'Süden'} eine ${sized(size as Size, 'e')} Garnison.`,
  builtSuburb: ({ seat, side, size, points }, voice) =>
    `${does(voice, seat, 'gründest', 'gründet')} ${aBase(size)} als Vorort ${SIDE_NAMES[side]}: ${scored(points)}.`,
  grew: ({ seat, site, size, points }, voice) =>
    `${Whose(voice, seat)} ${SITE_NAMES[site]} wächst auf Größe ${size}: ${scored(points)}.`,
  builtStarport: ({ seat, port, size }, voice) =>
    `${builds(voice, seat)} ${PORT_NAMES[port]} einen ${sized(size, 'en')} Raumhafen.`,
  builtHospital: ({ seat, site, points }, voice) =>
    `${builds(voice, seat)} ${IN_SITE[site]} ein Hospital: ${scored(points)}.`,
  builtArmory: ({ seat, site, points }, voice) =>
    `${builds(voice, seat)} ${IN_SITE[site]} ein Zeughaus: ${scored(points)}.`,
  builtStorehouse: ({ seat, site, resource }, voice) =>
    `${builds(voice, seat)} ${IN_SITE[site]} einen Speicher für ${RESOURCE_NAMES[resource]}.`,
} satisfies Partial<Sentences>;

function builds(voice: Voice, seat: string): string {
  return does(voice, seat, 'baust', 'baut');
}

function scored(points: number): string {
  return quantity(points, 'Punkt', 'Punkte');
}

const trading = {
  merchant: ({ seat, gave, got }, voice) =>
    `${does(voice, seat, 'tauschst', 'tauscht')} ${bundleOf(gave)} gegen 1 ${RESOURCE_NAMES[got]}.`,
  offered: ({ seat, give, get }, voice) =>
    `${does(voice, seat, 'bietest', 'bietet')} ${bundleOf(give)} gegen ${bundleOf(get)}.`,
  countered: ({ seat, give, get }, voice) =>
    `Gegenangebot von ${toWhom(voice, seat)}: ${bundleOf(give)} gegen ${bundleOf(get)}.`,
  accepted: ({ seat, gave, got }, voice) =>
    `${does(voice, seat, 'nimmst', 'nimmt')} das Angebot von ${toWhom(voice, rivalOf(seat))} an: ${bundleOf(gave)} gegen ${bundleOf(got)}.`,
  declined: ({ seat }, voice) => `${does(voice, seat, 'lehnst', 'lehnt')} ab.`,
  withdrew: ({ seat }, voice) => `${does(voice, seat, 'ziehst', 'zieht')} das Angebot zurück.`,
} satisfies Partial<Sentences>;

const ending = {
  conceded: ({ seat }, voice) => `${does(voice, seat, 'gibst', 'gibt')} auf.`,
  won: ({ seat, points }, voice) =>
    `${does(voice, seat, 'gewinnst', 'gewinnt')} mit ${quantity(points, 'Punkt', 'Punkten')}.`,
  turnLimitReached: ({ winners, points }, voice) => {
    const score = Object.entries(points).map(([seat, count]) => `${who(voice, seat)} ${scored(count)}`);
    const end = winners[0] === undefined ? 'Unentschieden.' : `${does(voice, winners[0], 'gewinnst', 'gewinnt')}.`;
    return `Der letzte Zug ist vorbei: ${score.join(', ')}. ${end}`;
  },
} satisfies Partial<Sentences>;

export const facts: Sentences = { ...opening, ...dice, ...building, ...trading, ...ending };
