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
import { listOf } from '@lantern/games/kit/voice.de';
import { gear, muster } from './musterStrings.de';
import type { Person } from './person';
import type { Strings } from './strings.en';

const inside = (person: Person): string => (person === 'you' ? 'du' : person.name);
const first = (person: Person): string => (person === 'you' ? 'Du' : person.name);
const whom = (person: Person): string => (person === 'you' ? 'dich' : person.name);
const toWhom = (person: Person): string => (person === 'you' ? 'dir' : person.name);
const roundsOf = (rounds: number): string => (rounds === 1 ? 'diese Runde' : `${rounds} Runden lang`);
const wounds = (count: number): string => (count === 1 ? '1 Wunde' : `${count} Wunden`);
const from = (ids: readonly MonsterId[]): string => listOf(ids.map((id) => theMonster(id, 'accusative')));

const common = {
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
  seat: (number: number) => `Platz ${number}`,
  inside,
  kindred: (race, heroClass) => `${CLASS_NAMES[heroClass]} (${RACE_NAMES[race]})`,
  item: (kind, value, damaged) =>
    `${kind === 'potion' ? `Trank ${value}` : thingName({ kind, value })}${damaged ? ', beschädigt' : ''}`,
  currencies: { rp: 'AP', lp: 'BP' },
  hp: 'TP',
  yourHero: 'Dein Held',
  letters: 'Was die Buchstaben bedeuten',
  wt: (wt: number) => `WS ${wt}`,
  whatYouCanDo: 'Was du tun kannst',
  chances: 'Chancen',
  back: 'Zurück',
  gateOpens: 'Das Tor öffnet sich …',
  diceWait: 'Die Würfel warten.',
  heroes: 'Helden',
} satisfies Partial<Strings>;

const described: Strings['described'] = {
  noHero: 'Noch kein Held',
  fallen: (who, things, lp) => `${who}: gefallen. Dort liegen ${things} Dinge und ${lp} BP.`,
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
  ahead: (cards) => `noch ${cards} Karten`,
  found: (lp) => `${lp} BP gefunden`,
  purse: (lp) => `Kasse ${lp} BP`,
  gate: 'Das Tor des Verlieses',
  behind: (number) => `Raum ${number} liegt hinter euch`,
  label: 'Der Tisch in Worten',
  state: (number, place, cards, counters, of) =>
    `Raum ${number}. ${place}. Noch ${cards} Karten, ${counters} von ${of} Drachenzählern liegen offen.`,
  inPurse: (lp) => `${lp} BP in der gemeinsamen Kasse.`,
};

const rolls: Strings['rolls'] = {
  blow: (total, wt, id, count) =>
    `${total} gegen ${theMonster(id, 'accusative')} (WS ${wt}): ${count === 0 ? 'keine Wunde' : count === 1 ? 'eine Wunde' : wounds(count)}.`,
  monster: (id, total, damage, person) => `${TheMonster(id)} würfelt ${total}: ${damage} Schaden für ${whom(person)}.`,
  heal: (person, total) => `${first(person)} ${person === 'you' ? 'bekämst' : 'bekäme'} ${total} TP zurück.`,
  raise: (total, over) => `${total}; es braucht mehr als ${over}.`,
  left: (damage) => `${damage} Schaden bliebe.`,
  disarm: (total) => (total === 1 ? 'Eine 1: Die Falle geht los.' : `Eine ${total}: Die Falle bleibt, wo sie ist.`),
  trap: (name, damage) => `${name}: ${damage} Schaden.`,
  chest: (total) => `${total}: Die Truhe hat eine Falle.`,
  loot: (total) => `${total} Beutepunkte.`,
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
  resurrect: { word: 'Erwecken', send: 'Darum beten', counts: 'Heilwürfel' },
  repair: { word: 'Reparieren', send: 'Reparieren' },
  giveLP: { word: 'BP geben', send: 'Geben', counts: 'BP' },
  giveItem: { word: 'Geben', send: 'Geben' },
  evade: { word: 'Ausweichen', send: 'Ausweichen', counts: 'Ausweichwürfel' },
};

const decide: Strings['decide'] = {
  body: (name: string) => `${name} plündern`,
  shop: 'Laden',
  give: 'Geben',
  gear: 'Gerät',
  strikeAt: (id) => `${id === undefined ? 'Ein Monster' : theMonster(id, 'accusative').replace(/^d/, 'D')} angreifen`,
  pass: 'Warten',
  hurl: 'Geschoss schießen',
  rollAttack: 'Angriff würfeln',
  with: 'Womit',
  confusedThreat: (wt) => `WS ${wt}. Es ist verwirrt und schlägt niemanden.`,
  noThreat: (wt, person) => `WS ${wt}. Es schlägt nach ${toWhom(person)}, und kein Wurf kommt durch.`,
  threat: (wt, person, chance, worst) =>
    `WS ${wt}. Es schlägt nach ${toWhom(person)}: ${chance}, bis ${worst} Schaden.`,
  nothing: 'Nichts anzugreifen',
  howMany: 'Wie viele',
  offering: 'Opfer, BP',
  tapMonster: (others) => `Tippe auf ein Monster: ${others}.`,
  dragonDead: 'Der Drache ist tot',
  beforeGate: 'Vor dem Tor',
  rest: 'Ein Moment der Ruhe',
  out: 'Hinaus aus dem Verlies',
  on: 'Weiter in den nächsten Raum',
  notReady: 'Halt, ich bin nicht bereit',
  othersReady: 'Alle anderen sind bereit.',
  busy: (names) => `Noch beschäftigt: ${names}.`,
  result: (won, number, survivors, lp, toDragon) =>
    `${won === 1 ? 'Ein Verlies bezwungen' : `${won} Verliese bezwungen`}, ${number} Räume, ${survivors} Überlebende, ${lp} BP, ${toDragon} Wunden am Drachen.`,
  over: 'Das Abenteuer ist vorbei',
  deciding: (names) => `${listOf(names)} ${names.length === 1 ? 'entscheidet' : 'entscheiden'}`,
  watching: 'Du siehst zu',
  waiting: 'Warten',
  youFell: 'Dein Held ist gefallen. Andere können ihn erwecken; bis dahin siehst du zu.',
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
  regain: (dice, lp) => `${dice === 1 ? 'Ein' : dice} Würfel für ${lp} BP.`,
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
  monsterHits: (id, damage) => `${TheMonster(id)} trifft dich für ${damage}`,
  trapHits: (name, damage) => `${name} trifft dich für ${damage}`,
  hit: (roll, protection, evaded) =>
    `Gewürfelt ${roll}, dein Schutz fängt ${protection} ab${evaded > 0 ? `, Ausweichen ${evaded}` : ''}.`,
  wouldFall: (hp) => `Mit ${hp} TP würdest du fallen.`,
  wouldLeave: (hp) => `${hp} TP blieben.`,
  take: (damage) => `Hinnehmen: −${damage}`,
  evade: (dice) => `Ausweichen mit ${dice === 1 ? 'einem Würfel' : `${dice} Würfeln`}`,
};

const prepare: Strings['prepare'] = {
  exchange: 'Vor dem Schlagabtausch',
  round: (round) => `Vor Runde ${round}`,
  always: 'Immer in diesem Kampf',
  straight: 'Gleich zuschlagen',
  nobody: 'Niemand geht auf dich los.',
  armoured: (ids) => `Durch deine Rüstung kommt nicht: ${listOf(ids.map((id) => theMonster(id)))}.`,
  threat: (worst, ids) => `Bis ${worst} Schaden durch ${from(ids)}.`,
  death: (chance) => ` Du könntest fallen: ${chance}.`,
};

const room: Strings['room'] = {
  trapOnChest: 'Eine Falle sichert die Truhe',
  trapBefore: (person) => `Eine Falle liegt vor ${toWhom(person)}`,
  thief: (most) =>
    `Ein W6: 2 bis ${most} entschärft sie, bei einer 1 geht sie auf dich los${most < 6 ? ', bei einer 6 bleibt sie, wo sie ist' : ''}.`,
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
  stranger: 'Jemand mit einer Laterne',
  whoIsIt: 'Ein W6 sagt, wer es ist:',
  speak: 'Ansprechen',
  altar: 'Ein Altar',
  altarWords: 'Betest du hier, haben alle Lebenden alle TP. Es kostet nichts.',
  walkPast: 'Vorbeigehen',
  pray: 'Für alle beten',
  drew: (id) => `Du hast ${theMonster(id, 'accusative')} gezogen`,
  elite: (larger, die, wt) =>
    `Eine Elite schlägt mit W${larger} statt W${die}, hält 3 Wunden mit WS ${wt} aus und hinterlässt 2 BP mehr.`,
  anElite: 'Eine Elite!',
  ordinary: 'Ein gewöhnliches',
};

const split: Strings['split'] = {
  modes: { equal: 'Gleiche Teile', finders: 'Wer findet, behält', purse: 'Gemeinsame Kasse' },
  allTo: (person) => `Alles an ${whom(person)}`,
  lie: (lp) => `Hier liegen ${lp} BP`,
  ask: 'Wie schlägst du vor zu teilen? Die Zahl ist, was du bekämst. Ein Nein der anderen heißt gleiche Teile.',
  vote: (lp, mode) => `${lp} BP: ${mode}?`,
  proposed: (name, share) => `Vorschlag von ${name}: Du bekämst ${share}. Ein Nein heißt gleiche Teile.`,
  no: 'Nein, gleich',
  yes: 'Ja',
};

const scene: Strings['scene'] = {
  label: 'Der Raum',
  way: 'Der bisherige Weg',
  meanings: 'Was die Karten bedeuten',
  dragonWounds: (left, of) => `Wunden, die der Drache noch aushält: ${left} von ${of}`,
  dragonSigns: (signs, of) => `Drachenzähler: ${signs} von ${of}`,
  things: (count, lp) => `${count} ${count === 1 ? 'Ding' : 'Dinge'}${lp > 0 ? `, ${lp} BP` : ''}`,
  order: (round, names, now) =>
    `Runde ${round}. Reihenfolge: ${listOf(names)}.${now === undefined ? '' : ` Jetzt: ${now}.`}`,
  titles: {
    monster: 'Monster',
    trap: 'Falle',
    chest: 'Truhe',
    npc: 'Begegnung',
    altar: 'Altar',
    counter: 'Drachenzähler',
  },
  progress: { done: 'erledigt', slain: 'erschlagen', scorched: 'verbrannt' },
  now: 'jetzt',
  onStack: 'gestapelt',
  waits: 'wartet',
  cardsAhead: (cards) => `${cards} Karten des Verlieses liegen vor euch`,
  hoard: 'Der Hort des Drachen gehört euch',
  woundsLeft: (left, of) => `noch ${left} von ${of} Wunden`,
};

const strikes: Strings['strikes'] = {
  miss: 'daneben',
  wounds: (count) => (count === 1 ? 'Wunde!' : `${count} Wunden!`),
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
    trap: 'Nach dem Kampf. Ein Dieb darf sie entschärfen; sonst läuft hinein, wer sie gezogen hat: ein W6, magisch bei 1 bis 3, sonst körperlich.',
    chest: 'Nach den Fallen. Sicher bei 1 bis 4 auf einem W6, und dann 2W6 Beutepunkte.',
    npc: 'Nach den Truhen: Ein W6 sagt, wer es ist.',
    altar: 'Nach den Truhen: Ein lebender Kleriker darf beten, und alle Lebenden werden geheilt.',
    counter: 'Er liegt auf dem Stapel des Drachen. Der zwölfte weckt den Drachen.',
  },
  attacks: (die) => `greift mit W${die} an`,
  wounded: (wt, need, has) => `Ab ${wt} schlägt ein Wurf eine Wunde; es stirbt an ${need} Wunden und hat ${has}.`,
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
  left: (cards) => `Noch ${cards} Karten im Verlies`,
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
    `Zwei Wunden töten ein Monster${elites ? ', drei eine Elite' : ''}. Damen, Könige und Asse kommen auf den Stapel des Drachen; der zwölfte Zähler weckt ihn: W${die}, WS ${wt}, zwölf Wunden, ${lp} BP.`,
  traps: 'Herz: Fallen',
  trap: (name, roll) => `${name}: ${roll}, ${roll <= 3 ? 'magisch' : 'körperlich'}`,
  chests: 'Karo: Truhen',
  chest:
    'Sicher bei 1 bis 4, Falle bei 5 und 6; dann 2W6 BP. Der Karo-Bube ist eine Begegnung, der Herz-Bube ein Altar.',
  strangers: 'Begegnungen',
};

const terms: Strings['terms'] = {
  hp: { name: 'Trefferpunkte (TP)', what: 'So viel hält ein Held aus. Bei 0 fällt er.' },
  ar: { name: 'Rüstungswert (RW)', what: 'Er wird von jedem Schlag abgezogen. Der Rest ist Schaden.' },
  rp: { name: 'Ausrüstungspunkte (AP)', what: 'Sie kaufen Ausrüstung vor dem Verlies. Der Rest wird zu Beutepunkten.' },
  lp: {
    name: 'Beutepunkte (BP)',
    what: 'Was das Verlies hergibt. Sie kaufen dort Ausrüstung, meist zum doppelten Preis.',
  },
  wt: { name: 'Wundschwelle (WS)', what: 'Ein Angriff, der sie erreicht, verwundet.' },
};

/** Every German string of the board. */
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
