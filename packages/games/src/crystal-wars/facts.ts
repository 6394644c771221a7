import type { Seat } from '@lantern/protocol/seat';
import type { EventId } from './data/events';
import type { Scenario } from './data/maps';
import type { Creatable, SettlementKind, UnitKind } from './data/pieces';
import type { Square } from './data/squares';
import type { Reason } from './types';

/** One side of a combat: its participants, and the sums of their attack values and their die. */
export interface Side {
  seat: Seat;
  units: Square[];
  /** Attack number, without the die (R7.5). */
  attack: number;
  die: number;
}

/** The facts of the story of a match (section 13). */
export interface Facts {
  /** `round` 0 is the setup. Every pass of the dice, each with the seats that rolled (R4.2). */
  initiative: { round: number; passes: Record<Seat, number>[]; first: Seat };
  /** `seat` is `null` for a random place. */
  freeVillagePlaced: { seat: Seat | null; at: Square };
  mountainPlaced: { seat: Seat | null; at: Square };
  mountainSkipped: { seat: Seat };
  villagePlaced: { seat: Seat; at: Square };
  /** The free village that an enemy placed becomes the seat's first village (R3.6). */
  villageAdopted: { seat: Seat; at: Square };
  turnBegan: { seat: Seat; round: number };
  /** `grain` is the amount afterwards. */
  harvested: { seat: Seat; income: number; grain: number };
  fed: { seat: Seat; upkeep: number; grain: number };
  starved: { seat: Seat; unit: UnitKind; at: Square };
  /** `path` begins after `from`; its last square is the unit's new place. */
  moved: { seat: Seat; unit: UnitKind; from: Square; path: Square[]; flow: boolean };
  teleported: { seat: Seat; unit: UnitKind; from: Square; to: Square };
  /** `casualties`: the units of the losing side that can fall; none after a tie. */
  battle: {
    seat: Seat;
    unit: UnitKind;
    from: Square;
    enemy: UnitKind;
    target: Square;
    attackers: Side;
    defenders: Side;
    winner: Seat | null;
    casualties: Square[];
  };
  /** A unit fell in a battle or siege. */
  fell: { seat: Seat; unit: UnitKind; at: Square };
  /** `owner` is `null` for free villages and neutral metropolis squares. `controls`: metropolis squares afterwards. */
  siege: {
    seat: Seat;
    unit: UnitKind;
    from: Square;
    target: Square;
    settlement: SettlementKind;
    owner: Seat | null;
    attackers: Side;
    attack: number;
    die: number;
    outcome: 'captured' | 'razed' | 'held';
    controls?: number;
  };
  persuasion: { seat: Seat; from: Square; target: Square; unit: UnitKind; owner: Seat; die: number; success: boolean };
  sabotage: {
    seat: Seat;
    from: Square;
    target: Square;
    settlement: SettlementKind;
    owner: Seat;
    die: number;
    success: boolean;
  };
  eventRolled: { seat: Seat; die: number; event: EventId };
  /** A roll of 1 in a round of grace (R9.2). */
  graceKept: { round: number };
  /** `lost`: what was destroyed; `freed`: metropolis squares that are neutral again. */
  erupted: {
    at: Square;
    lost: { kind: UnitKind | SettlementKind; owner: Seat | null; at: Square }[];
    freed: Square[];
    /** The owner of each; missing in matches of earlier versions. */
    freedFrom?: Seat[];
  };
  /** There is no mountain. */
  noEruption: Record<string, never>;
  drought: { seat: Seat; lost: number };
  militia: { seat: Seat; at: Square };
  noMilitia: { seat: Seat };
  silo: { seat: Seat };
  bumperCrop: { seat: Seat };
  /** `seat` owns the city; `razed`: no village was left in stock. */
  rioted: { seat: Seat; at: Square; razed: boolean };
  noRiots: { seat: Seat };
  /** `target`: the square that it plunders or attacks; `null` if it can reach none. */
  banditCame: { at: Square; target: Square | null };
  noBandit: Record<string, never>;
  banditPlundered: { seat: Seat; at: Square; settlement: 'village' | 'city'; razed: boolean };
  banditFought: { at: Square; die: number; defenders: Side; fell: { unit: UnitKind; at: Square } | null };
  created: { seat: Seat; kind: Creatable; at: Square; cost: number };
  spoiled: { seat: Seat; grain: number };
  stored: { seat: Seat; grain: number };
  /** `holder` must keep it through round `until` (R13.6). */
  goldHeld: { holder: Seat; until: number };
  goldLost: { holder: Seat };
  eliminated: { seat: Seat };
  /**
   * What happened to the pieces of the seat (R18.1): the number of units that left, and the places of its settlements.
   */
  conceded: { seat: Seat; left?: { units: number; freed: Square[]; razed: Square[]; blocks: Square[] } };
  /** The clock decided the next fact. */
  byClock: { seat: Seat };
  /** `scores` of the living players by the keys of 8.2, if they decided the match; the keys depend on the scenario. */
  ended: { reason: Reason; winners: Seat[]; scores?: Record<Seat, number[]>; scenario?: Scenario };
}
