import type { Seat } from '@lantern/protocol/seat';
import type { Secret } from '../kit/secret';
import type { Story } from '../kit/story';
import type { Result as EndOfMatch } from '../module';
import type { Corner, GarrisonId, PoolId, PortId, Side } from './data/geometry';
import type { Bundle, Resource } from './data/resources';
import type { Facts } from './facts';
import type { Colour, Options } from './options';
import type { Level, Size } from './types';

/** A settlement and its buildings (10.2). */
export interface Community {
  base: Size;
  hospital: boolean;
  armory: boolean;
  store: { resource: Resource; used: boolean } | null;
}

/** One player's colony, pools and stock, all public. */
export interface Colony {
  colour: Colour;
  /** The type at each corner; `null` until the layouts are shown. */
  corner: Record<Corner, Resource> | null;
  /** The four setup dice, all different (S5); empty before they are rolled. */
  dice: number[];
  /** Production number of each type; `null` until the numbers are shown. */
  number: Record<Resource, number> | null;
  /** 0 to 3; `null` = this pool does not exist. */
  pools: Record<PoolId, number | null>;
  sites: { cap: Community; L: Community | null; R: Community | null };
  road: Record<Side, Level>;
  garrison: Record<GarrisonId, Level>;
  port: Record<PortId, 0 | 1 | 2>;
  /** Construction pieces left, by size. */
  stock: Record<Size, number>;
}

/** The question of an event to a player. */
export type Need =
  | { kind: 'gain'; optional: boolean }
  | { kind: 'claim' }
  | { kind: 'garrison' }
  | { kind: 'lose'; count: number; exposed: number };

/** A choice that is sealed until the other player has made the same kind of choice. */
export type SealedChoice =
  | { kind: 'layout'; resources: Resource[] }
  | { kind: 'numbers'; values: number[] }
  | { kind: 'gain'; pool: PoolId | null }
  | { kind: 'garrison'; at: GarrisonId }
  | { kind: 'lose'; losses: Partial<Record<PoolId, number>> };

/** An open offer; `give` and `get` from the view of `from`. */
export interface Trade {
  from: Seat;
  give: Bundle;
  get: Bundle;
  /** Number of counter-offers so far (R10.3). */
  counters: number;
}

export type Step = 'layout' | 'numbers' | 'order' | 'roll' | 'event' | 'build' | 'over';

export interface Roll {
  /** Face of the event die, 1 to 6. */
  event: number;
  production: number;
  /** Both dice show the same number (R6.3). */
  double: boolean;
}

export interface Result extends EndOfMatch {
  /** `winners` is empty for a draw at the turn limit. */
  reason: 'points' | 'concede' | 'turnLimit';
  points: Record<Seat, number>;
}

/** The public part of the table. */
export interface Board {
  options: Options;
  step: Step;
  colonies: Record<Seat, Colony>;
  setupRolls: {
    /** Every pass of the number dice, by seat (S5). */
    number: Record<Seat, number[][]>;
    /** Every pass of the roll-off (S7). */
    off: Record<Seat, [number, number]>[];
  };
  offWinner: Seat | null;
  firstPlayer: Seat | null;
  /** 1 for the first turn; 0 during the setup. */
  turnNo: number;
  /** The seat whose turn it is; `null` during the setup. */
  active: Seat | null;
  roll: Roll | null;
  /** The owed decisions of the event, by seat. */
  need: Record<Seat, Need | null>;
  /** The seats that have sealed a choice that is not yet shown. */
  committed: Record<Seat, boolean>;
  trade: Trade | null;
  /** In this turn: number of trades opened (at most 3) and of merchant trades (at most 24). */
  counters: { offers: number; merchant: number };
  decisionId: number;
  result: Result | null;
}

export interface State extends Board {
  story: Story<Facts>;
  /** Sealed choices until both players have made theirs. */
  sealed: Secret<Record<Seat, SealedChoice | null>>;
}

/** The stages in which a seat can be asked; a seat with nothing to decide is `idle`. */
export type Stage =
  | 'layout'
  | 'numbers'
  | 'order'
  | 'roll'
  | 'gain'
  | 'claim'
  | 'garrison'
  | 'lose'
  | 'build'
  | 'answer'
  | 'wait'
  | 'idle';
