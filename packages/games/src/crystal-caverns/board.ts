/**
 * The exports of Crystal Caverns for its board: the types of its view, the tables it draws from and pure questions about a view.
 * A board imports nothing else of the game but its strings.
 */

export { type Ability, abilitiesFor, MONSTERS, type RollKind, SPELLS, type Spell } from './data/abilities';
export { CAVERN_CARDS, type CardId, type CardKind, isHallway, kindOf, monstersCalledBy, rankOf } from './data/cards';
export { CLASSES, type ClassId, COLOURS, type Colour, START_HP } from './data/classes';
export { FACES, type Face } from './data/dice';
export { DIRS, type Dir, VECTORS } from './data/directions';
export { BOTTOM, LAST_EXHAUSTION, type Level, MONSTER_RANKS, type MonsterRank } from './data/levels';
export { POWERS, type Power } from './data/powers';
export type { BlowOutcome, Facts } from './facts';
export { moves } from './moves/index';
export { type Options, options } from './options';
export { inOrder } from './rules/contents';
export { blowDamage, blowOutcome, swapCancelsBlow, wildsIn } from './rules/exchange';
export { type ExitStatus, exitStatus } from './rules/exits';
export { type Cell, cardAt, exitsOf, joinedTo, keyOf, neighbour, partyCard } from './rules/grid';
export { crystalsOf } from './rules/hitPoints';
export { newCard, newLevel } from './rules/levels';
export { fightLine, hitChance } from './rules/odds';
export { foeById, foesBefore, hitPointsAgainst, isOneRow, levelOf, rollKindsOf, rowsOf } from './rules/party';
export type { Placement } from './rules/placing';
export { sumsOf } from './rules/sums';
export { fromFirst } from './rules/turn';
export { stageOf } from './stages';
export type { Combat, Combatant, Crystals, Exchange, Foe, Hero, HeroEffects, MapCard, Stage } from './state';
export type { Monster, Sum } from './types';
export type { View } from './view';
