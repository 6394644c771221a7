/** Parts that are not needed when the board appears, in one chunk: the reference and the end of a match. */
export { end } from './end/index';
export { InfoSheet } from './sheets/InfoSheet';
