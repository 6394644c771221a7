import type { PieceKind, SettlementKind, UnitKind } from '@lantern/games/crystal-wars/board';
import { strings as text } from '@lantern/games/crystal-wars/strings/de/index';
import {
  declined,
  EVENT_WORDS,
  endingOf,
  NAMES,
  PIECE_NAMES,
  theName,
} from '@lantern/games/crystal-wars/strings/de/names';
import { plural, quantity } from '@lantern/games/kit/plural.de';
import { genitive, listOf } from '@lantern/games/kit/voice.de';
import type { Owner, Picker, Placed, Strings } from './strings.en';

type Besieged = UnitKind | SettlementKind;

const whose = (owner: Exclude<Owner, null>, kind: Besieged): string =>
  owner === 'you' ? `dein${endingOf(kind, 'nominative')}` : genitive(owner.name);

/** "dein Panzer", "Bens Dorf", "das freie Dorf". */
const owned = (owner: Owner, kind: PieceKind | SettlementKind): string =>
  owner === null
    ? theName(kind as Besieged, 'nominative')
    : `${whose(owner, kind as Besieged)} ${NAMES[kind as Besieged]}`;

/** "den Panzer auf A3". */
const on = ({ kind, at }: Placed): string =>
  `${kind ? theName(kind as Besieged, 'accusative') : 'die Einheit'} auf ${at}`;

const orOf = (placed: readonly Placed[]): string => placed.map(on).join(' oder ');

const picked = (picker: Picker): string =>
  picker === null ? '' : `; ${picker === 'you' ? 'du wählst' : `${picker.name} wählt`}`;

const common = {
  keys: [{ keys: ['←', '↑', '→', '↓'], does: 'Auf einem Feld: zum nächsten gehen' }],
  text,
  pieces: PIECE_NAMES,
  things: NAMES,
  events: EVENT_WORDS,
  list: listOf,
  You: 'Du',
  you: 'du',
  nobodys: 'Niemand',
  theEnemy: 'Der Gegner',
  colours: { green: 'Grün', red: 'Rot', yellow: 'Gelb', blue: 'Blau' },
  over: 'Die Partie ist vorbei.',
  info: 'Mitspielende, Teile und Ereignisse',
} satisfies Partial<Strings>;

const fields: Strings['fields'] = {
  map: 'Karte',
  owned,
  hasMoved: 'ist gezogen',
  hasFought: 'hat gekämpft',
  neutralBlock: `freier ${NAMES.metropolis}`,
  vortex: 'Strudel',
  swamp: 'Sumpf',
  unitFigures: (attack, defence, move, upkeep) =>
    `Angriff ${attack}, Verteidigung ${defence}, zieht ${move}, isst ${upkeep}.`,
  settlementFigures: (attack, defence, grain) =>
    `Angriff ${attack}, Verteidigung ${defence}${grain > 0 ? `, bringt ${grain} Getreide` : ''}.`,
  cannotMove: 'Kein freies Feld ist erreichbar.',
  cannotFight: 'Daneben ist nichts, was bekämpft werden kann.',
};

const goals: Strings['goals'] = {
  standard: 'Ziel: alle Dörfer und alle Städte halten',
  goldMountain: 'Ziel: drei Einheiten eine ganze Runde lang um den Goldberg',
  all: 'Ziel: alle neun Stadtblöcke halten',
  most: 'Ziel: die meisten Stadtblöcke, sobald keiner mehr frei ist',
  goldHeld: (holder, round) =>
    `Der Goldberg ist in der Hand von ${holder ?? 'dir'}; das muss bis zum Ende von Runde ${round} dauern`,
  atGold: (counted) => `Einheiten um den Goldberg, von 3: ${counted}`,
  blocks: (counted) => `Stadtblöcke, von 9: ${counted}`,
  settlements: (counted, free) => `Dörfer und Städte: ${counted} · frei ${free}`,
};

const waiting: Strings['waiting'] = {
  casualty: (name) => `${name} wählt, welche Einheit fällt.`,
  playing: (name) => `${name} spielt.`,
  steps: {
    freeVillage: (name) => `${name} setzt ein freies Dorf.`,
    mountain: (name) => `${name} setzt einen Berg oder keinen.`,
    mountainDue: (name) => `${name} setzt einen Berg.`,
    village: (name) => `${name} gründet ein Dorf.`,
    starvation: (name) => `${name} kann nicht alle versorgen und wählt, wer verhungert.`,
    movement: (name) => `${name} zieht.`,
    combat: (name) => `${name} kämpft.`,
    event: (name) => `${name} entscheidet über das Ereignis.`,
    creation: (name) => `${name} baut.`,
  },
};

const status: Strings['status'] = {
  setup: 'Aufbau',
  round: 'Runde',
  ofAll: (all) => `von ${all}`,
  side: (name, colour) =>
    `${name === null ? 'Du spielst' : `${name} spielt`} die Pyramiden in ${colour}; das Land in ${colour} ist ${name === null ? 'deine' : 'die'} Heimat.`,
  orderOfPlacing: 'Reihenfolge des Setzens',
  orderOfRound: 'Reihenfolge der Runde',
  lastRoll: (dice) => `Letzter Wurf: ${dice.join(' und ')}`,
  rolls: {
    event: 'Ereignis',
    battle: 'Schlacht',
    siege: 'Belagerung',
    persuasion: 'Abwerben',
    sabotage: 'Sabotage',
    bandit: 'Räuber',
    initiative: 'wer beginnt',
  },
  turn: { now: 'am Zug', done: 'war am Zug', later: 'kommt noch' },
  stepsOfSetup: 'Schritte des Aufbaus',
  stepsOfTurn: 'Schritte des Zuges',
  setupSteps: { freeVillage: 'freie Dörfer', mountain: 'Berge', village: 'Dörfer' },
  steps: {
    production: 'ernten',
    starvation: 'essen',
    movement: 'ziehen',
    combat: 'kämpfen',
    event: 'Ereignis',
    creation: 'bauen',
    spoilage: 'Schwund',
  },
};

const tables: Strings['tables'] = {
  player: 'Wer',
  villages: 'Dörfer',
  cities: 'Städte',
  blocks: 'Blöcke',
  units: 'Einheiten',
  harvest: 'Ernte',
  upkeep: 'Unterhalt',
  grain: 'Getreide',
  stock: 'Vorrat',
  kept: 'bleibt',
  stockLeft: {
    small: 'kleine Pyramiden übrig',
    medium: 'mittlere Pyramiden übrig',
    large: 'große Pyramiden übrig',
  },
  players: 'Mitspielende',
  pieces: 'Teile',
  eventDie: 'Der Ereigniswürfel',
  piece: 'Teil',
  attack: 'Angriff',
  defence: 'Vertei\u00addigung',
  moves: 'Schritte',
  cost: 'Preis',
  atHome: (defence, home) => `${defence}, daheim ${home}`,
};

const flashes: Strings['flashes'] = {
  whoPlaces: 'Wer setzt zuerst?',
  round: (round) => `Runde ${round}`,
  begins: (name) => (name === null ? 'Du beginnst.' : `${name} beginnt.`),
  tie: 'Gleichstand',
  wins: (name) => (name === null ? 'Du gewinnst' : `${name} gewinnt`),
  notEnough: 'Aber nicht hoch genug: Nichts fällt.',
  siege: { captured: 'Erobert!', razed: 'In Trümmern!', held: 'Hält stand' },
  changesSides: 'Wechselt die Seiten!',
  staysLoyal: 'Bleibt treu',
  turning: {
    eliminated: 'Ausgelöscht',
    conceded: 'Aufgegeben',
    goldHeld: 'Der Goldberg ist besetzt',
    goldLost: 'Der Goldberg ist frei',
  },
};

const targets: Strings['targets'] = {
  picks: {
    freeVillage: 'Setz das freie Dorf hierher',
    mountain: 'Setz einen Berg hierher',
    village: 'Gründe dein Dorf hier',
    starvation: 'Lass sie verhungern',
    casualty: 'Lass sie fallen',
    militia: 'Hier sammelt sich die Miliz',
    riots: 'Hier bricht Aufruhr aus',
  },
  chosen: 'Gewählt',
  tapAgain: (words) => `Gewählt. Wähle noch einmal: ${words}`,
  moveIt: 'Zieh damit',
  chooseFight: 'Wähle, was sie bekämpft',
  moves: { plain: 'Zieh hierher', flow: 'Zieh mit der Strömung hierher', vortex: 'Spring durch den Strudel hierher' },
  attacks: {
    battle: 'Greif an',
    siege: 'Belagere den Ort',
    persuade: 'Versuch, sie abzuwerben',
    sabotage: 'Versuch zu sabotieren',
  },
  attackAt: (attack, chance) => `${attack}: ${chance} Aussicht auf Erfolg`,
  mustFight: (chance) => `Muss hier kämpfen, ${chance} Aussicht auf den Sieg`,
  create: {
    infantry: 'Bau hier Infanterie',
    hover: 'Bau hier einen Gleiter',
    tank: 'Bau hier einen Panzer',
    diplomat: 'Bau hier einen Diplomaten',
    village: 'Gründe hier ein Dorf',
    city: 'Bau hier eine Stadt',
  },
};

const bar: Strings['bar'] = {
  label: 'Was du tun kannst',
  freeVillage: {
    ask: (name) => `Wähle ein Feld in der Heimat ${name === null ? 'des nächsten Platzes' : `von ${name}`}.`,
    askNobody: 'Wähle ein Feld der neutralen Platte.',
    chosen: (at) => `Ein freies Dorf auf ${at}?`,
    hint: 'Heimat ist das Land in der Farbe eines Platzes; eine Platte hat neun Felder. Ein freies Dorf gehört niemandem, bis jemand es nimmt.',
  },
  mountain: {
    ask: 'Ein Berg in deiner eigenen Heimat, wenn du magst.',
    askNobody: 'Ein Berg auf der neutralen Platte: Wähle ein Feld.',
    chosen: (at) => `Ein Berg auf ${at}?`,
    hint: (erupts) =>
      `Deine Heimat ist das Land in deiner Farbe. Über einen Berg kommt niemand.${erupts ? ' Bricht er aus, ist alles um ihn herum verloren.' : ''}`,
  },
  village: {
    ask: 'Wähle ein Feld deiner eigenen Heimat.',
    chosen: (at) => `Dein Dorf auf ${at}?`,
    byMountain: 'Es berührt einen Berg, der ausbrechen kann!',
    hint: 'Deine Heimat ist das Land in deiner Farbe. Ein Dorf bringt jeden Zug 2 Getreide, und um es herum kannst du Infanterie bauen.',
  },
  militia: {
    ask: 'Wähle ein Feld um eines deiner Dörfer.',
    chosen: (at) => `Infanterie auf ${at}?`,
    hint: 'Sie kostet nichts. Sie handelt ab deinem nächsten Zug.',
  },
  riots: {
    ask: 'Wähle die Stadt, die zum Dorf schrumpft.',
    hint: 'Die große Pyramide kommt in den Vorrat zurück; eine mittlere tritt an ihre Stelle.',
  },
  starvation: {
    ask: (short) => `Es ${plural(short, 'fehlt', 'fehlen')} ${short} Getreide. Wähle die Einheit, die verhungert.`,
    left: (left) => (left > 0 ? `Dann fehlen noch ${left}.` : 'Dann sind alle anderen versorgt.'),
    hint: 'Ihre Pyramide geht in deinen Vorrat zurück. Das übrige Getreide kannst du ausgeben.',
  },
  movement: {
    whereTo: (unit) => `${unit}: wohin?`,
    allMoved: 'Alle Einheiten sind gezogen.',
    ask: (able) => `Wähle eine Einheit, dann ein Feld. ${quantity(able, 'kann', 'können')} ziehen.`,
  },
  combat: {
    whom: (unit) => `${unit}: gegen wen?`,
    ask: 'Wähle ein Ziel; die Zahl ist deine Chance.',
    risky: 'Es bleiben nur Kämpfe mit schlechter Aussicht.',
    none: 'Es gibt nichts mehr zu bekämpfen.',
  },
  casualty: {
    lost: 'Du hast verloren: Wähle, welche deiner Einheiten fällt.',
    won: (name) => `Du hast gewonnen: Wähle, welche Einheit ${name === null ? 'des Gegners' : `von ${name}`} fällt.`,
    hint: 'Nur eine Einheit mit niedriger Verteidigung kann fallen.',
  },
  creation: {
    tap: {
      infantry: 'Wohin mit der Infanterie?',
      hover: 'Wohin mit dem Gleiter?',
      tank: 'Wohin mit dem Panzer?',
      diplomat: 'Wohin mit dem Diplomaten?',
      village: 'Wohin mit dem Dorf?',
      city: 'Wohin mit der Stadt?',
    },
    spent: 'Alles Getreide ist ausgegeben.',
    kept: (grain) => `${grain} Getreide. Der Rest bleibt im Silo.`,
    spoils: (grain) => `${grain} Getreide. Der Rest verdirbt.`,
    short: (upkeep, harvest, short) =>
      `Unterhalt ${upkeep}, Ernte ${harvest}: Im nächsten Zug ${plural(short, 'fehlt', 'fehlen')} ${short} Getreide, und Einheiten verhungern.`,
    price: (kind, cost) => `${kind}, kostet ${cost} Getreide`,
    notNow: ', jetzt nicht möglich',
  },
  unitOn: (kind, at) => `${kind ? PIECE_NAMES[kind] : 'Einheit'} auf ${at}`,
  out: 'Du bist ausgeschieden. Die anderen kämpfen weiter.',
  marks: 'Zeichen auf der Karte',
  wall: 'Mauer: kein Durchgang',
  meanings: {
    plain: 'gewöhnlicher Weg',
    flow: 'mit der Strömung',
    vortex: 'durch einen Strudel',
    battle: 'Schlacht',
    siege: 'Belagerung',
    persuade: 'abwerben',
    sabotage: 'sabotieren',
  },
};

const people: Strings['people'] = {
  out: 'ausgeschieden',
  onMap: 'Auf der Karte',
  grain: (count) => `${count} Getreide`,
  settlements: (count) => `Dörfer und Städte: ${count}`,
  units: (count) => `Einheiten: ${count}`,
  atGold: (count) => `${count} von 3 Einheiten um den Goldberg`,
  blocks: (count) => `${count} von 9 Stadtblöcken`,
  words: {
    grain: 'Getreide',
    settlements: (count) => plural(count, 'Ort', 'Orte'),
    units: (count) => plural(count, 'Einheit', 'Einheiten'),
    atGold: 'am Gold',
    blocks: 'Blöcke',
    out: 'raus',
  },
};

const fights: Strings['fights'] = {
  battleFor: (at) => `Schlacht um ${at}`,
  siegeOf: (at) => `Belagerung von ${at}`,
  notNow: 'Jetzt nicht',
  rollDice: 'Würfeln',
  rollDie: 'Würfeln',
  ifWon: 'Wenn du gewinnst',
  ifLost: 'Wenn du verlierst',
  leaveOut: 'Wähle eine Einheit, die nicht helfen soll. ',
  fought: 'Alle beteiligten Einheiten haben dann in diesem Zug gekämpft.',
  plusDie: '+ Würfel',
  figures: (attack, defence) => `Angriff ${attack}, Verteidigung ${defence}`,
  cannot: 'Das kann nicht geschehen.',
  tooWeak: (attack) => `Nichts fällt: Angriff ${attack} ist zu wenig für diese Verteidigung.`,
  theirsTooWeak: (attack) => `Nichts fällt: Deren Angriff ${attack} ist zu wenig für deine Verteidigung.`,
  itsTooWeak: (attack) => `Nichts fällt: Ein Angriff von ${attack} ist zu wenig für deine Verteidigung.`,
  enemyLoses: (enemy, gains, picker) => `${enemy} verliert ${orOf(gains)}${picked(picker)}.`,
  youLose: (risks, picker) => `Du verlierst ${orOf(risks)}${picked(picker)}.`,
  youLoseUnlessTied: (risks, picker) => `Du verlierst ${orOf(risks)}${picked(picker)}, außer bei Gleichstand.`,
  nothingLost: 'Nichts geht verloren.',
  blockTaken: 'Du beherrschst diesen Block der Metropole.',
  becomesYours: (kind) => `Das wird ${whose('you', kind)} ${declined(kind, 'nominative')}.`,
  razed: (kind) =>
    `Es fällt in Trümmer: Du hast keine Pyramide mehr für ein${endingOf(kind, 'accusative')} ${declined(kind, 'accusative')}.`,
  odds: { win: 'Sieg', tie: 'Gleich', lose: 'Verlust' },
  of: (part, all) => `${part} von ${all}`,
};

const talks: Strings['talks'] = {
  persuade: (at) => `${at} abwerben`,
  sabotage: (at) => `${at} sabotieren`,
  rolls: (limit) => `1 bis ${limit} von 6 gelingt`,
  does: (limit) => plural(limit, 'Eine 1 genügt', `1 bis ${limit} genügt`),
  succeeds: 'Wenn es gelingt',
  fails: 'Wenn es misslingt',
  yours: (owner, kind, at) => {
    const what = owned(owner, kind);
    return `${what.charAt(0).toUpperCase()}${what.slice(1)} auf ${at} gehört dann dir`;
  },
  nextTurn: ' und handelt ab deinem nächsten Zug',
  nothingLost: 'Nichts geht verloren. Der Diplomat hat für diesen Zug gehandelt.',
};

export const strings: Strings = {
  ...common,
  fields,
  goals,
  waiting,
  status,
  tables,
  flashes,
  targets,
  bar,
  people,
  fights,
  talks,
};
