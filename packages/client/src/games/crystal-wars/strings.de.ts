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
  text,
  pieces: PIECE_NAMES,
  things: NAMES,
  events: EVENT_WORDS,
  list: listOf,
  You: 'Du',
  you: 'du',
  nobodys: 'Niemand',
  theEnemy: 'Der Feind',
  colours: { green: 'grün', red: 'rot', yellow: 'gelb', blue: 'blau' },
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
  cannotMove: 'Es gibt kein freies Feld, das sie erreichen kann.',
  cannotFight: 'Neben ihr ist nichts, das sie bekämpfen könnte.',
};

const goals: Strings['goals'] = {
  standard: 'Ziel: alle Dörfer und alle Städte halten',
  goldMountain: 'Ziel: drei Einheiten eine ganze Runde lang um den Goldberg',
  all: 'Ziel: alle neun Stadtblöcke halten',
  most: 'Ziel: die meisten Stadtblöcke, sobald keiner mehr frei ist',
  goldHeld: (holder, round) =>
    `Der Goldberg ist in der Hand von ${holder === 'du' ? 'dir' : holder}; das muss bis zum Ende von Runde ${round} dauern`,
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
    event: (name) => `${name} antwortet auf das Ereignis.`,
    creation: (name) => `${name} baut.`,
  },
};

const status: Strings['status'] = {
  setup: 'Aufbau',
  round: 'Runde',
  side: (name, colour) =>
    `${name === null ? 'Du spielst' : `${name} spielt`} die Pyramiden in ${colour}; was in ${colour} gerahmt ist, ist ${name === null ? 'deine' : 'die'} Heimat.`,
  orderOfPlacing: 'Reihenfolge des Setzens',
  orderOfRound: 'Reihenfolge der Runde',
  lastRoll: (dice) => `Letzter Wurf: ${dice.join(' und ')}`,
  rolls: {
    event: 'Ereignis',
    battle: 'Schlacht',
    siege: 'Belagerung',
    persuasion: 'Überreden',
    sabotage: 'Sabotage',
    bandit: 'Bandit',
    initiative: 'wer beginnt',
  },
  turn: { now: 'am Zug', done: 'war am Zug', later: 'kommt noch' },
  stepsOfSetup: 'Schritte des Aufbaus',
  stepsOfTurn: 'Schritte des Zuges',
  setupSteps: { freeVillage: 'freie Dörfer', mountain: 'Berge', village: 'Dörfer' },
  steps: {
    production: 'ernten',
    starvation: 'sorgen',
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
  upkeep: 'Bedarf',
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
  defence: 'Schutz',
  moves: 'Schritte',
  cost: 'Preis',
  atHome: (defence, home) => `${defence}, daheim ${home}`,
};

const textBoard: Strings['textBoard'] = {
  label: 'Die Karte in Worten',
  setup: 'Aufbau.',
  round: (round, last) => (last > 0 ? `Runde ${round} von ${last}.` : `Runde ${round}.`),
  out: 'ausgeschieden',
  purse: (grain, harvest, upkeep) => `${grain} Getreide, Ernte ${harvest}, Bedarf ${upkeep}.`,
  blocks: (blocks) => `Blöcke: ${blocks}.`,
  nothing: 'nichts auf der Karte',
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
  tapAgain: (words) => `Gewählt. Tippe noch einmal: ${words}`,
  moveIt: 'Zieh damit',
  chooseFight: 'Wähle, was sie bekämpft',
  moves: { plain: 'Zieh hierher', flow: 'Zieh mit der Strömung hierher', vortex: 'Spring durch den Strudel hierher' },
  attacks: {
    battle: 'Greif an',
    siege: 'Belagere den Ort',
    persuade: 'Versuch, sie abzuwerben',
    sabotage: 'Versuch zu sabotieren',
  },
  create: {
    infantry: 'Stell hier Infanterie auf',
    hover: 'Stell hier einen Gleiter auf',
    tank: 'Stell hier einen Panzer auf',
    diplomat: 'Stell hier einen Diplomaten auf',
    village: 'Gründe hier ein Dorf',
    city: 'Bau hier eine Stadt',
  },
};

const bar: Strings['bar'] = {
  label: 'Was du tun kannst',
  freeVillage: {
    ask: (name) => `Tippe auf ein helles Feld in der Heimat ${name === null ? 'des nächsten Platzes' : `von ${name}`}.`,
    askNobody: 'Tippe auf ein helles Feld der Platte, die niemandem gehört.',
    chosen: (at) => `Ein freies Dorf auf ${at}?`,
    hint: 'Heimat ist, was in der Farbe eines Platzes gerahmt ist; eine Platte hat neun Felder. Ein freies Dorf gehört niemandem, bis jemand es nimmt.',
  },
  mountain: {
    ask: 'Ein Berg in deiner eigenen Heimat, wenn du magst.',
    askNobody: 'Ein Berg auf der Platte, die niemandem gehört: Tippe auf ein helles Feld.',
    chosen: (at) => `Ein Berg auf ${at}?`,
    hint: (erupts) =>
      `Deine Heimat ist in deiner Farbe gerahmt. Über einen Berg kommt niemand.${erupts ? ' Bricht er aus, ist verloren, was um ihn steht.' : ''}`,
  },
  village: {
    ask: 'Tippe auf ein helles Feld deiner eigenen Heimat.',
    chosen: (at) => `Dein Dorf auf ${at}?`,
    byMountain: 'Es berührt einen Berg, der ausbrechen kann!',
    hint: 'Deine Heimat ist in deiner Farbe gerahmt. Ein Dorf bringt jeden Zug 2 Getreide, und um es herum entsteht Infanterie.',
  },
  militia: {
    ask: 'Tippe auf ein helles Feld um eines deiner Dörfer.',
    chosen: (at) => `Infanterie auf ${at}?`,
    hint: 'Sie kostet nichts. Sie handelt ab deinem nächsten Zug.',
  },
  riots: {
    ask: 'Tippe auf die Stadt, die zum Dorf schrumpft.',
    hint: 'Die große Pyramide geht in ihren Vorrat zurück; eine mittlere tritt an ihre Stelle.',
  },
  starvation: {
    ask: (short) => `Es fehlen ${short} Getreide. Tippe auf die Einheit, die verhungert.`,
    left: (left) => (left > 0 ? `Dann fehlen noch ${left}.` : 'Dann sind alle anderen versorgt.'),
    hint: 'Ihre Pyramide geht in deinen Vorrat zurück. Was an Getreide bleibt, kannst du ausgeben.',
  },
  movement: {
    whereTo: (unit) => `${unit}: wohin?`,
    allMoved: 'Alle Einheiten sind gezogen.',
    ask: (able) => `Einheit antippen. ${able} ${able === 1 ? 'kann' : 'können'} ziehen.`,
  },
  combat: {
    whom: (unit) => `${unit}: gegen wen?`,
    ask: 'Einheit antippen, dann ihr Ziel.',
  },
  casualty: {
    lost: 'Du hast verloren: Tippe, welche deiner Einheiten fällt.',
    won: (name) => `Du hast gewonnen: Tippe, welche Einheit ${name === null ? 'des Feindes' : `von ${name}`} fällt.`,
    hint: 'Nur markierte Einheiten sind schwach genug für den Schlag.',
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
      `Bedarf ${upkeep}, Ernte ${harvest}: im nächsten Zug fehlt ${short} Getreide, und Einheiten verhungern.`,
    price: (kind, cost) => `${kind}, kostet ${cost} Getreide`,
    notNow: ', jetzt nicht möglich',
  },
  unitOn: (kind, at) => `${kind ? PIECE_NAMES[kind] : 'Einheit'} auf ${at}`,
  out: 'Du bist ausgeschieden. Die anderen kämpfen weiter.',
  marks: 'Zeichen auf der Karte',
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
};

const fights: Strings['fights'] = {
  battleFor: (at) => `Schlacht um ${at}`,
  siegeOf: (at) => `Belagerung von ${at}`,
  notNow: 'Jetzt nicht',
  rollDice: 'Würfeln',
  rollDie: 'Würfeln',
  ifWon: 'Wenn du gewinnst',
  ifLost: 'Wenn du verlierst',
  leaveOut: 'Tippe auf einen Helfer, um ihn herauszulassen. ',
  fought: 'Wer mitmacht, hat für diesen Zug gekämpft.',
  plusDie: '+ Würfel',
  figures: (attack, defence) => `Angriff ${attack}, Schutz ${defence}`,
  cannot: 'Das kann nicht geschehen.',
  tooWeak: (attack) => `Nichts fällt: Angriff ${attack} ist zu wenig für diese Verteidigung.`,
  theirsTooWeak: (attack) => `Nichts fällt: Deren Angriff ${attack} ist zu wenig für deine Verteidigung.`,
  itsTooWeak: (attack) => `Nichts fällt: Sein Angriff ${attack} ist zu wenig für deine Verteidigung.`,
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
  does: (limit) => (limit === 1 ? 'Eine 1 genügt' : `1 bis ${limit} genügt`),
  succeeds: 'Wenn es gelingt',
  fails: 'Wenn es misslingt',
  yours: (owner, kind, at) => {
    const what = owned(owner, kind);
    return `${what.charAt(0).toUpperCase()}${what.slice(1)} auf ${at} wird deins`;
  },
  nextTurn: ' und handelt ab deinem nächsten Zug',
  nothingLost: 'Nichts geht verloren. Der Diplomat hat für diesen Zug gehandelt.',
};

/** Every German string of the board. */
export const strings: Strings = {
  ...common,
  fields,
  goals,
  waiting,
  status,
  tables,
  textBoard,
  flashes,
  targets,
  bar,
  people,
  fights,
  talks,
};
