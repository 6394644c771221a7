/**
 * The exports of Colossal Cave for its board: the types of its view, the tables it draws from and pure questions about a view.
 * A board imports nothing else of the game but its strings.
 */

export { CARD_NAMES, CARDS, type CardId, type CardName, cardOf, idsOf, isTreasure, nameOf } from './data/cards';
export { ROOM_IDS, ROOMS, type RoomId } from './data/rooms';
export type { Facts } from './facts';
export { moves } from './moves/index';
export { options } from './options';
export { ABILITIES } from './rules/abilities';
export { carrierOf, isDeposited, isLit, topEvent } from './rules/board';
export { knownHands } from './rules/knownHands';
export { elsewhere } from './rules/words';
export {
  HAND_LIMIT,
  type PlayArgs,
  type PlayEvent,
  type Player,
  type Response,
  type StandingOrder,
  type TableEvent,
} from './state';
export type { View } from './view';
