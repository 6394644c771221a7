import type { Corner, Size } from '@lantern/games/crystal-city-catan/board';
import { strings as text } from '@lantern/games/crystal-city-catan/strings/de/index';
import {
  aBase,
  baseName,
  bundleOf,
  communityName,
  EVENT_WORDS,
  GARRISON_NAMES,
  IN_SITE,
  POOL_NAMES,
  PORT_NAMES,
  RESOURCE_NAMES,
  SIDE_NAMES,
  SITE_NAMES,
  SIZE_NAMES,
  sized,
} from '@lantern/games/crystal-city-catan/strings/de/names';
import { plural, quantity } from '@lantern/games/kit/plural.de';
import { genitive } from '@lantern/games/kit/voice.de';
import { FAR_SIDE } from './map/cells';
import type { Strings } from './strings.en';

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** "Mittlere": a size at the beginning of a line. */
const Sized = (size: Size, ending: 'e' | 'er'): string =>
  ending === 'e' ? capital(sized(size, 'e')) : `${capital(sized(size, 'e'))}r`;

const points = (count: number): string => plural(count, '+1 Punkt', `+${count} Punkte`);

const common = {
  text,
  resources: RESOURCE_NAMES,
  events: EVENT_WORDS,
  sizes: SIZE_NAMES,
  pools: POOL_NAMES,
  bundle: bundleOf,
  community: communityName,
  you: 'Du',
  yourColony: 'Deine Kolonie',
  colonyOf: (name) => `${genitive(name)} Kolonie`,
} satisfies Partial<Strings>;

const builds: Strings['builds'] = {
  road: (size, side) => `${Sized(size, 'e')} Straße ${SIDE_NAMES[side]}`,
  garrison: (size, at) => `${Sized(size, 'e')} ${GARRISON_NAMES[at]} Garnison`,
  suburb: (size, side) => `${baseName(size)} ${SIDE_NAMES[side]}`,
  starport: (size, port) => `${Sized(size, 'er')} Raumhafen ${PORT_NAMES[port]}`,
  growTo: (community) => `Ausbau zu: ${communityName(community)}`,
  grow: (site) => `Ausbau: ${SITE_NAMES[site]}`,
  storehouse: (resource) => `Speicher für ${RESOURCE_NAMES[resource]}`,
  hospital: 'Hospital',
  armory: 'Zeughaus',
  carries: (size) => `Trägt einen Vorort, höchstens ${aBase(size)}.`,
  guards: (size) => `Bewacht ${size} in jedem Lager daneben.`,
  newSuburb: (size) => `${points(size)} und zwei neue Lager.`,
  grown: (count) => `${points(count)}.`,
  trades: (rate) => `Tauscht die Sorten daneben ${rate} zu 1.`,
  pays: { eachTurn: 'Zahlt in jedem deiner Züge eins.', once: 'Zahlt einmal eins.' },
  heals: '+1 Punkt und sicher vor Seuchen.',
  covers: '+2 Punkte und Deckung vor Plünderern.',
  here: (place) => `Hier bauen: ${place}`,
  full: 'Hier kann nichts mehr stehen.',
  label: (title) => `Bauen: ${title}`,
  build: 'Bauen',
  payOtherwise: 'Anders bezahlen',
  fromPool: (count, pool) => `${count} ${POOL_NAMES[pool]}`,
  fromStore: (count, site) => `${count} aus dem Speicher ${IN_SITE[site]}`,
};

const described: Strings['described'] = {
  full: 'voll',
  barePool: (pool) => `Lager ${POOL_NAMES[pool]}`,
  pool: (pool, type, count, number) =>
    `${RESOURCE_NAMES[type]}, ${count} von 3${number === undefined ? '' : `, Zahl ${number}`}, ${POOL_NAMES[pool]}`,
  community: (site, community) => {
    const store = community.store ? ` mit Speicher für ${RESOURCE_NAMES[community.store.resource]}` : '';
    return `${SITE_NAMES[site]}: ${communityName(community)}${store}`;
  },
  roads: (left, right) => `Straßen: links ${left}, rechts ${right}`,
  garrisons: (north, south) => `Garnisonen: Nord ${north}, Süd ${south}`,
  port: (port, rate) => `Raumhafen ${PORT_NAMES[port]}, ${rate} zu 1`,
  garrison: (at, pips) => `${GARRISON_NAMES[at]} Garnison, ${quantity(pips, 'Auge', 'Augen')}: Sie verliert eins`,
  givenUp: (label, count) => `${label}, ${count} abgegeben`,
  place: (label, lit) => `Bauen: ${label}${lit ? '' : ', jetzt nicht möglich'}`,
  sites: SITE_NAMES,
  road: { L: 'linke Seite des Hauptorts', R: 'rechte Seite des Hauptorts' },
  garrisonPlace: { N: 'nördliche Garnison', S: 'südliche Garnison' },
  portPlace: { L: 'Raumhafen des linken Vororts', R: 'Raumhafen des rechten Vororts' },
};

const CORNER_WORDS: Readonly<Record<Corner, string>> = {
  NW: 'im Nordwesten',
  NE: 'im Nordosten',
  SW: 'im Südwesten',
  SE: 'im Südosten',
};

const bar: Strings['bar'] = {
  label: 'Was du tun kannst',
  layout: 'Wähle zwei Ecken: Sie tauschen ihre Rohstoffe.',
  numbers: 'Wähle zwei Lager: Sie tauschen ihre Zahlen.',
  feeds: (resource, corner) =>
    `${RESOURCE_NAMES[resource]} ${CORNER_WORDS[corner]}: Das gibt es später auch am ${FAR_SIDE[corner] === 'L' ? 'linken' : 'rechten'} Vorort. Wähle die Ecke, mit der du tauschen willst.`,
  producesOn: (resource, number) =>
    `${RESOURCE_NAMES[resource]} gibt es bei einer ${number}. Wähle das Lager, mit dem du tauschen willst.`,
  order: 'Du hast das Anwürfeln gewonnen. Wer beginnt?',
  first: 'Ich beginne',
  second: 'Ich folge',
  begins: 'Dein Zug beginnt.',
  roll: 'Würfeln',
  gain: 'Wähle ein Lager: Es bekommt eins.',
  claimFrom: 'Wähle jetzt dein Lager, das es aufnimmt.',
  claim: 'Wette gewonnen: Wähle ein Lager deines Gegenübers.',
  garrison: 'Der Recke schlägt zu: Wähle die Garnison, die ein Auge verliert.',
  build: 'Wähle einen Platz, um zu bauen, oder tausche.',
  look: 'Wähle einen Platz, um den Preis zu sehen.',
  trade: 'Tauschen',
  endTurn: 'Zug beenden',
  thinks: (rival) => `${rival} denkt über dein Angebot nach.`,
  withdraw: 'Zurückziehen',
  isSealed: 'Deine Wahl ist versiegelt. Warten auf dein Gegenüber …',
  nothing: 'Nichts nehmen',
  seal: 'Wahl versiegeln',
  enough: 'Das genügt.',
  lose: (count, left) => `Plünderer nehmen ${count}: Wähle noch ${left}.`,
  putBack: 'Zurücklegen',
  giveUp: (chosen, count) => `${chosen}/${count} abgeben`,
  offers: (rival) => `${rival} bietet einen Tausch an`,
  accept: 'Annehmen',
  counter: 'Gegenangebot',
  decline: 'Ablehnen',
  youGet: 'Du bekommst',
  forThat: 'für',
};

const strip: Strings['strip'] = {
  label: 'Würfel und Ereignis',
  laidOut: 'Die Kolonien werden angelegt',
  diceWait: (turn) => `Zug ${turn}: Die Würfel warten`,
  diceRoll: (turn) => `Zug ${turn}: Die Würfel rollen`,
  produces: (number) => `, die ${number} bringt Ertrag`,
  doubles: 'Pasch',
  tables: 'Preise und Ereignisse',
  layout: 'Beide wählen geheim, dann werden beide Anlagen gezeigt.',
  numbers: 'Beide setzen geheim Zahlen, dann werden alle gezeigt.',
  rollOff: (sums) => `Anwürfeln: ${sums.join(', ')}.`,
  brief: {
    epidemic: 'Ohne Hospital schrumpfen Dörfer und Städte um eins.',
    wager: 'Wer mehr Augen an Garnisonen hat, nimmt der anderen Kolonie einen Rohstoff.',
    quarterlyGains: 'Beide dürfen einen Rohstoff einlagern.',
    traders: 'Wer mehr Augen an Straßen und Raumhäfen hat, bekommt eins.',
    champion: 'Ohne Zeughaus im Hauptort verliert eine Garnison ein Auge.',
    marauders: 'Ab sieben ungeschützten geht die Hälfte verloren.',
  },
};

const score: Strings['score'] = {
  label: (name) => `Stand von ${name}`,
  inAll: (count) => quantity(count, 'Rohstoff insgesamt', 'Rohstoffe insgesamt'),
  exposed: 'offen',
  whatExposed: {
    exposed:
      'Rohstoffe, die keine Garnison bewacht und kein Zeughaus schützt. Ab sieben rauben Plünderer die Hälfte davon.',
    total:
      'Rohstoffe, die keine Garnison bewacht und kein Zeughaus schützt. Ab sieben rauben Plünderer die Hälfte von allem, was du hast.',
  },
  stock: 'Vorrat an Pyramiden',
  own: 'Deine Rohstoffe',
  paysFor: (things) => `Bezahlt: ${things.join(', ')}.`,
  whatStock: 'Kleine, mittlere und große Pyramiden, mit denen noch gebaut werden kann.',
  points: 'Siegpunkte',
  pointsWord: 'Punkte',
  goods: 'Güter',
  byType: 'Rohstoffe nach Sorte',
  sizes: SIZE_NAMES,
};

const trade: Strings['trade'] = {
  title: 'Tauschen',
  counterTo: (rival) => `Gegenangebot an ${rival}`,
  with: (rival) => `Mit ${rival}`,
  withMerchant: 'Mit dem Kaufmann',
  give: 'Du gibst',
  get: (rival) => `Du bekommst von ${rival}`,
  fair: 'Ein gutes Angebot? Schick es ab.',
  offer: (rival) => `${rival} anbieten`,
  sendCounter: 'Gegenangebot schicken',
  kind: (title, name) => `${title}: ${name}`,
  more: (name) => `Mehr ${name}`,
  less: (name) => `Weniger ${name}`,
  of: (most) => `von ${most}`,
  tooLittle:
    'Der Kaufmann will drei von dem, was du entbehren kannst; über einen Raumhafen zwei oder eins. Du hast zu wenig.',
  lack: (title, bundle) => `${title}: Dir fehlt ${bundle}.`,
  nothingToGive: 'Du hast nichts zum Tauschen.',
  nothingToGet: (rival) => `${rival} hat nichts, was du eintauschen kannst.`,
  want: 'Was willst du?',
  intoWhich: 'In welches Lager?',
  waysTo: (resource) => `Wege zu ${RESOURCE_NAMES[resource]}`,
  throughPort: 'über deinen Raumhafen',
  giveFor: (bundle, resource, through) =>
    `${bundle} für 1 ${RESOURCE_NAMES[resource]} geben${through ? ', über deinen Raumhafen' : ''}`,
  giveThese: 'Geben',
};

const tables: Strings['tables'] = {
  title: 'Preise und Ereignisse',
  eventDie: 'Der Ereigniswürfel',
  prices: 'Preise',
  rows: {
    road: { name: 'Straße', what: 'je Auge; nicht größer als der Hauptort' },
    garrison: { name: 'Garnison', what: 'je Auge; nicht größer als der Hauptort' },
    starport: { name: 'Raumhafen', what: 'je Auge; kleiner als sein Ort' },
    community: { name: 'Vorort, Ausbau', what: 'je Größe; ein Vorort nicht größer als seine Straße' },
    hospital: { name: 'Hospital', what: '+1 Punkt, in Dorf oder Stadt' },
    armory: { name: 'Zeughaus', what: '+2 Punkte, in einer Stadt' },
    storehouse: { name: 'Speicher', what: 'zahlt eins seiner Sorte, in einer Stadt' },
  },
};

export const strings: Strings = { ...common, builds, described, bar, strip, score, trade, tables };
