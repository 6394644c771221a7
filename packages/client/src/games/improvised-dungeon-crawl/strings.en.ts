import type { Card, HeroClass, Kind, Meaning, MonsterId, Race } from '@lantern/games/improvised-dungeon-crawl/board';
import { strings as text } from '@lantern/games/improvised-dungeon-crawl/strings/en/index';
import {
  CLASS_NAMES,
  cardName,
  ITEM_WORDS,
  MEANING_NAMES,
  monsterName,
  NPC_WORDS,
  POOL_NAMES,
  RACE_NAMES,
  theMonster,
  thingName,
  trapName,
} from '@lantern/games/improvised-dungeon-crawl/strings/en/names';
import { dragonWords, roomWords } from '@lantern/games/improvised-dungeon-crawl/strings/en/rooms';
import { plural, quantity } from '@lantern/games/kit/plural.en';
import { listOf } from '@lantern/games/kit/strings';
import type { ActionName } from './actions';
import { gear, muster } from './musterStrings.en';
import type { Person } from './person';
import type { Progress } from './roomProgress';

const inside = (person: Person): string => (person === 'you' ? 'you' : person.name);
const first = (person: Person): string => (person === 'you' ? 'You' : person.name);
const wounds = (count: number): string => quantity(count, 'wound');
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const common = {
  keys: [
    { keys: ['1', '…', '9'], does: 'In the action bar: choose a target' },
    { keys: ['R'], does: 'In the action bar: roll' },
    { keys: ['Space'], does: 'In the action bar: be ready' },
  ],
  text,
  items: ITEM_WORDS,
  npcs: NPC_WORDS,
  pools: POOL_NAMES,
  classes: CLASS_NAMES,
  card: (card: Card) => cardName(card),
  monster: (id: MonsterId) => monsterName(id),
  theMonster: (id: MonsterId) => theMonster(id),
  trap: (roll: number) => trapName(roll),
  meaning: (meaning: Meaning) => MEANING_NAMES[meaning],
  roomWords,
  dragonWords,
  list: (words: readonly string[]) => listOf(words),
  You: 'You',
  inside,
  kindred: (race: Race, heroClass: HeroClass) => `${RACE_NAMES[race]} ${CLASS_NAMES[heroClass]}`,
  item: (kind: Kind, value: number, damaged: boolean) =>
    `${kind === 'potion' ? `Potion ${value}` : thingName({ kind, value })}${damaged ? ', damaged' : ''}`,
  currencies: { rp: 'RP', lp: 'LP' },
  /** The words of the counters, shown if there is room. */
  counted: { rp: 'points', lp: 'loot', hp: 'hit points', ar: 'armour' },
  hp: 'HP',
  yourHero: 'Your hero',
  letters: 'Meaning of the letters',
  wt: (wt: number) => `WT ${wt}`,
  threshold: (wt: number) => `Threshold ${wt}`,
  whatYouCanDo: 'What you can do',
  chances: 'Chances',
  back: 'Back',
  gateOpens: 'The gate opens…',
  diceWait: 'The dice wait.',
  heroes: 'Heroes',
};

const described = {
  noHero: 'No hero yet',
  fallen: (who: string, things: number, lp: number) =>
    `${who}: fallen. ${quantity(things, 'item')} and ${lp} LP lie there.`,
  hp: (who: string, hp: number, most: number) => `${who}: ${hp} of ${most} HP`,
  ar: (rating: number) => `AR ${rating}`,
  attacks: (die: number) => `attacks with a d${die}`,
  lp: (lp: number) => `${lp} LP`,
  monster: (id: MonsterId, elite: boolean, die: number, wt: number) =>
    `${elite ? 'Elite ' : ''}${monsterName(id)}, d${die}, WT ${wt}`,
  wounds: (count: number, need: number) => `${count} of ${need} wounds`,
  confused: (rounds: number) => `confused for ${quantity(rounds, 'round')}`,
  goesFor: (person: Person, chance: string, worst: number) =>
    `goes for ${inside(person)}: ${chance}, up to ${worst} damage`,
  drawnBy: (name: string, person: Person, progress: string) => `${name}, drawn by ${inside(person)}, ${progress}`,
  progress: {
    waiting: 'still to come',
    now: 'at hand',
    done: 'done',
    slain: 'slain',
    scorched: 'burnt by the dragon',
  } as Readonly<Record<Progress, string>>,
  dungeon: (crawl: number, of: number) => `Dungeon ${crawl} of ${of}`,
  room: (room: number) => `Room ${room}`,
  ahead: (cards: number) => `${quantity(cards, 'card')} ahead`,
  found: (lp: number) => `${lp} LP found`,
  purse: (lp: number) => `purse ${lp} LP`,
  gate: 'The gate of the dungeon',
  behind: (room: number) => `Room ${room} lies behind you`,
};

/** The effect of dice if they were accepted. */
const rolls = {
  blow: (total: number, wt: number, id: MonsterId, count: number) =>
    `${total} against WT ${wt} of ${theMonster(id)}: ${count === 0 ? 'no wound' : wounds(count)}.`,
  monster: (id: MonsterId, total: number, damage: number, person: Person) =>
    `${capital(theMonster(id))} rolls ${total}: ${damage} damage to ${inside(person)}.`,
  heal: (person: Person, total: number) => `${first(person)} would get ${total} HP back.`,
  raise: (total: number, over: number) => `${total}; it takes more than ${over}.`,
  left: (damage: number) => `${damage} damage would be left.`,
  disarm: (total: number) => (total === 1 ? 'A 1: the trap goes off.' : `A ${total}: the trap stays where it is.`),
  trap: (name: string, damage: number) => `${name}: ${damage} damage.`,
  chest: (total: number) => `${total}: the chest is trapped.`,
  loot: (total: number) => `${quantity(total, 'loot point')}.`,
};

/** The labels of the button that begins an action, of the one that sends it, and of its amount. */
const actions: Readonly<Record<ActionName, { word: string; send: string; counts?: string }>> = {
  attack: { word: 'Attack', send: 'Attack', counts: 'Slay!' },
  missile: { word: 'Missile', send: 'Missile', counts: 'Spell dice' },
  heal: { word: 'Heal', send: 'Heal', counts: 'Heal dice' },
  castBuff: { word: 'Buff', send: 'Cast', counts: 'Spell dice' },
  castConfuse: { word: 'Confuse', send: 'Cast', counts: 'Spell dice' },
  castProtect: { word: 'Protect', send: 'Cast', counts: 'Spell dice' },
  guard: { word: 'Guard', send: 'Guard' },
  usePotion: { word: 'Potion', send: 'Use it' },
  pray: { word: 'Pray', send: 'Pray', counts: 'Heal dice' },
  ritual: { word: 'Ritual', send: 'Perform it', counts: 'Spell dice' },
  resurrect: { word: 'Raise', send: 'Raise', counts: 'Heal dice' },
  repair: { word: 'Repair', send: 'Repair' },
  giveLP: { word: 'Give LP', send: 'Give', counts: 'LP' },
  giveItem: { word: 'Give', send: 'Give' },
  evade: { word: 'Evade', send: 'Evade', counts: 'Evade dice' },
};

const decide = {
  shop: 'Shop',
  give: 'Give',
  gear: 'Gear',
  body: (name: string) => `Loot ${name}`,
  strikeAt: (id: MonsterId | undefined) => `Attack ${id === undefined ? 'a monster' : theMonster(id)}`,
  pass: 'Wait',
  hurl: 'Hurl the Missile',
  rollAttack: 'Roll the attack',
  with: 'With',
  confusedThreat: (wt: number) => `Wound threshold ${wt}. It is confused and attacks nobody.`,
  noThreat: (wt: number, person: Person) =>
    `Wound threshold ${wt}. It attacks ${inside(person)}, and no roll gets through.`,
  threat: (wt: number, person: Person, chance: string, worst: number) =>
    `Wound threshold ${wt}. It attacks ${inside(person)}: ${chance}, up to ${worst} damage.`,
  nothing: 'Nothing to attack',
  howMany: 'How many',
  offering: 'Offering, LP',
  tapMonster: (others: string) => `Choose a monster: ${others}.`,
  dragonDead: 'The dragon is dead',
  beforeGate: 'Before the gate',
  rest: 'A moment of rest',
  out: 'Out of the dungeon',
  on: 'On into the next room',
  notReady: 'Wait, I am not ready',
  othersReady: 'Everybody else is ready.',
  busy: (names: string) => `Still busy: ${names}.`,
  result: (won: number, rooms: number, survivors: number, lp: number, toDragon: number) =>
    `${quantity(won, 'dungeon')} won, ${quantity(rooms, 'room')}, ${quantity(survivors, 'survivor')}, ${lp} LP, ${quantity(toDragon, 'wound')} to the dragon.`,
  over: 'The crawl is over',
  /** The decisions of other players, by stage. */
  about: {
    act: 'Whom to attack.',
    luck: 'Whether to roll again.',
    evade: 'Whether to evade the attack.',
    reveal: 'Whether the monster is an elite.',
    prepare: 'How to prepare for the attacks.',
    trap: 'How to pass the trap.',
    chest: 'What to do with the chest.',
    meet: 'Whether to speak to the stranger.',
    altar: 'Whether to pray.',
    propose: 'How to share the loot.',
    vote: 'How to share the loot.',
  } as Readonly<Record<string, string>>,
  deciding: (names: readonly string[]) => `${listOf(names)} ${plural(names.length, 'decides', 'decide')}`,
  watching: 'You are watching',
  waiting: 'Waiting',
  youFell: 'Your hero has fallen. Friends may raise it; until then you watch.',
};

const forecast = {
  some: (missing: number) => `some of ${missing} HP`,
  full: 'full HP',
  inVain: 'in vain',
  alive: (over: number) => `alive (over ${over})`,
  buff: (dice: number, person: Person) => `${dice}d6 join the next attack of ${inside(person)} this round.`,
  buffed: (plain: string, buffed: string) => ` A wound: ${plain} → ${buffed}.`,
  confuse: (rounds: number) => `It makes no attack ${plural(rounds, 'this round', `for ${rounds} rounds`)}.`,
  protect: (person: Person, before: number, after: number, rounds: number) =>
    `${first(person)}: AR ${before} → ${after} ${plural(rounds, 'this round', `for ${rounds} rounds`)}.`,
  guard: (chance: string, worst: number) =>
    `Its attack of this round hits you instead: ${chance}, up to ${worst} damage.`,
  potion: (person: Person, before: number, after: number, most: number) =>
    `${first(person)}: ${before} → ${after} of ${most} HP.`,
  repair: 'The armour protects in full again. It costs nothing.',
  giveLP: (person: Person, lp: number) => `${first(person)} gets ${lp} of your LP.`,
  giveItem: (person: Person) => `${first(person)} carries it from now on.`,
  regain: (dice: number, lp: number) => `${plural(dice, 'One die', `${dice} dice`)} for ${lp} LP.`,
  noWound: 'no wound',
  wounds,
  orMore: (count: number) => `${count} or more`,
  slain: 'slain',
  fall: 'you fall',
  someDamage: 'some damage',
  noDamage: 'no damage',
};

const luck = {
  again: (who: Person | null) => `${who === null ? 'The monster' : first(who)} rolled. Again?`,
  keep: 'Keep it',
  reroll: (left: number) => `Roll again (${left} left)`,
  monsterHits: (id: MonsterId, damage: number) => `${capital(theMonster(id))} hits you for ${damage}`,
  trapHits: (name: string, damage: number) => `${name} hits you for ${damage}`,
  hit: (roll: number, protection: number, evaded: number) =>
    `Rolled ${roll}, your protection takes ${protection}${evaded > 0 ? `, evasion ${evaded}` : ''}.`,
  wouldFall: (hp: number) => `With ${hp} HP you would fall.`,
  wouldLeave: (hp: number) => `${hp} HP would be left.`,
  take: (damage: number) => `Take it: −${damage}`,
  evade: (dice: number) => `Evade with ${plural(dice, 'one die', `${dice} dice`)}`,
};

const prepare = {
  exchange: 'Before the first round',
  round: (round: number) => `Before round ${round}`,
  always: 'Always, in this fight',
  straight: 'Straight to the attacks',
  nobody: 'Nobody goes for you.',
  armoured: (ids: readonly MonsterId[]) => `${listOf(ids.map(theMonster))} cannot get through your armour.`,
  threat: (worst: number, ids: readonly MonsterId[]) => `Up to ${worst} damage from ${listOf(ids.map(theMonster))}.`,
  death: (chance: string) => ` You may fall: ${chance}.`,
};

const room = {
  trapOnChest: 'A trap guards the chest',
  trapBefore: (person: Person) => `A trap lies before ${inside(person)}`,
  thief: (most: number) =>
    `A d6: 2 to ${most} disarms it, on a 1 it strikes you${most < 6 ? ', on a 6 it stays where it is' : ''}.`,
  noThief: (person: Person) => `No thief will touch it. It strikes ${inside(person)}.`,
  leaveChest: 'Leave the chest',
  leaveTrap: 'Leave it alone',
  disarm: 'Disarm it',
  spring: 'Spring it',
  disarmed: 'disarmed',
  stays: 'it stays',
  upTo: (damage: number) => `up to ${damage}`,
  deadly: 'deadly',
  chest: 'A chest stands before you',
  chestWithThief: 'Two dice of loot points. If it is trapped, a thief spots it in time.',
  chestWithout: 'Two dice of loot points. If it is trapped, the trap strikes you; the treasure stays.',
  leaveIt: 'Leave it',
  openIt: 'Open it',
  safe: 'safe: 2d6 LP',
  spotted: 'trap, spotted',
  strikesYou: 'trap strikes you',
  stranger: 'A stranger with a lantern',
  whoIsIt: 'A d6 says who it is:',
  speak: 'Speak to them',
  altar: 'An altar',
  altarWords: 'If you pray here, every living hero is healed in full. It costs nothing.',
  walkPast: 'Walk past',
  pray: 'Pray for all',
  drew: (id: MonsterId) => `You drew ${theMonster(id)}`,
  elite: (larger: number, die: number, wt: number) =>
    `An elite attacks with a d${larger} instead of a d${die}, takes 3 wounds of WT ${wt}, and leaves 2 LP more.`,
  anElite: 'An elite!',
  ordinary: 'An ordinary one',
};

const split = {
  modes: { equal: 'Equal shares', finders: 'Finders keep', purse: 'Common purse' },
  allTo: (person: Person) => `All to ${inside(person)}`,
  lie: (lp: number) => `${lp} LP lie here`,
  ask: 'How do you propose to share them? The number is your share. If one of the others says no, all get equal shares.',
  vote: (lp: number, mode: string) => `${lp} LP: ${mode}?`,
  proposed: (name: string, share: number) => `${name} proposes it: you would get ${share}. One no means equal shares.`,
  no: 'No, equally',
  yes: 'Yes',
};

const scene = {
  label: 'The room',
  way: 'The way so far',
  meanings: 'Meaning of the cards',
  dragonWounds: (left: number, of: number) => `Wounds the dragon has left: ${left} of ${of}`,
  dragonSigns: (signs: number, of: number) => `Signs of the dragon: ${signs} of ${of}`,
  things: (count: number, lp: number) => `${quantity(count, 'item')}${lp > 0 ? `, ${lp} LP` : ''}`,
  order: (round: number, names: readonly string[], now: string | undefined) =>
    `Round ${round}. Order: ${listOf(names)}.${now === undefined ? '' : ` Now: ${now}.`}`,
  titles: {
    monster: 'Monster',
    trap: 'Trap',
    chest: 'Chest',
    npc: 'Encounter',
    altar: 'Altar',
    counter: 'Dragon sign',
  } as Readonly<Record<Meaning, string>>,
  progress: { done: 'done', slain: 'slain', scorched: 'burnt' } as Partial<Record<Progress, string>>,
  now: 'now',
  onStack: 'on the stack',
  waits: 'waits',
  cardsAhead: (cards: number) =>
    `${quantity(cards, 'card of the dungeon lies', 'cards of the dungeon lie')} before you`,
  hoard: 'The dragon’s hoard is yours',
  woundsLeft: (left: number, of: number) => `${left} of ${of} wounds left`,
};

/** The number that rises at the target of a blow. */
const strikes = {
  miss: 'miss',
  wounds: (count: number) => plural(count, 'wound!', `${count} wounds!`),
  confused: 'confused',
  fallen: 'fallen',
  holds: 'armour holds',
  evaded: 'evaded',
  alive: 'alive!',
  inVain: 'in vain',
  ar: (dice: number) => `AR +${dice}`,
  dice: (dice: number) => `+${dice}d6`,
  lp: (lp: number) => `+${lp} LP`,
};

const sheets = {
  shop: (sum: number, currency: string) => `The shop: you have ${sum} ${currency}`,
  meanings: {
    monster: 'It does not fight any more.',
    trap: 'After the fight. A thief may disarm it; otherwise the hero who drew it springs it: a d6, magical on 1 to 3, physical on 4 to 6.',
    chest: 'After the traps. Safe on 1 to 4 of a d6, and then 2d6 loot points.',
    npc: 'After the chests: a d6 says who it is.',
    altar: 'After the chests: a living cleric may pray, and everybody alive is healed.',
    counter: 'It lies on the dragon’s stack. The twelfth wakes the dragon.',
  } as Readonly<Record<Meaning, string>>,
  attacks: (die: number) => `attacks with a d${die}`,
  wounded: (wt: number, need: number, has: number) =>
    `A roll of ${wt} or more wounds it; it dies of ${quantity(need, 'wound')} and has ${has}.`,
  goesFor: (person: Person, hurts: string, worst: number, kills: string | null) =>
    `It goes for ${inside(person)}: ${hurts} to do damage, ${worst} at most${kills === null ? '' : `, ${kills} to kill`}.`,
  confused: (rounds: number) => `Confused: no attack for ${quantity(rounds, 'round')}.`,
  elite: 'An elite: one wound more, a larger die, 2 LP more.',
  poolOf: (left: number, of: number) => `${left} of ${of}`,
  gear: 'Gear',
  fallen: 'fallen',
  ofHp: (most: number) => `of ${most} HP`,
  attack: 'Attack',
  die: (die: number) => `d${die}`,
  armourRating: 'Armour rating',
  magicRating: 'Against magical traps',
  spellDice: 'Dice in a spell',
  upTo: (limit: number) => `up to ${limit}`,
  mayWear: 'May wear',
  wearable: (kind: Kind | undefined, ar: number, shield: boolean) =>
    `up to ${kind ? ITEM_WORDS[kind].name.toLowerCase() : ''} (AR ${ar})${shield ? ', a shield' : ''}`,
  lootPoints: 'Loot points',
  takeLp: (lp: number) => `Take ${lp} LP`,
  giveLp: (lp: number) => `Give ${lp} LP`,
  heal: (person: Person) => `Heal ${inside(person)}`,
  resurrect: (person: Person) => `Raise ${inside(person)}`,
  left: (cards: number) => `${quantity(cards, 'card is', 'cards are')} left in the dungeon`,
  dungeon: (crawl: number, of: number) => `; dungeon ${crawl} of ${of}`,
  noRoom: 'No room yet. The dungeon lies before you.',
  theDragon: 'the dragon',
  wordRoom: 'The room, in your words',
  wordDragon: 'The dragon, in your words',
  wordCard: (name: string) => `${name}, in your words`,
  sayIt: 'Say it',
  wordElse: 'Describe something else',
  monsters: 'Monsters of clubs and spades',
  monsterLoot: (wt: number, jack: boolean) => `WT ${wt}, ${jack ? '2d6 LP' : `${wt} LP`}`,
  kill: (die: number, wt: number, lp: number, elites: boolean) =>
    `Two wounds kill a monster${elites ? ', three an elite' : ''}. Queens, Kings and Aces go to the dragon’s stack; the twelfth wakes it: d${die}, WT ${wt}, twelve wounds, ${lp} LP.`,
  traps: 'Hearts: traps',
  trap: (name: string, roll: number) => `${name}: ${roll}, ${roll <= 3 ? 'magical' : 'physical'}`,
  chests: 'Diamonds: chests',
  chest:
    'Safe on 1 to 4, trapped on 5 and 6; then 2d6 LP. The Jack of diamonds is an encounter, the Jack of hearts an altar.',
  strangers: 'Encounters',
};

const terms = {
  hp: { name: 'Hit points (HP)', what: 'The damage a hero can take. At 0 the hero falls.' },
  ar: { name: 'Armour rating (AR)', what: 'Subtracted from every attack. The rest is damage.' },
  rp: { name: 'Resource points (RP)', what: 'They buy gear before the dungeon. The rest becomes loot points.' },
  lp: { name: 'Loot points (LP)', what: 'The loot of the dungeon. They buy gear there, mostly at twice the price.' },
  wt: { name: 'Wound threshold (WT)', what: 'An attack that reaches it wounds.' },
};

export const strings = {
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

export type Strings = typeof strings;
