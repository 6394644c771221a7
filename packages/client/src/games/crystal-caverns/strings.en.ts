import type {
  Ability,
  CardKind,
  ClassId,
  ExitStatus,
  Face,
  Monster,
  MonsterRank,
  Options,
  Power,
} from '@lantern/games/crystal-caverns/board';
import { strings as text } from '@lantern/games/crystal-caverns/strings/en/index';
import {
  ABILITY_WORDS,
  CARD_NAMES,
  CLASS_NAMES,
  COLOUR_NAMES,
  cellWords,
  DIR_NAMES,
  monsterName,
  POWER_WORDS,
} from '@lantern/games/crystal-caverns/strings/en/names';
import { listOf } from '@lantern/games/kit/strings';

type Named = Pick<Monster, 'rank' | 'pieces'>;

/** Who acts: somebody by name, or the reader. */
export type Doer = { name: string } | 'you';

const does = (doer: Doer, verb: string): string => (doer === 'you' ? `You ${verb}` : `${doer.name} ${verb}s`);

const common = {
  text,
  abilities: ABILITY_WORDS,
  cards: CARD_NAMES,
  classes: CLASS_NAMES,
  colours: COLOUR_NAMES,
  powers: POWER_WORDS,
  monster: (monster: Named) => monsterName(monster),
  list: (words: readonly string[]) => listOf(words),
  You: 'You',
  seat: (number: number) => `Seat ${number}`,
  hitPoints: 'hit points',
  ofHitPoints: (maxHp: number) => `of ${maxHp} hit points`,
  rows: ['Front row', 'Second row', 'Third row'] as readonly string[],
  oneRow: 'One row',
  level: (level: number) => `Level ${level}`,
  party: 'Party',
  map: 'Map',
  fight: 'Fight',
  whatYouCanDo: 'What you can do',
};

const cards = {
  exits: {
    OPEN: 'a way',
    LOCKED: 'locked stairs',
    UNEXPLORED: 'unexplored',
    DEAD: 'a dead end',
  } as Readonly<Record<ExitStatus, string>>,
  dirs: DIR_NAMES,
  rank: (rank: number, suit: string) =>
    `${rank === 1 ? 'ace' : rank} of ${{ S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' }[suit]}`,
  cell: cellWords,
  guardian: (level: number, stairs: Options['stairs']): string =>
    stairs === 'unguarded'
      ? 'Nobody guards it.'
      : `A guardian of level ${level} waits on it${stairs === 'open' ? ', if a crystal is free' : ''}.`,
  pool: (always: boolean, guarded: boolean) =>
    `Mends every hero by 1${always ? ' on every visit' : ', once'}${guarded ? '; guarded' : ''}.`,
  monsters: (count: number): string =>
    count === 0 ? 'No monsters.' : count === 1 ? 'Draws one monster.' : 'Draws two monsters.',
  lockedStairs: 'Locked stairs',
  withShaft: (name: string) => `${name} with a shaft`,
  partyHere: 'the party is here',
  monsterOf: (monster: Named, level: number) => `${monsterName(monster)} of level ${level}`,
  poolEmpty: 'the pool is empty',
  exitsAre: (exits: string) => `Exits: ${exits}.`,
  nobodyEnters: 'Closed until a crystal of the right size is free.',
  shaftDown: 'A shaft leads down from here.',
  drunk: 'The pool is empty on this level.',
  beenHere: 'The party has been here.',
  noPast: 'Nobody gets past without a fight.',
};

const targets = {
  map: 'Map of the caverns',
  find: 'Find the party',
  fightIn: (words: string) => `Fight in: ${words}`,
  moveTo: (words: string) => `Move to: ${words}`,
  notHere: (cell: string) => `Not here: ${cell}`,
  turn: (cell: string) => `Turn the card: ${cell}`,
  lay: (cell: string) => `Lay the card: ${cell}`,
};

const marks = {
  lies: 'lies',
  drain: (level: number) => `level ${level}`,
  noAttack: 'no attack',
  poisoned: 'poisoned',
  cold: 'cold: 1',
  speed: 'speed: 7',
  haste: (more: number) => `haste +${more}`,
  immune: 'immune',
  shield: (left: number) => `shield ${left}`,
  fire: (more: number) => `fire +${more}`,
};

const verdicts = {
  soaked: 'Soaked up by the shield',
  wouldSoak: 'Would be soaked up',
  hit: (damage: number, absorbed: number) =>
    absorbed > 0 ? `Hit for ${damage}, ${absorbed} soaked up` : `Hit for ${damage}`,
  wouldHit: (damage: number) => `Would hit for ${damage}`,
  miss: 'Missed',
  wouldMiss: 'Would miss',
  prone: 'No harm: the attacker lies',
  swapped: 'No harm: places were swapped',
  confused: 'Confused: turned aside',
};

const choose = {
  label: 'Choose a class',
  who: 'Who are you down there?',
  initiative: 'Initiative',
  hitPoints: 'Hit points',
  kinds: { attack: 'Strikes:', defend: 'Is struck:', rear: 'In the rear:' },
  noTipping: 'cannot be tipped over',
};

const order = {
  with: 'Now tap the hero to change places with.',
  ask: 'Tap two heroes to swap them. The first two stand in front.',
  leave: 'Leave it',
  march: 'March like this',
  change: 'Change to this',
};

const place = {
  here: (cell: string) => `Here: ${cell}.`,
  ask: (count: number) => (count === 1 ? 'Tap the lit place.' : `Tap one of ${count} lit places.`),
  before: 'Place before',
  next: 'Next place',
  turn: 'Turn',
  lay: 'Lay it here',
};

const roll = {
  roll: 'Roll',
  target: (left: boolean, name: string) => `${left ? 'Left' : 'Right'}: ${name}`,
  ask: 'Roll the dice.',
  rear: (doer: Doer) => `${does(doer, 'stand')} in the rear: no blow, but WILD and SWAP help.`,
  whom: (doer: Doer) => `${does(doer, 'attack')}: whom?`,
  strikes: (doer: Doer, monster: Named, chance: string) =>
    `${does(doer, 'strike')} the ${monsterName(monster)}: ${chance} to hit.`,
  struck: (doer: Doer, monster: Named, chance: string) =>
    `The ${monsterName(monster)} strikes ${doer === 'you' ? 'you' : doer.name}: ${chance} to hit.`,
  byItself: 'Roll by itself',
  howFast: 'How fast',
  slow: 'Slow',
  fast: 'Fast',
};

const travel = {
  ask: 'Tap a framed card to move there.',
  nowhere: 'No card to enter from here.',
  down: 'Climb down',
  wait: 'Wait here',
  order: 'Change order',
  enter: (kind: CardKind) => `Enter the ${CARD_NAMES[kind]} and fight?`,
  stayOut: 'Stay out',
  fight: 'Fight',
};

const decide = {
  wilds: (count: number) => `What ${count === 1 ? 'does your WILD' : `do your ${count} WILDs`} do?`,
  freeSpell: 'A spell without a WILD?',
  swap: 'Use your SWAP?',
  none: 'Your dice do nothing more here.',
  swapEither: 'Two heroes or two monsters change places.',
  monsters: 'The monsters',
  cancels: 'The blow comes to nothing.',
  done: (more: boolean) => `Use nothing${more ? ' more' : ''}`,
  left: (count: number) => `${count} left`,
  withWhom: (name: string) => `${name}: with whom?`,
  who: (name: string) => `${name}: who?`,
  onWhom: (name: string) => `${name}: on whom?`,
  back: 'Back',
};

const fight = {
  label: 'Fight',
  round: (round: number) => `Round ${round}`,
  order: (round: number) => `Order of round ${round}`,
  place: (name: string, value: number, acted: boolean) => `${name}, initiative ${value}${acted ? ', has acted' : ''}`,
  acts: (value: number, acted: boolean) =>
    `Initiative ${value}: in each round the highest acts first.${acted ? ' Has acted in this round.' : ''}`,
  attack: (name: string) => `Attack ${name}`,
  slain: (monsters: readonly Named[]) =>
    `The ${listOf(monsters.map(monsterName))} ${monsters.length === 1 ? 'is' : 'are'} slain.`,
  foe: (name: string, hp: number, maxHp: number) => `${name}, ${hp} of ${maxHp} hit points`,
  last: 'The last exchange',
  rear: (doer: Doer) => `${does(doer, 'stand')} in the rear: no blow`,
  noBlow: 'No blow',
  die: (value: number) => `die ${value}`,
  level: 'level',
  guard: 'guard',
  total: 'total ',
  treehouse: 'Treehouse dice. Tap a face:',
  calm: 'Nobody has struck yet. What their WILDs do:',
};

/** What the faces of the Treehouse dice are good for. */
const faces: Readonly<Record<Face, string>> = {
  TIP: 'Topples whoever is struck, unless they have a HOP. Who lies does no damage.',
  HOP: 'Keeps one standing against a TIP, or gets one up.',
  DIG: 'Adds 1 to the guard of whoever is struck.',
  AIM: 'Adds 1 to the blow of whoever strikes.',
  SWAP: 'Two heroes may change places. Two monsters always do.',
  WILD: 'An ability of your class that you choose. Monsters always use theirs.',
};

/** A word below each die: what it did. */
const deeds = {
  none: 'no use',
  may: 'use it?',
  topples: 'topples',
  tips: 'tips',
  held: 'held',
  stands: 'stands',
  steady: 'no fall',
  swaps: 'swaps',
  powers: {
    speed: 'speed',
    cold: 'cold',
    fire: 'fire',
    poison: 'poison',
    drain: 'drain',
    warded: 'warded',
  } as Readonly<Record<Power | 'warded', string>>,
  abilities: {
    plusDamage: '+1 harm',
    guard: '+1',
    holy: 'holy',
    heal: 'heals',
    lightning: 'bolt',
    fireball: 'fire',
    shield: 'shield',
    confuse: 'turns',
    scrying: 'scries',
    haste: 'haste',
    tip: 'tips',
    immunity: 'immune',
    arrow: 'arrow',
    speed: 'speed',
    swap: 'swaps',
  } as Readonly<Record<Ability, string>>,
};

const news = {
  levelOpened: (level: number) => `Level ${level}`,
  dragonCame: 'The Dragon',
  shaftOpened: 'A shaft opens',
  combatWon: 'The fight is won',
  heroFell: 'A hero falls',
  pooled: 'The Healing Pool',
  unlocked: 'A stairway unlocks',
  exhausted: 'The monster deck runs out',
};

const odds = {
  level: (level: number) => `level ${level}`,
  attacks: (count: number) => `about ${count} attacks`,
  youHit: 'you hit',
  itHits: 'it hits',
  forDamage: (damage: number) => `for ${damage}`,
};

const status = {
  line: (level: number, bottom: number, turn: number, cards: number) =>
    `Level ${level} of ${bottom}${turn > 0 ? `, turn ${turn}` : ''}. ${cards} cavern cards left.`,
  noMonsters: 'No more monster cards on this level',
  monsters: (count: number, out: number, most: number) =>
    `${count} monster cards left, run out ${out} of ${most} times`,
  open: 'Shows what is left in decks and bag.',
  cards: 'cards',
  monsterCards: 'monsters',
  turn: (turn: number) => `Turn ${turn}`,
};

const textBoard = {
  party: 'The party',
  fight: 'The fight',
  caverns: (level: number) => `The caverns, level ${level}`,
  foe: (monster: Named, level: number, hp: number, maxHp: number, lies: boolean) =>
    `${monsterName(monster)} of level ${level}, ${hp} of ${maxHp} hit points${lies ? ', lies on the ground' : ''}`,
  hero: (name: string, id: ClassId, hp: number) => `${name} the ${CLASS_NAMES[id]} with ${hp} hit points`,
};

const foe = {
  figures: (level: number) =>
    `Level ${level}: rolls ${level} Treehouse ${level === 1 ? 'die' : 'dice'}, adds ${level}, wounds for ${level}.`,
  chances: (level: number, hits: string, struck: string) =>
    `A hero of level ${level} hits it ${hits} of the time; it hits ${struck}.`,
  wilds: 'Its WILDs',
};

const hero = {
  hitPoints: (hp: number) => `${hp} hit points`,
  initiative: (initiative: number) => `, initiative ${initiative}`,
  kinds: { attack: 'When striking', defend: 'When struck', rear: 'From the rear' },
  rogue: 'A rogue who is struck cannot be toppled.',
  charges: (left: number) => ` ${left} left on this level.`,
  toLeave: (why: string) => `To leave the party for good: ${why}`,
  sure: 'The others go on alone. There is no way back.',
  leave: 'Leave for good',
  none: 'No class chosen yet.',
  fallen: 'Has fallen',
};

const stock = {
  title: 'What is left',
  cavernCards: (count: number) => `Cavern cards: ${count}`,
  exits: (count: 2 | 4): string => (count === 2 ? ' Two exits.' : ' Four exits.'),
  noneLeft: 'none left',
  monsterCards: (count: number) => `Monster cards: ${count}`,
  twice: 'The deck has run out twice: no more monsters on this level.',
  runOut: (times: number, most: number) => `Run out ${times} of ${most} times on this level.`,
  ranks: {
    J: 'Jacks (small)',
    Q: 'Queens (medium)',
    K: 'Kings (large)',
    JOKER: 'Joker (the Dragon)',
  } as Readonly<Record<MonsterRank, string>>,
  crystals: 'Crystals in the bag',
};

/** Every English string of the board. */
export const strings = {
  ...common,
  card: cards,
  targets,
  marks,
  verdicts,
  choose,
  order,
  place,
  roll,
  travel,
  decide,
  arena: fight,
  faces,
  deeds,
  news,
  odds,
  status,
  textBoard,
  foe,
  hero,
  stock,
};

/** The strings that every language must have. */
export type Strings = typeof strings;
