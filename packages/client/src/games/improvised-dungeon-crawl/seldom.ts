/** Rarely used parts in one chunk: all public information about a seat, and the end of a match. */
export { end } from './end/index';
export { Person } from './sheets/Person';
