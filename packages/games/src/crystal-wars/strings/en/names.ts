import type { EventId } from '../../data/events';
import type { PieceKind, SettlementKind, UnitKind } from '../../data/pieces';
import type { Colour } from '../../options';

export const PIECE_NAMES: Readonly<Record<PieceKind, string>> = {
  infantry: 'infantry',
  hover: 'hover',
  tank: 'tank',
  diplomat: 'diplomat',
  village: 'village',
  city: 'city',
  freeVillage: 'free village',
  mountain: 'mountain',
  goldMountain: 'Gold Mountain',
};

/** Of units and of whatever can be besieged. */
export const NAMES: Readonly<Record<UnitKind | SettlementKind, string>> = { ...PIECE_NAMES, metropolis: 'city block' };

export const COLOUR_NAMES: Readonly<Record<Colour, string>> = {
  green: 'Green',
  red: 'Red',
  yellow: 'Yellow',
  blue: 'Blue',
};

export const EVENT_WORDS: Readonly<Record<EventId, { name: string; what: string }>> = {
  volcano: { name: 'Volcano', what: 'One mountain erupts. Whatever stands around it is destroyed, whoever owns it.' },
  bandit: { name: 'Bandit', what: 'A bandit comes to the edge of a coaster and raids the nearest village or city.' },
  drought: { name: 'Drought', what: 'Your grain is gone.' },
  militia: { name: 'Militia', what: 'Infantry joins you at one of your villages, for nothing.' },
  silo: { name: 'Silo', what: 'What grain you have left keeps until your next turn.' },
  bumperCrop: { name: 'Bumper crop', what: 'You get two grain more.' },
  riots: { name: 'Riots', what: 'A city shrinks to a village.' },
};

/** What each option calls its maps. */
export const MAP_NAMES = {
  duel: 'Duel: two coasters',
  duelLong: 'Long duel: a coaster between',
  duelSquare: 'Square duel: two coasters more',
  duelWide: 'Wide duel: two homes each',
  triangle: 'Triangle: three coasters',
  square3: 'Square: a coaster more',
  triangleLarge: 'Large triangle: two homes each',
  square4: 'Square: four coasters',
  cross: 'Cross: a coaster in the middle',
  ring: 'Ring: two homes each, a coaster in the middle',
  goldOffset: 'Gold Mountain in the middle of its coaster',
  goldFar: 'Gold Mountain at the far side of its coaster',
} as const;
