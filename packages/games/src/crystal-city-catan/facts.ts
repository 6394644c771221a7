import type { Seat } from '@lantern/protocol/seat';
import type { Corner, GarrisonId, PoolId, PortId, Side, SiteId } from './data/geometry';
import type { Bundle, Resource } from './data/resources';
import type { Level, Size } from './types';

/** The facts of the story of a match (section 13). `clock`: the default was used because no player decided. */
export interface Facts {
  layoutsShown: { layouts: Record<Seat, Record<Corner, Resource>> };
  diceRolled: { seat: Seat; dice: number[] };
  numbersShown: { numbers: Record<Seat, Record<Resource, number>> };
  rolledOff: { rolls: Record<Seat, [number, number]>; winner: Seat | null };
  orderChosen: { seat: Seat; first: boolean };
  turnBegan: { seat: Seat; turn: number };
  rolled: { seat: Seat; event: number; production: number; double: boolean };
  /** Epidemic: the new size of the community, and the losses that came with it (R8.1). */
  shrank: {
    seat: Seat;
    site: SiteId;
    to: Size;
    /** Victory points afterwards; missing in matches of earlier versions. */
    points?: number;
    lost: {
      armory: boolean;
      store: Resource | null;
      ports: PortId[];
      garrisons: GarrisonId[];
      roads: Side[];
      suburbs: Side[];
      /** The lost building on a suburb that fell with its road, if there was one. */
      onSuburbs?: { side: Side; hospital: boolean; armory: boolean; store: Resource | null }[];
    };
  };
  /** Epidemic: no smaller piece in stock. */
  spared: { seat: Seat; site: SiteId };
  wagerWon: { seat: Seat; pips: number; rival: number };
  wagerTied: { pips: number };
  claimed: { seat: Seat; resource: Resource; from: PoolId; to: PoolId };
  claimDeclined: { seat: Seat };
  tradersWon: { seat: Seat; pips: number; rival: number };
  tradersTied: { pips: number };
  gained: { seat: Seat; resource: Resource; pool: PoolId };
  gainDeclined: { seat: Seat };
  garrisonFell: { seat: Seat; at: GarrisonId; to: Level };
  championHeld: { seat: Seat };
  marauded: { seat: Seat; exposed: number; lost: Bundle };
  maraudersPassed: { seat: Seat; exposed: number };
  produced: { seat: Seat; resource: Resource; made: number; squandered: number };
  builtRoad: { seat: Seat; side: Side; size: Level };
  builtGarrison: { seat: Seat; at: GarrisonId; size: Level };
  builtSuburb: { seat: Seat; side: Side; size: Size; points: number };
  grew: { seat: Seat; site: SiteId; size: Size; points: number };
  builtStarport: { seat: Seat; port: PortId; size: 1 | 2 };
  builtHospital: { seat: Seat; site: SiteId; points: number };
  builtArmory: { seat: Seat; site: SiteId; points: number };
  builtStorehouse: { seat: Seat; site: SiteId; resource: Resource };
  merchant: { seat: Seat; port: PortId | null; gave: Bundle; got: Resource };
  offered: { seat: Seat; give: Bundle; get: Bundle };
  countered: { seat: Seat; give: Bundle; get: Bundle };
  accepted: { seat: Seat; gave: Bundle; got: Bundle };
  declined: { seat: Seat };
  withdrew: { seat: Seat };
  turnEnded: { seat: Seat };
  /** The clock decided the next fact. */
  byClock: { seat: Seat };
  conceded: { seat: Seat };
  won: { seat: Seat; points: number };
  turnLimitReached: { winners: Seat[]; points: Record<Seat, number> };
}
