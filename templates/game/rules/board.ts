/**
 * What a board may know of New Game: the types of its view and pure questions about a view. A board imports nothing else of
 * the game but its strings.
 */

export type { Value } from './cards';
export { moves } from './moves/index';
export { options } from './options';
export { pointsFor } from './rules/points';
export type { View } from './view';
