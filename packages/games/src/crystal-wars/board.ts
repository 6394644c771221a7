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
export { battleOutlook, unitsThatMustFight } from './rules/battles';
export { PERSUADES, SABOTAGES } from './rules/diplomacy';
export { BUMPER_CROP } from './rules/events';
export { supportersOf } from './rules/fighting';
export { geometryOf } from './rules/geometry';
export { incomeOf, shortageOf, upkeepAt, upkeepOf } from './rules/harvest';
export type { Odds } from './rules/odds';
export { neutralCoasterFor } from './rules/opening';
export { reachOf } from './rules/reach';
export { unitsAtGold } from './rules/scoring';
export { capturedAs, type SiegeOutlook, siegeOutlook } from './rules/sieges';
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
export { attackAt, defenceAt } from './rules/strength';
export { stageOf } from './stages';
export type { Piece, Stage, Task, TurnStep } from './state';
export type { View } from './view';
