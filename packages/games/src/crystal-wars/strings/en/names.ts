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

/** The names of units and of the targets of sieges. */
export const NAMES: Readonly<Record<UnitKind | SettlementKind, string>> = { ...PIECE_NAMES, metropolis: 'city block' };

export const COLOUR_NAMES: Readonly<Record<Colour, string>> = {
  green: 'Green',
  red: 'Red',
  yellow: 'Yellow',
  blue: 'Blue',
};

export const EVENT_WORDS: Readonly<Record<EventId, { name: string; what: string }>> = {
  volcano: { name: 'Volcano', what: 'One mountain erupts. Everything around it is destroyed, no matter who owns it.' },
  bandit: { name: 'Bandit', what: 'A bandit comes to the edge of a coaster and raids the nearest village or city.' },
  drought: { name: 'Drought', what: 'Your grain is gone.' },
  militia: { name: 'Militia', what: 'Infantry joins you at one of your villages, for nothing.' },
  silo: { name: 'Silo', what: 'Your remaining grain keeps until your next turn.' },
  bumperCrop: { name: 'Bumper crop', what: 'You get two grain more.' },
  riots: { name: 'Riots', what: 'A city shrinks to a village.' },
};

export const MAP_NAMES = {
  duel: 'Duel: two coasters',
  duelLong: 'Long duel: a coaster between',
  duelSquare: 'Square duel: two more coasters',
  duelWide: 'Wide duel: two homes each',
  triangle: 'Triangle: three coasters',
  square3: 'Square: one more coaster',
  triangleLarge: 'Large triangle: two homes each',
  square4: 'Square: four coasters',
  cross: 'Cross: a coaster in the middle',
  ring: 'Ring: two homes each, a coaster in the middle',
  goldOffset: 'Gold Mountain in the middle of its coaster',
  goldFar: 'Gold Mountain at the far side of its coaster',
} as const;
