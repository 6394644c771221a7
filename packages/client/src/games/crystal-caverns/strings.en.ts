import type {
  Ability,
  CardKind,
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
import { plural, quantity } from '@lantern/games/kit/plural.en';
import { listOf } from '@lantern/games/kit/strings';

type Named = Pick<Monster, 'rank' | 'pieces'>;

/** The actor: somebody by name, or the reader. */
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
    `Heals every hero by 1${always ? ' on every visit' : ', once'}${guarded ? '; guarded' : ''}.`,
  monsters: (count: number): string =>
    count === 0 ? 'No monsters.' : plural(count, 'Draws one monster.', 'Draws two monsters.'),
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
  fightIn: (words: string) => `${words}. Fight here`,
  moveTo: (words: string) => `${words}. Move here`,
  notHere: (cell: string) => `${cell}. Not possible here`,
  turn: (cell: string) => `${cell}. Turn the card`,
  lay: (cell: string) => `${cell}. Lay the card here`,
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
  prone: 'No damage: the attacker lies',
  swapped: 'No damage: places were swapped',
  confused: 'Confused: turned aside',
};

const choose = {
  label: 'Choose a class',
  who: 'Who are you down there?',
  initiative: 'Initiative',
  hitPoints: 'Hit points',
  kinds: { attack: 'Attack:', defend: 'Defence:', rear: 'Rear:' },
  noTipping: 'cannot be tipped over',
};

const order = {
  with: 'Now choose the hero to change places with.',
  ask: 'Choose two heroes to swap them. The first two stand in front.',
  pair: (left: string, right: string) => `Left: ${left}. Right: ${right}. Both stand in front.`,
  sides: 'Swap sides',
  leave: 'Do not change',
  march: 'March like this',
  change: 'Change to this',
};

const place = {
  here: (cell: string) => `Here: ${cell}.`,
  ask: (count: number) =>
    plural(count, 'Choose the place for the card.', `Choose one of ${count} places for the card.`),
  before: 'Place before',
  next: 'Next place',
  turn: 'Turn',
  lay: 'Lay it here',
};

const roll = {
  roll: 'Roll',
  target: (left: boolean, name: string) => `${left ? 'Left' : 'Right'}: ${name}`,
  ask: 'Roll the dice.',
  rear: (doer: Doer) => `${does(doer, 'stand')} in the rear: no attack, but WILD and SWAP help.`,
  whom: (doer: Doer) => `${does(doer, 'attack')}: whom?`,
  strikes: (doer: Doer, monster: Named, chance: string) =>
    `${does(doer, 'strike')} the ${monsterName(monster)}: ${chance} to hit.`,
  struck: (doer: Doer, monster: Named, chance: string) =>
    `The ${monsterName(monster)} strikes ${doer === 'you' ? 'you' : doer.name}: ${chance} to hit.`,
  byItself: 'Roll by itself',
};

const travel = {
  ask: 'Choose a card to move to.',
  nowhere: 'No card to enter from here.',
  down: 'Climb down',
  wait: 'Wait here',
  order: 'Change order',
  enter: (kind: CardKind) => `Enter the ${CARD_NAMES[kind]} and fight?`,
  stayOut: 'Stay out',
  fight: 'Fight',
};

const decide = {
  wilds: (count: number) => `What ${plural(count, 'does your WILD', `do your ${count} WILDs`)} do?`,
  freeSpell: 'A spell without a WILD?',
  swap: 'Use your SWAP?',
  none: 'Your dice do nothing more here.',
  swapEither: 'Two heroes or two monsters change places.',
  monsters: 'The monsters',
  cancels: 'The attack does no damage.',
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
    `The ${listOf(monsters.map(monsterName))} ${plural(monsters.length, 'is', 'are')} slain.`,
  foe: (name: string, hp: number, maxHp: number) => `${name}, ${hp} of ${maxHp} hit points`,
  last: 'The last exchange',
  rear: (doer: Doer) => `${does(doer, 'stand')} in the rear: no attack`,
  noBlow: 'No attack',
  die: (value: number) => `die ${value}`,
  level: 'level',
  guard: 'guard',
  total: 'total ',
  treehouse: 'Treehouse dice. Choose a face:',
  calm: 'Nobody has attacked yet. This is what their WILDs do:',
};

/** The uses of the faces of the Treehouse dice. */
const faces: Readonly<Record<Face, string>> = {
  TIP: 'Topples the defender, unless they have a HOP. Lying down they do no damage.',
  HOP: 'Keeps you on your feet against a TIP, or gets you up.',
  DIG: 'Adds 1 to the defender’s total.',
  AIM: 'Adds 1 to the attacker’s total.',
  SWAP: 'Two heroes may change places. Two monsters always do.',
  WILD: 'An ability of your class that you choose. Monsters always use theirs.',
};

/** The effect of each die, in a word below it. */
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

/** The headlines of facts that are shown large over the board, by kind of fact. */
const news = {
  levelOpened: ({ level }: { level: number }) => `Level ${level}`,
  dragonCame: () => 'The Dragon',
  shaftOpened: () => 'A shaft opens',
  combatWon: () => 'The fight is won',
  heroFell: () => 'A hero falls',
  pooled: () => 'The Healing Pool',
  unlocked: () => 'A stairway unlocks',
  exhausted: () => 'The monster deck',
};

const odds = {
  level: (level: number) => `level ${level}`,
  attacks: (count: number) => `about ${quantity(count, 'attack')}`,
  youHit: 'you hit',
  itHits: 'it hits',
  forDamage: (damage: number) => `for ${damage}`,
};

const status = {
  line: (level: number, bottom: number, turn: number, cards: number) =>
    `Level ${level} of ${bottom}${turn > 0 ? `, turn ${turn}` : ''}. ${quantity(cards, 'cavern card')} left.`,
  noMonsters: 'No more monster cards on this level',
  monsters: (count: number, out: number, most: number) =>
    `${quantity(count, 'monster card')} left, run out ${out} of ${most} times`,
  open: 'Shows what is left in decks and bag.',
  cards: 'cards',
  monsterCards: 'monsters',
  turn: (turn: number) => `Turn ${turn}`,
};

/** The goal of the party, depending on whether it has found the way down or the Dragon. */
const aim = {
  find: (bottom: number) => `Find the stairs down; the Dragon is on level ${bottom}.`,
  locked: (bottom: number) => `The stairs down are still locked; the Dragon is on level ${bottom}.`,
  stairs: (bottom: number) => `Take the stairs down; the Dragon is on level ${bottom}.`,
  shaft: (bottom: number) => `Take the shaft down; the Dragon is on level ${bottom}.`,
  seek: 'The Dragon is on this level: find it and slay it.',
  slay: 'The Dragon has been found: slay it.',
};

const foe = {
  figures: (level: number) =>
    `Level ${level}: rolls ${level} Treehouse ${plural(level, 'die', 'dice')}, adds ${level}, does ${level} damage.`,
  chances: (level: number, hits: string, struck: string) =>
    `A hero of level ${level} hits it ${hits} of the time; it hits ${struck}.`,
  wilds: 'Its WILDs',
};

const hero = {
  hitPoints: (hp: number) => quantity(hp, 'hit point'),
  initiative: (initiative: number) => `, initiative ${initiative}`,
  kinds: { attack: 'In attack', defend: 'In defence', rear: 'From the rear' },
  rogue: 'A rogue who defends cannot be toppled.',
  charges: (left: number) => ` ${left} left on this level.`,
  toLeave: (why: string) => `To leave the party for good: ${why}`,
  sure: 'The others go on alone. There is no way back.',
  leave: 'Leave for good',
  none: 'No class chosen yet.',
  fallen: 'Has fallen',
};

const stock = {
  title: 'Decks and bag',
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
  aim,
  foe,
  hero,
  stock,
};

export type Strings = typeof strings;
