import { strings as text } from '@lantern/games/crystal-caverns/strings/de/index';
import {
  ABILITY_WORDS,
  CARD_NAMES,
  CLASS_NAMES,
  COLOUR_NAMES,
  cellWords,
  DIR_NAMES,
  monsterName,
  POWER_WORDS,
  theCard,
  toMonster,
} from '@lantern/games/crystal-caverns/strings/de/names';
import { plural, quantity } from '@lantern/games/kit/plural.de';
import { listOf } from '@lantern/games/kit/voice.de';
import type { Doer, Strings } from './strings.en';

const does = (doer: Doer, second: string, third: string): string =>
  doer === 'you' ? `Du ${second}` : `${doer.name} ${third}`;

const common = {
  text,
  abilities: ABILITY_WORDS,
  cards: CARD_NAMES,
  classes: CLASS_NAMES,
  colours: COLOUR_NAMES,
  powers: POWER_WORDS,
  monster: monsterName,
  list: listOf,
  You: 'Du',
  hitPoints: 'Trefferpunkte',
  ofHitPoints: (maxHp: number) => `von ${maxHp} Trefferpunkten`,
  rows: ['Vorn', 'Zweite Reihe', 'Dritte Reihe'],
  oneRow: 'Eine Reihe',
  level: (level: number) => `Stufe ${level}`,
  party: 'Gruppe',
  map: 'Plan',
  fight: 'Kampf',
  whatYouCanDo: 'Was du tun kannst',
} satisfies Partial<Strings>;

const card: Strings['card'] = {
  exits: { OPEN: 'ein Weg', LOCKED: 'verschlossene Treppe', UNEXPLORED: 'unerforscht', DEAD: 'eine Sackgasse' },
  dirs: DIR_NAMES,
  rank: (rank, suit) => `${{ S: 'Pik', H: 'Herz', D: 'Karo', C: 'Kreuz' }[suit]} ${rank === 1 ? 'Ass' : rank}`,
  cell: cellWords,
  guardian: (level, stairs) =>
    stairs === 'unguarded'
      ? 'Niemand bewacht sie.'
      : `Darauf wartet ein Wächter der Stufe ${level}${stairs === 'open' ? ', wenn ein Kristall frei ist' : ''}.`,
  pool: (always, guarded) =>
    `Heilt jeden Helden um 1${always ? ' bei jedem Besuch' : ', einmal'}${guarded ? '; bewacht' : ''}.`,
  monsters: (count) => (count === 0 ? 'Keine Monster.' : plural(count, 'Ruft ein Monster.', 'Ruft zwei Monster.')),
  lockedStairs: 'Verschlossene Treppe',
  withShaft: (name) => `${name} mit einem Schacht`,
  partyHere: 'hier ist die Gruppe',
  monsterOf: (monster, level) => `${monsterName(monster)} der Stufe ${level}`,
  poolEmpty: 'die Quelle ist leer',
  exitsAre: (exits) => `Ausgänge: ${exits}.`,
  nobodyEnters: 'Niemand darf hinein, bis ein Kristall der richtigen Größe als Wächter frei ist.',
  shaftDown: 'Von hier führt ein Schacht hinab.',
  drunk: 'Die Quelle ist auf dieser Ebene leer.',
  beenHere: 'Die Gruppe war schon hier.',
  noPast: 'Ohne Kampf kommt niemand vorbei.',
};

const targets: Strings['targets'] = {
  map: 'Plan der Höhlen',
  find: 'Zur Gruppe',
  fightIn: (words) => `${words}. Hier kämpfen`,
  moveTo: (words) => `${words}. Hierhin gehen`,
  notHere: (cell) => `${cell}. Hier nicht möglich`,
  turn: (cell) => `${cell}. Karte drehen`,
  lay: (cell) => `${cell}. Karte hier legen`,
};

const marks: Strings['marks'] = {
  lies: 'liegt',
  drain: (level) => `Stufe ${level}`,
  noAttack: 'kein Angriff',
  poisoned: 'vergiftet',
  cold: 'Kälte: 1',
  speed: 'Tempo: 7',
  haste: (more) => `Eile +${more}`,
  immune: 'immun',
  shield: (left) => `Schild ${left}`,
  fire: (more) => `Feuer +${more}`,
};

const verdicts: Strings['verdicts'] = {
  soaked: 'Vom Schild abgefangen',
  wouldSoak: 'Würde abgefangen',
  hit: (damage, absorbed) =>
    absorbed > 0 ? `Treffer: ${damage} Schaden, ${absorbed} abgefangen` : `Treffer: ${damage} Schaden`,
  wouldHit: (damage) => `Würde treffen: ${damage} Schaden`,
  miss: 'Verfehlt',
  wouldMiss: 'Würde verfehlen',
  prone: 'Kein Schaden: Der Angreifer liegt',
  swapped: 'Kein Schaden: Plätze getauscht',
  confused: 'Verwirrt: geht fehl',
};

const choose: Strings['choose'] = {
  label: 'Klasse wählen',
  who: 'Wer bist du dort unten?',
  initiative: 'Initiative',
  hitPoints: 'Trefferpunkte',
  kinds: { attack: 'Angriff:', defend: 'Abwehr:', rear: 'Hinten:' },
  noTipping: 'kann nicht umgeworfen werden',
};

const order: Strings['order'] = {
  pair: (left, right) => `Links: ${left}. Rechts: ${right}. Beide stehen vorn.`,
  sides: 'Seiten tauschen',
  with: 'Wähle nun den Helden, der den Platz tauschen soll.',
  ask: 'Wähle zwei Helden, um sie zu tauschen. Die ersten beiden stehen vorn.',
  leave: 'Nicht ändern',
  march: 'So aufbrechen',
  change: 'So aufstellen',
};

const place: Strings['place'] = {
  here: (cell) => `Hier: ${cell}.`,
  ask: (count) => plural(count, 'Wähle die Stelle für die Karte.', `Wähle eine von ${count} Stellen für die Karte.`),
  before: 'Vorige Stelle',
  next: 'Nächste Stelle',
  turn: 'Drehen',
  lay: 'Hier legen',
};

const roll: Strings['roll'] = {
  roll: 'Würfeln',
  target: (left, name) => `${left ? 'Links' : 'Rechts'}: ${name}`,
  ask: 'Wirf die Würfel.',
  rear: (doer) => `${does(doer, 'stehst', 'steht')} hinten: kein Angriff, aber WILD und SWAP helfen.`,
  whom: (doer) => `${does(doer, 'greifst', 'greift')} an: wen?`,
  strikes: (doer, monster, chance) =>
    `${does(doer, 'greifst', 'greift')} ${toMonster(monster)} an: trifft zu ${chance}.`,
  struck: (doer, monster, chance) =>
    `Der ${monsterName(monster)} greift ${doer === 'you' ? 'dich' : doer.name} an: trifft zu ${chance}.`,
  byItself: 'Automatisch würfeln',
};

const travel: Strings['travel'] = {
  ask: 'Wähle eine Karte, auf die ihr geht.',
  nowhere: 'Von hier kann keine Karte betreten werden.',
  down: 'Hinabsteigen',
  wait: 'Hier warten',
  order: 'Umstellen',
  enter: (kind) => `${theCard(kind).replace(/^./, (letter) => letter.toUpperCase())} betreten und kämpfen?`,
  stayOut: 'Draußen bleiben',
  fight: 'Kämpfen',
};

const decide: Strings['decide'] = {
  wilds: (count) => plural(count, 'Was bewirkt dein WILD?', `Was bewirkt dein WILD (${count})?`),
  freeSpell: 'Ein Zauber ohne WILD?',
  swap: 'Dein SWAP nutzen?',
  none: 'Deine Würfel bewirken hier nichts mehr.',
  swapEither: 'Zwei Helden oder zwei Monster tauschen die Plätze.',
  monsters: 'Die Monster',
  cancels: 'Der Angriff macht keinen Schaden.',
  done: (more) => `Nichts ${more ? 'mehr ' : ''}nutzen`,
  left: (count) => `${count} übrig`,
  withWhom: (name) => `${name}: mit wem?`,
  who: (name) => `${name}: wer?`,
  onWhom: (name) => `${name}: auf wen?`,
  back: 'Zurück',
};

const arena: Strings['arena'] = {
  label: 'Kampf',
  round: (round) => `Runde ${round}`,
  order: (round) => `Reihenfolge der Runde ${round}`,
  place: (name, value, acted) => `${name}, Initiative ${value}${acted ? ', war dran' : ''}`,
  acts: (value, acted) =>
    `Initiative ${value}: In jeder Runde handelt die höchste zuerst.${acted ? ' War in dieser Runde dran.' : ''}`,
  attack: (name) => `${name} angreifen`,
  slain: (monsters) => `${listOf(monsters.map(monsterName))} ${plural(monsters.length, 'ist', 'sind')} erschlagen.`,
  foe: (name, hp, maxHp) => `${name}, ${hp} von ${maxHp} Trefferpunkten`,
  last: 'Der letzte Schlagabtausch',
  rear: (doer) => `${does(doer, 'stehst', 'steht')} hinten: kein Angriff`,
  noBlow: 'Kein Angriff',
  die: (value) => `Würfel ${value}`,
  level: 'Stufe',
  guard: 'Deckung',
  total: 'zusammen ',
  treehouse: 'Treehouse-Würfel. Wähle eine Seite:',
  calm: 'Noch hat niemand angegriffen. Das bewirkt ihr WILD:',
};

const faces: Strings['faces'] = {
  TIP: 'Wirft die Figur in der Abwehr um, wenn kein HOP dagegenhält. Wer liegt, macht keinen Schaden.',
  HOP: 'Hält dich gegen einen TIP auf den Beinen oder hilft dir auf.',
  DIG: 'Zählt in der Abwehr 1 dazu.',
  AIM: 'Zählt im Angriff 1 dazu.',
  SWAP: 'Zwei Helden dürfen die Plätze tauschen. Zwei Monster tauschen immer.',
  WILD: 'Eine Fähigkeit deiner Klasse, die du wählst. Monster nutzen ihre immer.',
};

const deeds: Strings['deeds'] = {
  none: 'nichts',
  may: 'nutzen?',
  topples: 'wirft um',
  tips: 'stößt',
  held: 'hält',
  stands: 'steht auf',
  steady: 'fällt nicht',
  swaps: 'tauscht',
  powers: { speed: 'Tempo', cold: 'Kälte', fire: 'Feuer', poison: 'Gift', drain: 'zehrt', warded: 'prallt ab' },
  abilities: {
    plusDamage: '+1 Schaden',
    guard: '+1',
    holy: 'heilig',
    heal: 'heilt',
    lightning: 'Blitz',
    fireball: 'Feuer',
    shield: 'Schild',
    confuse: 'verwirrt',
    scrying: 'sieht',
    haste: 'Eile',
    tip: 'stößt',
    immunity: 'immun',
    arrow: 'Pfeil',
    speed: 'Tempo',
    swap: 'tauscht',
  },
};

const news: Strings['news'] = {
  levelOpened: ({ level }) => `Ebene ${level}`,
  dragonCame: () => 'Der Drache',
  shaftOpened: () => 'Ein Schacht öffnet sich',
  combatWon: () => 'Der Kampf ist gewonnen',
  heroFell: () => 'Ein Held fällt',
  pooled: () => 'Die Heilquelle',
  unlocked: () => 'Eine Treppe öffnet sich',
  exhausted: () => 'Der Monsterstapel ist leer',
};

const odds: Strings['odds'] = {
  level: (level) => `Stufe ${level}`,
  attacks: (count) => `etwa ${quantity(count, 'Angriff', 'Angriffe')}`,
  youHit: 'du triffst',
  itHits: 'es trifft',
  forDamage: (damage) => `für ${damage}`,
};

const status: Strings['status'] = {
  line: (level, bottom, turn, cards) =>
    `Ebene ${level} von ${bottom}${turn > 0 ? `, Zug ${turn}` : ''}. Noch ${quantity(cards, 'Gangkarte', 'Gangkarten')}.`,
  noMonsters: 'Keine Monsterkarten mehr auf dieser Ebene',
  monsters: (count, out, most) =>
    `Noch ${quantity(count, 'Monsterkarte', 'Monsterkarten')}, ${out} von ${most} Mal aufgebraucht`,
  open: 'Öffne, um zu sehen, was in Stapeln und Beutel ist.',
  cards: 'Karten',
  monsterCards: 'Monster',
  turn: (turn) => `Zug ${turn}`,
};

const aim: Strings['aim'] = {
  find: (bottom) => `Findet die Treppe nach unten; der Drache ist auf Ebene ${bottom}.`,
  locked: (bottom) => `Die Treppe ist noch versperrt; der Drache ist auf Ebene ${bottom}.`,
  stairs: (bottom) => `Nehmt die Treppe nach unten; der Drache ist auf Ebene ${bottom}.`,
  shaft: (bottom) => `Nehmt den Schacht nach unten; der Drache ist auf Ebene ${bottom}.`,
  seek: 'Der Drache ist auf dieser Ebene: Findet und erschlagt ihn.',
  slay: 'Der Drache ist gefunden: Erschlagt ihn.',
};

const foe: Strings['foe'] = {
  figures: (level) => `Stufe ${level}: wirft ${level} Treehouse-Würfel, zählt ${level} dazu, macht ${level} Schaden.`,
  chances: (level, hits, struck) => `Ein Held der Stufe ${level} trifft es zu ${hits}; es trifft zu ${struck}.`,
  wilds: 'Sein WILD',
};

const hero: Strings['hero'] = {
  hitPoints: (hp) => quantity(hp, 'Trefferpunkt', 'Trefferpunkte'),
  initiative: (initiative) => `, Initiative ${initiative}`,
  kinds: { attack: 'Im Angriff', defend: 'In der Abwehr', rear: 'Von hinten' },
  rogue: 'Ein Schurke in der Abwehr kann nicht umgeworfen werden.',
  charges: (left) => ` Noch ${left} auf dieser Ebene.`,
  toLeave: (why) => `Um die Gruppe für immer zu verlassen: ${why}`,
  sure: 'Die anderen gehen ohne deinen Helden weiter. Es gibt kein Zurück.',
  leave: 'Für immer gehen',
  none: 'Hat noch keine Klasse gewählt.',
  fallen: 'Ist gefallen',
};

const stock: Strings['stock'] = {
  title: 'Stapel und Beutel',
  cavernCards: (count) => `Gangkarten: ${count}`,
  exits: (count) => (count === 2 ? ' Zwei Ausgänge.' : ' Vier Ausgänge.'),
  noneLeft: 'keine übrig',
  monsterCards: (count) => `Monsterkarten: ${count}`,
  twice: 'Der Stapel ist zweimal aufgebraucht: Auf dieser Ebene kommen keine Monster mehr.',
  runOut: (times, most) => `Auf dieser Ebene ${times} von ${most} Mal aufgebraucht.`,
  ranks: { J: 'Buben (klein)', Q: 'Damen (mittel)', K: 'Könige (groß)', JOKER: 'Joker (der Drache)' },
  crystals: 'Kristalle im Beutel',
};

export const strings: Strings = {
  ...common,
  card,
  targets,
  marks,
  verdicts,
  choose,
  order,
  place,
  roll,
  travel,
  decide,
  arena,
  faces,
  deeds,
  news,
  odds,
  status,
  aim,
  foe,
  hero,
  stock,
};
