import type { MonsterId } from '@lantern/games/improvised-dungeon-crawl/board';
import { strings as text } from '@lantern/games/improvised-dungeon-crawl/strings/de/index';
import {
  CLASS_NAMES,
  cardName,
  ITEM_WORDS,
  MEANING_NAMES,
  monsterName,
  NPC_WORDS,
  POOL_NAMES,
  RACE_NAMES,
  TheMonster,
  theMonster,
  thingName,
  trapName,
} from '@lantern/games/improvised-dungeon-crawl/strings/de/names';
import { dragonWords, roomWords } from '@lantern/games/improvised-dungeon-crawl/strings/de/rooms';
import { plural, quantity } from '@lantern/games/kit/plural.de';
import { listOf } from '@lantern/games/kit/voice.de';
import { gear, muster } from './musterStrings.de';
import type { Person } from './person';
import type { Strings } from './strings.en';

const inside = (person: Person): string => (person === 'you' ? 'du' : person.name);
const first = (person: Person): string => (person === 'you' ? 'Du' : person.name);
const whom = (person: Person): string => (person === 'you' ? 'dich' : person.name);
const toWhom = (person: Person): string => (person === 'you' ? 'dir' : person.name);
const roundsOf = (rounds: number): string => plural(rounds, 'diese Runde', `${rounds} Runden lang`);
const wounds = (count: number): string => quantity(count, 'Wunde', 'Wunden');
const from = (ids: readonly MonsterId[]): string => listOf(ids.map((id) => theMonster(id, 'accusative')));

const common = {
  keys: [
    { keys: ['1', '…', '9'], does: 'In der Aktionsleiste: Ziel wählen' },
    { keys: ['R'], does: 'In der Aktionsleiste: würfeln' },
    { keys: ['Leertaste'], does: 'In der Aktionsleiste: bereit sein' },
  ],
  text,
  items: ITEM_WORDS,
  npcs: NPC_WORDS,
  pools: POOL_NAMES,
  classes: CLASS_NAMES,
  card: cardName,
  monster: monsterName,
  theMonster: (id: MonsterId) => theMonster(id),
  trap: trapName,
  meaning: (meaning: keyof typeof MEANING_NAMES) => MEANING_NAMES[meaning],
  roomWords,
  dragonWords,
  list: listOf,
  You: 'Du',
  inside,
  kindred: (race, heroClass) => `${CLASS_NAMES[heroClass]} (${RACE_NAMES[race]})`,
  item: (kind, value, damaged) =>
    `${kind === 'potion' ? `Trank ${value}` : thingName({ kind, value })}${damaged ? ', beschädigt' : ''}`,
  currencies: { rp: 'AP', lp: 'BP' },
  counted: { rp: 'Punkte', lp: 'Beute', hp: 'Leben', ar: 'Rüstung' },
  hp: 'TP',
  yourHero: 'Dein Held',
  letters: 'Bedeutung der Buchstaben',
  wt: (wt: number) => `WS ${wt}`,
  threshold: (wt: number) => `Schwelle ${wt}`,
  whatYouCanDo: 'Was du tun kannst',
  chances: 'Chancen',
  back: 'Zurück',
  gateOpens: 'Das Tor öffnet sich …',
  diceWait: 'Die Würfel warten.',
  heroes: 'Helden',
} satisfies Partial<Strings>;

const described: Strings['described'] = {
  noHero: 'Noch kein Held',
  fallen: (who, things, lp) =>
    `${who}: gefallen. Dort ${plural(things, 'liegt', 'liegen')} ${quantity(things, 'Gegenstand', 'Gegenstände')} und ${lp} BP.`,
  hp: (who, hp, most) => `${who}: ${hp} von ${most} TP`,
  ar: (rating) => `RW ${rating}`,
  attacks: (die) => `greift mit W${die} an`,
  lp: (lp) => `${lp} BP`,
  monster: (id, elite, die, wt) => `${elite ? 'Elite: ' : ''}${monsterName(id)}, W${die}, WS ${wt}`,
  wounds: (count, need) => `${count} von ${need} Wunden`,
  confused: (rounds) => `${roundsOf(rounds)} verwirrt`,
  goesFor: (person, chance, worst) => `geht auf ${whom(person)} los: ${chance}, bis ${worst} Schaden`,
  drawnBy: (name, person, progress) => `${name}, gezogen von ${toWhom(person)}, ${progress}`,
  progress: {
    waiting: 'kommt noch',
    now: 'jetzt dran',
    done: 'erledigt',
    slain: 'erschlagen',
    scorched: 'vom Drachen verbrannt',
  },
  dungeon: (crawl, of) => `Verlies ${crawl} von ${of}`,
  room: (number) => `Raum ${number}`,
  ahead: (cards) => `noch ${quantity(cards, 'Karte', 'Karten')}`,
  found: (lp) => `${lp} BP gefunden`,
  purse: (lp) => `Kasse ${lp} BP`,
  gate: 'Das Tor des Verlieses',
  behind: (number) => `Raum ${number} liegt hinter euch`,
};

const rolls: Strings['rolls'] = {
  blow: (total, wt, id, count) =>
    `${total} gegen ${theMonster(id, 'accusative')} (WS ${wt}): ${count === 0 ? 'keine Wunde' : wounds(count)}.`,
  monster: (id, total, damage, person) => `${TheMonster(id)} würfelt ${total}: ${damage} Schaden für ${whom(person)}.`,
  heal: (person, total) => `${first(person)} ${person === 'you' ? 'bekommst' : 'bekommt'} ${total} TP zurück.`,
  raise: (total, over) => `${total}; es braucht mehr als ${over}.`,
  left: (damage) => `Es bleibt ${damage} Schaden.`,
  disarm: (total) => (total === 1 ? 'Eine 1: Die Falle geht los.' : `Eine ${total}: Die Falle bleibt, wo sie ist.`),
  trap: (name, damage) => `${name}: ${damage} Schaden.`,
  chest: (total) => `${total}: Die Truhe hat eine Falle.`,
  loot: (total) => `${quantity(total, 'Beutepunkt', 'Beutepunkte')}.`,
};

const actions: Strings['actions'] = {
  attack: { word: 'Angreifen', send: 'Angreifen', counts: 'Wucht' },
  missile: { word: 'Geschoss', send: 'Geschoss', counts: 'Zauberwürfel' },
  heal: { word: 'Heilen', send: 'Heilen', counts: 'Heilwürfel' },
  castBuff: { word: 'Segen', send: 'Zaubern', counts: 'Zauberwürfel' },
  castConfuse: { word: 'Verwirren', send: 'Zaubern', counts: 'Zauberwürfel' },
  castProtect: { word: 'Schutz', send: 'Zaubern', counts: 'Zauberwürfel' },
  guard: { word: 'Deckung', send: 'Decken' },
  usePotion: { word: 'Trank', send: 'Benutzen' },
  pray: { word: 'Beten', send: 'Beten', counts: 'Heilwürfel' },
  ritual: { word: 'Ritual', send: 'Vollziehen', counts: 'Zauberwürfel' },
  resurrect: { word: 'Erwecken', send: 'Erwecken', counts: 'Heilwürfel' },
  repair: { word: 'Reparieren', send: 'Reparieren' },
  giveLP: { word: 'BP geben', send: 'Geben', counts: 'BP' },
  giveItem: { word: 'Geben', send: 'Geben' },
  evade: { word: 'Ausweichen', send: 'Ausweichen', counts: 'Ausweichwürfel' },
};

const decide: Strings['decide'] = {
  body: (name: string) => `${name} plündern`,
  shop: 'Laden',
  give: 'Geben',
  gear: 'Ausrüstung',
  strikeAt: (id) => `${id === undefined ? 'Ein Monster' : theMonster(id, 'accusative').replace(/^d/, 'D')} angreifen`,
  pass: 'Warten',
  hurl: 'Geschoss schießen',
  rollAttack: 'Angriff würfeln',
  with: 'Womit',
  confusedThreat: (wt) => `Wundschwelle ${wt}. Es ist verwirrt und greift niemanden an.`,
  noThreat: (wt, person) => `Wundschwelle ${wt}. Es greift ${whom(person)} an, und kein Wurf kommt durch.`,
  threat: (wt, person, chance, worst) =>
    `Wundschwelle ${wt}. Es greift ${whom(person)} an: ${chance}, bis ${worst} Schaden.`,
  nothing: 'Nichts anzugreifen',
  howMany: 'Wie viele',
  offering: 'Opfer, BP',
  tapMonster: (others) => `Wähle ein Monster: ${others}.`,
  dragonDead: 'Der Drache ist tot',
  beforeGate: 'Vor dem Tor',
  rest: 'Ein Moment der Ruhe',
  out: 'Hinaus aus dem Verlies',
  on: 'Weiter in den nächsten Raum',
  notReady: 'Halt, ich bin nicht bereit',
  othersReady: 'Alle anderen sind bereit.',
  busy: (names) => `Noch beschäftigt: ${names}.`,
  result: (won, number, survivors, lp, toDragon) =>
    `${quantity(won, 'Verlies', 'Verliese')} bezwungen, ${quantity(number, 'Raum', 'Räume')}, Überlebende: ${survivors}, ${lp} BP, ${wounds(toDragon)} am Drachen.`,
  over: 'Das Abenteuer ist vorbei',
  /** The decisions of other players, by stage. */
  about: {
    act: 'Wen angreifen?',
    luck: 'Noch einmal würfeln?',
    evade: 'Dem Angriff ausweichen?',
    reveal: 'Gehört das Monster zur Elite?',
    prepare: 'Wie auf die Angriffe vorbereiten?',
    trap: 'Wie an der Falle vorbei?',
    chest: 'Was tun mit der Truhe?',
    meet: 'Die Begegnung ansprechen?',
    altar: 'Beten oder weitergehen?',
    propose: 'Wie die Beute teilen?',
    vote: 'Wie die Beute teilen?',
  },
  deciding: (names) => `${listOf(names)} ${plural(names.length, 'entscheidet', 'entscheiden')}`,
  watching: 'Du schaust zu',
  waiting: 'Warten',
  youFell: 'Dein Held ist gefallen. Andere können ihn erwecken; bis dahin schaust du zu.',
};

const forecast: Strings['forecast'] = {
  some: (missing) => `einige von ${missing} TP`,
  full: 'alle TP',
  inVain: 'vergebens',
  alive: (over) => `lebt (über ${over})`,
  buff: (dice, person) => `${dice}W6 kommen in dieser Runde zum nächsten Angriff von ${toWhom(person)}.`,
  buffed: (plain, buffed) => ` Eine Wunde: ${plain} → ${buffed}.`,
  confuse: (rounds) => `Es greift ${roundsOf(rounds)} nicht an.`,
  protect: (person, before, after, rounds) => `${first(person)}: RW ${before} → ${after}, ${roundsOf(rounds)}.`,
  guard: (chance, worst) => `Sein Angriff dieser Runde trifft stattdessen dich: ${chance}, bis ${worst} Schaden.`,
  potion: (person, before, after, most) => `${first(person)}: ${before} → ${after} von ${most} TP.`,
  repair: 'Die Rüstung schützt wieder ganz. Es kostet nichts.',
  giveLP: (person, lp) => `${first(person)} ${person === 'you' ? 'bekommst' : 'bekommt'} ${lp} deiner BP.`,
  giveItem: (person) => `${first(person)} ${person === 'you' ? 'trägst' : 'trägt'} es von nun an.`,
  regain: (dice, lp) => `${plural(dice, 'Ein', String(dice))} Würfel für ${lp} BP.`,
  noWound: 'keine Wunde',
  wounds,
  orMore: (count) => `${count} oder mehr`,
  slain: 'erschlagen',
  fall: 'du fällst',
  someDamage: 'etwas Schaden',
  noDamage: 'kein Schaden',
};

const luck: Strings['luck'] = {
  again: (who) =>
    who === null
      ? 'Das Monster hat gewürfelt. Noch einmal?'
      : `${first(who)} ${who === 'you' ? 'hast' : 'hat'} gewürfelt. Noch einmal?`,
  keep: 'Gelten lassen',
  reroll: (left) => `Neu würfeln (noch ${left})`,
  monsterHits: (id, damage) => `${TheMonster(id)} trifft dich: ${damage} Schaden`,
  trapHits: (name, damage) => `${name} trifft dich: ${damage} Schaden`,
  hit: (roll, protection, evaded) =>
    `Gewürfelt ${roll}, dein Schutz fängt ${protection} ab${evaded > 0 ? `, Ausweichen ${evaded}` : ''}.`,
  wouldFall: (hp) => `Mit ${hp} TP würdest du fallen.`,
  wouldLeave: (hp) => `Dir ${plural(hp, 'bleibt', 'bleiben')} ${hp} TP.`,
  take: (damage) => `Hinnehmen: −${damage}`,
  evade: (dice) => `Ausweichen mit ${plural(dice, 'einem Würfel', `${dice} Würfeln`)}`,
};

const prepare: Strings['prepare'] = {
  exchange: 'Vor der ersten Runde',
  round: (round) => `Vor Runde ${round}`,
  always: 'Immer in diesem Kampf',
  straight: 'Gleich angreifen',
  nobody: 'Niemand geht auf dich los.',
  armoured: (ids) => `Durch deine Rüstung kommt nicht: ${listOf(ids.map((id) => theMonster(id)))}.`,
  threat: (worst, ids) => `Bis ${worst} Schaden durch ${from(ids)}.`,
  death: (chance) => ` Du könntest fallen: ${chance}.`,
};

const room: Strings['room'] = {
  trapOnChest: 'Eine Falle sichert die Truhe',
  trapBefore: (person) => `Eine Falle liegt vor ${toWhom(person)}`,
  thief: (most) =>
    `Ein W6: 2 bis ${most} entschärft sie, bei einer 1 trifft sie dich${most < 6 ? ', bei einer 6 bleibt sie, wo sie ist' : ''}.`,
  noThief: (person) => `Kein Dieb rührt sie an. Sie trifft ${whom(person)}.`,
  leaveChest: 'Truhe lassen',
  leaveTrap: 'In Ruhe lassen',
  disarm: 'Entschärfen',
  spring: 'Hineinlaufen',
  disarmed: 'entschärft',
  stays: 'sie bleibt',
  upTo: (damage) => `bis ${damage}`,
  deadly: 'tödlich',
  chest: 'Vor dir steht eine Truhe',
  chestWithThief: 'Zwei Würfel Beutepunkte. Hat sie eine Falle, sieht ein Dieb sie rechtzeitig.',
  chestWithout: 'Zwei Würfel Beutepunkte. Hat sie eine Falle, trifft sie dich; der Schatz bleibt.',
  leaveIt: 'Lassen',
  openIt: 'Öffnen',
  safe: 'sicher: 2W6 BP',
  spotted: 'Falle, entdeckt',
  strikesYou: 'Falle trifft dich',
  stranger: 'Eine Begegnung',
  whoIsIt: 'Ein W6 sagt, wer es ist:',
  speak: 'Ansprechen',
  altar: 'Ein Altar',
  altarWords: 'Wenn du hier betest, werden alle Lebenden voll geheilt. Es kostet nichts.',
  walkPast: 'Vorbeigehen',
  pray: 'Für alle beten',
  drew: (id) => `Du hast ${theMonster(id, 'accusative')} gezogen`,
  elite: (larger, die, wt) =>
    `Eine Elite greift mit W${larger} statt W${die} an, hält 3 Wunden mit WS ${wt} aus und hinterlässt 2 BP mehr.`,
  anElite: 'Eine Elite!',
  ordinary: 'Ein gewöhnliches',
};

const split: Strings['split'] = {
  modes: { equal: 'Gleiche Teile', finders: 'Wer findet, behält', purse: 'Gemeinsame Kasse' },
  allTo: (person) => `Alles an ${whom(person)}`,
  lie: (lp) => `Hier liegen ${lp} BP`,
  ask: 'Wie schlägst du vor zu teilen? Die Zahl ist dein Anteil. Sagt jemand Nein, bekommen alle gleich viel.',
  vote: (lp, mode) => `${lp} BP: ${mode}?`,
  proposed: (name, share) => `Vorschlag von ${name}: Du bekommst ${share}. Ein Nein heißt gleiche Teile.`,
  no: 'Nein, gleich',
  yes: 'Ja',
};

const scene: Strings['scene'] = {
  label: 'Der Raum',
  way: 'Der bisherige Weg',
  meanings: 'Bedeutung der Karten',
  dragonWounds: (left, of) => `Wunden, die der Drache noch aushält: ${left} von ${of}`,
  dragonSigns: (signs, of) => `Drachenzeichen: ${signs} von ${of}`,
  things: (count, lp) => `${quantity(count, 'Gegenstand', 'Gegenstände')}${lp > 0 ? `, ${lp} BP` : ''}`,
  order: (round, names, now) =>
    `Runde ${round}. Reihenfolge: ${listOf(names)}.${now === undefined ? '' : ` Jetzt: ${now}.`}`,
  titles: {
    monster: 'Monster',
    trap: 'Falle',
    chest: 'Truhe',
    npc: 'Begegnung',
    altar: 'Altar',
    counter: 'Drachenzeichen',
  },
  progress: { done: 'erledigt', slain: 'erschlagen', scorched: 'verbrannt' },
  now: 'jetzt',
  onStack: 'gestapelt',
  waits: 'wartet',
  cardsAhead: (cards) => `${quantity(cards, 'Karte des Verlieses liegt', 'Karten des Verlieses liegen')} vor euch`,
  hoard: 'Der Hort des Drachen gehört euch',
  woundsLeft: (left, of) => `noch ${left} von ${of} Wunden`,
};

const strikes: Strings['strikes'] = {
  miss: 'daneben',
  wounds: (count) => plural(count, 'Wunde!', `${count} Wunden!`),
  confused: 'verwirrt',
  fallen: 'gefallen',
  holds: 'Rüstung hält',
  evaded: 'ausgewichen',
  alive: 'lebt!',
  inVain: 'vergebens',
  ar: (dice) => `RW +${dice}`,
  dice: (dice) => `+${dice}W6`,
  lp: (lp) => `+${lp} BP`,
};

const sheets: Strings['sheets'] = {
  shop: (sum, currency) => `Der Laden: Du hast ${sum} ${currency}`,
  meanings: {
    monster: 'Es kämpft nicht mehr.',
    trap: 'Nach dem Kampf. Ein Dieb darf sie entschärfen; sonst läuft der Held hinein, der sie gezogen hat: ein W6, magisch bei 1 bis 3, sonst körperlich.',
    chest: 'Nach den Fallen. Sicher bei 1 bis 4 auf einem W6, und dann 2W6 Beutepunkte.',
    npc: 'Nach den Truhen: Ein W6 sagt, wer es ist.',
    altar: 'Nach den Truhen: Ein lebender Kleriker darf beten, und alle Lebenden werden geheilt.',
    counter: 'Es liegt auf dem Stapel des Drachen. Das zwölfte weckt den Drachen.',
  },
  attacks: (die) => `greift mit W${die} an`,
  wounded: (wt, need, has) =>
    `Ab ${wt} schlägt ein Wurf eine Wunde; es stirbt an ${quantity(need, 'Wunde', 'Wunden')} und hat ${has}.`,
  goesFor: (person, hurts, worst, kills) =>
    `Es geht auf ${whom(person)} los: ${hurts} für Schaden, höchstens ${worst}${kills === null ? '' : `, ${kills} tödlich`}.`,
  confused: (rounds) => `Verwirrt: ${roundsOf(rounds)} kein Angriff.`,
  elite: 'Eine Elite: eine Wunde mehr, ein größerer Würfel, 2 BP mehr.',
  poolOf: (left, of) => `${left} von ${of}`,
  gear: 'Ausrüstung',
  fallen: 'gefallen',
  ofHp: (most) => `von ${most} TP`,
  attack: 'Angriff',
  die: (die) => `W${die}`,
  armourRating: 'Rüstungswert',
  magicRating: 'Gegen magische Fallen',
  spellDice: 'Würfel je Zauber',
  upTo: (limit) => `bis ${limit}`,
  mayWear: 'Darf tragen',
  wearable: (kind, ar, shield) =>
    `bis ${kind ? ITEM_WORDS[kind].name : ''} (RW ${ar})${shield ? ', einen Schild' : ''}`,
  lootPoints: 'Beutepunkte',
  takeLp: (lp) => `${lp} BP nehmen`,
  giveLp: (lp) => `${lp} BP geben`,
  heal: (person) => (person === 'you' ? 'Dich heilen' : `${person.name} heilen`),
  resurrect: (person) => (person === 'you' ? 'Dich erwecken' : `${person.name} erwecken`),
  left: (cards) => `Noch ${quantity(cards, 'Karte', 'Karten')} im Verlies`,
  dungeon: (crawl, of) => `; Verlies ${crawl} von ${of}`,
  noRoom: 'Noch kein Raum. Das Verlies liegt vor euch.',
  theDragon: 'der Drache',
  wordRoom: 'Der Raum in deinen Worten',
  wordDragon: 'Der Drache in deinen Worten',
  wordCard: (name) => `${name.charAt(0).toUpperCase()}${name.slice(1)} in deinen Worten`,
  sayIt: 'Sagen',
  wordElse: 'Etwas anderes beschreiben',
  monsters: 'Monster in Kreuz und Pik',
  monsterLoot: (wt, jack) => `WS ${wt}, ${jack ? '2W6 BP' : `${wt} BP`}`,
  kill: (die, wt, lp, elites) =>
    `Zwei Wunden töten ein Monster${elites ? ', drei eine Elite' : ''}. Damen, Könige und Asse kommen auf den Stapel des Drachen; die zwölfte Karte weckt ihn: W${die}, WS ${wt}, zwölf Wunden, ${lp} BP.`,
  traps: 'Herz: Fallen',
  trap: (name, roll) => `${name}: ${roll}, ${roll <= 3 ? 'magisch' : 'körperlich'}`,
  chests: 'Karo: Truhen',
  chest:
    'Sicher bei 1 bis 4, Falle bei 5 und 6; dann 2W6 BP. Der Karo-Bube ist eine Begegnung, der Herz-Bube ein Altar.',
  strangers: 'Begegnungen',
};

const terms: Strings['terms'] = {
  hp: { name: 'Trefferpunkte (TP)', what: 'So viel hält ein Held aus. Bei 0 fällt er.' },
  ar: { name: 'Rüstungswert (RW)', what: 'Er wird von jedem Angriff abgezogen. Der Rest ist Schaden.' },
  rp: {
    name: 'Ausrüstungspunkte (AP)',
    what: 'Damit kaufst du vor dem Verlies Ausrüstung. Der Rest wird zu Beutepunkten.',
  },
  lp: {
    name: 'Beutepunkte (BP)',
    what: 'Die Beute aus dem Verlies. Damit kaufst du dort Ausrüstung, meist zum doppelten Preis.',
  },
  wt: { name: 'Wundschwelle (WS)', what: 'Ein Angriff, der sie erreicht, verwundet.' },
};

export const strings: Strings = {
  ...common,
  terms,
  described,
  rolls,
  actions,
  decide,
  forecast,
  luck,
  prepare,
  room,
  split,
  gear,
  muster,
  scene,
  strikes,
  sheets,
};
