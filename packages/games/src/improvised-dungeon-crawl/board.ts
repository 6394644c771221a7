/**
 * The exports of improvised Dungeon Crawl for its board: the types of its view, the tables it draws from and pure questions about a view.
 * A board imports nothing else of the game but its strings.
 */

export { advisedPurchases, type Purchase } from './bot/shopping';
export { type Card, isFace, pipsOf, RANKS, type Rank, rankOf, type Suit, suitOf } from './data/cards';
export { stepUp } from './data/dice';
export {
  DISARM_FROM,
  DRAGON,
  DRAGON_COUNTERS,
  ENRAGED_FROM,
  type Meaning,
  meaningOf,
  monsterRow,
  SAFE_UP_TO,
} from './data/dungeon';
export { KINDS, type Kind, VITALITY_HP, WARES } from './data/equipment';
export {
  BASE_ATTACK,
  CLASS_POOL,
  classOf,
  FACE_VALUE,
  HERO_CLASSES,
  type HeroClass,
  HP_DIE,
  HUMAN_BONUS,
  MOST_HP,
  POOLS,
  type Pool,
  RACES,
  type Race,
  raceOf,
} from './data/heroes';
export type { Facts } from './facts';
export { moves } from './moves/index';
export { options } from './options';
export { currencyOf, type Offer, offersFor } from './rules/buying';
export { damageOf, protectionFromTrap } from './rules/damage';
export { isDisarmedBy } from './rules/disarming';
export { newFight } from './rules/fighting';
export {
  armourInFight,
  armourRating,
  attackDie,
  gearRating,
  magicRating,
  maxHp,
  mayUse,
  spellLimit,
} from './rules/gear';
export { missingHp } from './rules/health';
export { castsSpells, heroOf, livingOfClass, livingSeats, poolMaxima } from './rules/heroes';
export { fundsOf } from './rules/money';
export { dragonAgainst } from './rules/monsters';
export {
  attackThrow,
  buffDice,
  chanceToRaise,
  chanceToWound,
  missileThrow,
  sumOdds,
  type Throw,
  woundOdds,
} from './rules/odds';
export { isPotion } from './rules/potions';
export { difficultyOf, LP_PER_DIE } from './rules/prayer';
export { isCalm } from './rules/preconditions';
export { blowOf, totalOf, woundsOf } from './rules/wounds';
export { owesDecision, stageOf } from './stages';
export type { Fight, Hero, Hit, Item, MapEntry, Monster, Muster, Roll, Room } from './state';
export type { Combatant, Die, DieTag, MonsterId, SplitMode } from './types';
export { hasSecrets, type View } from './view';
