/**
 * The exports of Crystal Wars for its board: the types of its view, the tables it draws from and pure questions about a view.
 * A board imports nothing else of the game but its strings.
 */

export type { Direction } from './data/arrows';
export { EVENTS, type EventId, eventOf } from './data/events';
export { MAP_IDS, type MapId, mapTable, type Role } from './data/maps';
export {
  COSTS,
  CREATABLE,
  type Creatable,
  type PieceKind,
  SETTLEMENTS,
  type SettlementKind,
  SIZES,
  type Size,
  UNIT_KINDS,
  UNITS,
  type UnitKind,
} from './data/pieces';
export { type Square, squareName } from './data/squares';
export type { Facts } from './facts';
export { moves } from './moves/index';
export { type Colour, mapOf, type Options, options } from './options';
export { battleOutlook } from './rules/combat/battles';
export { unitsThatMustFight } from './rules/combat/combatStep';
export { PERSUADES, SABOTAGES } from './rules/combat/diplomacy';
export type { Odds } from './rules/combat/odds';
export { supportersOf } from './rules/combat/participants';
export { capturedAs, type SiegeOutlook, siegeOutlook } from './rules/combat/sieges';
export { attackAt, defenceAt } from './rules/combat/strength';
export { BUMPER_CROP } from './rules/events';
export { geometryOf } from './rules/geometry';
export { incomeOf, shortageOf, upkeepAt, upkeepOf } from './rules/harvest';
export { neutralCoasterFor } from './rules/opening';
export { reachOf } from './rules/reach';
export { unitsAtGold } from './rules/scoring';
export {
  allSquares,
  builtBy,
  controllerOf,
  groundAt,
  isMetropolis,
  isMountain,
  isSwamp,
  isSwampCoaster,
  isUnit,
  isVortex,
  livingSeats,
  metropolisOf,
  pieceAt,
  seatsAt,
  settlementAt,
  unitAt,
  unitSquares,
} from './rules/squares';
export { inStock } from './rules/stock';
export { stageOf } from './stages';
export type { Piece, Stage, Task, TurnStep } from './state';
export type { View } from './view';
