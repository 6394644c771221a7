/**
 * The exports of New Game for its board: the types of its view and pure functions of a view. Besides these a board imports
 * only the strings of the game.
 */

export type { Value } from './cards';
export type { Facts } from './facts';
export { moves } from './moves/index';
export { options } from './options';
export { pointsFor } from './rules/points';
export type { View } from './view';
