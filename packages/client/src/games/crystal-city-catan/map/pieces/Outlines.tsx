import type { PlaceKind } from '../places';
import { PLOT } from './paths';

/** The outline of a possible build at a place, around its foot, and its offset below the middle of the cell. */
export const OUTLINES: Readonly<Record<PlaceKind, { d: string; lower: number }>> = {
  pool: { d: PLOT, lower: 8 },
  site: { d: 'M-26 1A27 12 0 1 1 28 1 27 12 0 1 1-26 1zM-12-.5 2.400 4 12-1 0-29zM2.400 4 0-29', lower: 0 },
  garrison: { d: 'M-11 3-10-7H10L11 3zM-8-7 0-28 8-7', lower: 12 },
  road: { d: 'M-26-5 26 0-26 5z', lower: 2 },
  port: { d: 'M-22 1A22 11.500 0 1 1 22 1 22 11.500 0 1 1-22 1z', lower: 0 },
};

/** The ground around a place, lit if an action is possible there. */
export const GROUNDS: Readonly<Record<PlaceKind, string>> = {
  pool: 'M-23-29Q-17-36-4-34 10-38 22-31 29-27 28-16 31-4 31 4 31 14 18 15.500 2 18.500-15 16-31 15-30.500 3-30-8-27-16-28-24-23-29z',
  site: 'M-32 2A33 16 0 1 1 34 2 33 16 0 1 1-32 2z',
  garrison: 'M-26-8A26 19 0 1 1 26-8 26 19 0 1 1-26-8z',
  road: 'M-35-11H35V12H-35z',
  port: 'M-26 1A26 14 0 1 1 26 1 26 14 0 1 1-26 1z',
};
