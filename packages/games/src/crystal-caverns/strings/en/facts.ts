import { plural, quantity } from '../../../kit/plural.en';
import { type Acts, type GameStrings, listOf, type Voice } from '../../../kit/strings';
import { counted, does, either, timeIsUp, who, whom } from '../../../kit/voice.en';
import { ACTS } from '../../acts';
import { kindOf } from '../../data/cards';
import { CLASSES } from '../../data/classes';
import { ON_HERO } from '../../data/powers';
import type { Facts, Figure } from '../../facts';
import {
  ABILITY_WORDS,
  CARD_NAMES,
  CLASS_NAMES,
  cellWords,
  DIR_NAMES,
  monsterName,
  POWER_WORDS,
  SIZE_NAMES,
} from './names';

type Sentences = GameStrings<Facts>['facts'];

const opening = {
  heroChosen: ({ seat, colour }, voice) => `${does(voice, seat, 'play')} the ${CLASS_NAMES[CLASSES[colour].id]}.`,
  began: ({ seat }, voice) => `${does(voice, seat, 'have', 'has')} the first turn.`,
  arranged: ({ seat, order }, voice) =>
    `${does(voice, seat, 'arrange')} the party: ${namesOf(voice, order)}, from the front.`,
  levelOpened: ({ level, card }) => `Level ${level} opens with ${an(CARD_NAMES[kindOf(card)])}.`,
} satisfies Partial<Sentences>;

const exploring = {
  turnBegan: ({ seat, turn, noCard }, voice) =>
    `Turn ${turn}: ${who(voice, seat)} ${either(voice, seat, 'lead', 'leads')}.${noCard ? ' No card can be laid.' : ''}`,
  tookOver: ({ seat }, voice) => `${does(voice, seat, 'take')} over the turn.`,
  drew: ({ seat, card }, voice) => `${does(voice, seat, 'draw')} ${an(CARD_NAMES[kindOf(card)])}.`,
  laid: ({ by, card, x, y }, voice) =>
    by === null
      ? `Scrying shows ${an(CARD_NAMES[kindOf(card)])}, ${cellWords(x, y)}.`
      : `${does(voice, by, 'lay')} the ${CARD_NAMES[kindOf(card)]}, ${cellWords(x, y)}.`,
  stirred: ({ monster }) =>
    monster
      ? `${sentence(an(monsterName(monster)))} stirs there.`
      : 'A monster is called, but no crystal of its size is free.',
  exhausted: ({ times, joker }) =>
    `The monster deck runs out (${times} of 2).${joker ? ' The Dragon is in the new one.' : ''}`,
  guarded: ({ monster }) => `${sentence(an(monsterName(monster)))} guards the stairs.`,
  locked: ({ size }) => `The stairway is locked: no ${SIZE_NAMES[size]} crystal is free to guard it.`,
  unlocked: ({ monster }) => `A stairway unlocks; ${an(monsterName(monster))} guards it.`,
  dragonCame: ({ called }) => (called ? 'There is nowhere left to go: the Dragon comes!' : 'The Dragon comes!'),
  shaftOpened: ({ monster }) =>
    `No stairs can be reached: a shaft opens under the party${monster ? `, and ${an(monsterName(monster))} climbs out of it` : ''}.`,
  stepped: ({ dir }) => `The party moves ${DIR_NAMES[dir]}.`,
  reordered: ({ order }, voice) => `The party changes order: ${namesOf(voice, order)}, from the front.`,
  held: () => 'The party waits.',
  descended: ({ level }) => `The party climbs down to level ${level}.`,
  pooled: ({ seats }, voice) =>
    seats.length === 0
      ? 'Nobody needs the Healing Pool.'
      : `The Healing Pool heals ${namesOf(voice, seats)} by 1 hit point each.`,
} satisfies Partial<Sentences>;

const fighting = {
  combatBegan: ({ foes }) =>
    `A fight begins: ${listOf(foes.map(({ monster, hp }) => `${theFoe(monster)} with ${hitPoints(hp)}`))}.`,
  roundBegan: ({ round, order }, voice) =>
    `Round ${round}, by initiative: ${order.map((place) => placeOf(voice, place)).join(', ')}.`,
  skipped: ({ seat }, voice) => `${does(voice, seat, 'are', 'is')} poisoned and cannot attack.`,
  aimed: ({ foe, seat }, voice) => `The ${monsterName(foe)} turns on ${who(voice, seat)}.`,
  rolled: (rolled, voice) => rolledSentence(rolled, voice),
  stoodUp: ({ who: figure }, voice) => figureDoes(voice, figure, 'stand up', 'stands up'),
  toppled: ({ who: figure }, voice) => figureDoes(voice, figure, 'are toppled', 'is toppled'),
  used: (use, voice) => usedSentence(use, voice),
  hurt: ({ foe, damage, hp }) => `The ${monsterName(foe)} takes ${damage} damage; ${hitPoints(hp)} left.`,
  mended: ({ seat, hp }, voice) => `${does(voice, seat, 'now have', 'now has')} ${hitPoints(hp)}.`,
  power: ({ foe, power, seat, warded }, voice) =>
    `The ${monsterName(foe)} uses ${POWER_WORDS[power].name}${warded ? `, but it does not touch ${who(voice, seat)}` : ON_HERO.has(power) ? ` on ${who(voice, seat)}` : ''}.`,
  struck: (blow, voice) => struckSentence(blow, voice),
  swapped: ({ pair }, voice) => `${NamesOf(voice, pair)} change places.`,
  foesSwapped: ({ by }, voice) =>
    by === undefined ? 'The monsters change sides.' : `${does(voice, by, 'make')} the monsters change sides.`,
  slain: ({ foe }) => `The ${monsterName(foe)} shatters.`,
  heroFell: ({ seat }, voice) => `${does(voice, seat, 'fall')}.`,
  combatWon: ({ rounds }) => `The fight is won after ${plural(rounds, 'a round', `${rounds} rounds`)}.`,
  absorbed: ({ seat, pips, hp }, voice) =>
    `${does(voice, seat, 'absorb')} ${counted(pips, 'pip')} and ${either(voice, seat, 'have', 'has')} ${hitPoints(hp)}.`,
} satisfies Partial<Sentences>;

const ending = {
  retired: ({ seat }, voice) => `${does(voice, seat, 'leave')} the party for good.`,
  byClock: ({ seat }, voice) => timeIsUp(who(voice, seat)),
  dragonSlain: ({ leaders }, voice) =>
    `The Dragon is slain! ${
      leaders.length === 1 ? does(voice, leaders[0] as string, 'lead') : `${NamesOf(voice, leaders)} together lead`
    } the party.`,
  partyDied: ({ level }) => `Nobody is left alive on level ${level}.`,
  lostInTheDark: ({ turns }) => `${turns} turns have led nowhere. The party is lost in the dark.`,
  allRetired: () => 'The last hero has left the caverns.',
} satisfies Partial<Sentences>;

/** Every sentence of the story (section 13). */
export const facts: Sentences = { ...opening, ...exploring, ...fighting, ...ending };

/** Pairs of facts that describe the same act. */
export const acts: Acts = {
  ...ACTS,
  'rolled struck': (roll: Facts['rolled'], blow: Facts['struck'], voice: Voice) =>
    `${rolledSentence(roll, voice)} ${resultOf(blow)}`,
};

function rolledSentence({ kind, seat, foe, heroDie, foeDie, heroFaces, foeFaces }: Facts['rolled'], voice: Voice) {
  const hero = `${does(voice, seat, 'roll')} ${diceOf(heroDie, heroFaces)}`;
  if (!foe) return `${hero} from the rear.`;
  const other = `the ${monsterName(foe)} ${diceOf(foeDie, foeFaces)}`;
  return kind === 'attack'
    ? `${hero}, ${other} in defence.`
    : `The ${monsterName(foe)} rolls ${diceOf(foeDie, foeFaces)}, ${who(voice, seat)} ${diceOf(heroDie, heroFaces)} in defence.`;
}

function diceOf(die: number | null, faces: readonly string[]): string {
  return [...(die === null ? [] : [die]), ...faces].join(' ');
}

function usedSentence({ seat, ability, hero, foe, pair, monsters }: Facts['used'], voice: Voice): string {
  const aimed = hero !== undefined ? ` on ${whom(voice, hero, seat)}` : foe ? ` on ${theFoe(foe)}` : '';
  const swapped = monsters ? ' with the monsters' : pair ? ` with ${namesOf(voice, pair)}` : '';
  return `${does(voice, seat, 'use')} ${ABILITY_WORDS[ability].name}${aimed}${swapped}.`;
}

function struckSentence(blow: Facts['struck'], voice: Voice): string {
  const { kind, seat, foe } = blow;
  const strikes =
    kind === 'attack'
      ? `${does(voice, seat, 'strike')} ${theFoe(foe)}`
      : `The ${monsterName(foe)} strikes ${who(voice, seat)}`;
  return `${strikes}: ${resultOf(blow)}`;
}

/** Both totals and the outcome of a blow. */
function resultOf({ attack, defence, ...blow }: Facts['struck']): string {
  return `${attack.total} to ${defence.total}, ${outcomeOf(blow)}.`;
}

function outcomeOf({
  outcome,
  damage,
  absorbed,
  hp,
}: Pick<Facts['struck'], 'outcome' | 'damage' | 'absorbed' | 'hp'>): string {
  switch (outcome) {
    case 'hit':
      return `a hit, ${damage} damage${absorbed > 0 ? `, ${absorbed} soaked up` : ''}; ${hitPoints(hp)} left`;
    case 'miss':
      return 'a miss';
    case 'prone':
      return 'no damage from the ground';
    case 'swapped':
      return 'no damage, places change';
    case 'confused':
      return 'it goes astray';
  }
}

function placeOf(voice: Voice, { who: figure, value, ties }: Facts['roundBegan']['order'][number]): string {
  const rolls = ties.length > 0 ? ` (roll-off ${ties.join(', ')})` : '';
  return `${'hero' in figure ? who(voice, figure.hero) : monsterName(figure.foe)} ${value}${rolls}`;
}

function figureDoes(voice: Voice, figure: Figure, verb: string, third: string): string {
  return 'hero' in figure ? `${does(voice, figure.hero, verb, third)}.` : `The ${monsterName(figure.foe)} ${third}.`;
}

function theFoe(monster: Parameters<typeof monsterName>[0]): string {
  return `the ${monsterName(monster)}`;
}

function namesOf(voice: Voice, seats: readonly string[]): string {
  return listOf(seats.map((seat) => who(voice, seat)));
}

/** `namesOf` at the beginning of a sentence: the reader first. */
function NamesOf(voice: Voice, seats: readonly string[]): string {
  const others = seats.filter((seat) => seat !== voice.you).map(voice.name);
  return listOf(others.length < seats.length ? ['You', ...others] : others);
}

function hitPoints(count: number): string {
  return quantity(count, 'hit point');
}

/** "a Den", "an Empty Room". */
function an(name: string): string {
  return `${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name}`;
}

/** Capitalises the first letter. */
function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
