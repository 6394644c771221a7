import type { Refusal } from '@lantern/protocol/refusal';
import type { Seat } from '@lantern/protocol/seat';
import { type MoveContext, refusal } from '../../../kit/move';
import { SETTLEMENTS, type SettlementKind } from '../../data/pieces';
import { type Square, squareName } from '../../data/squares';
import type { Board, State, Unit } from '../../state';
import { groundAt, isMetropolis, metropolisOf, setController, settlementAt, unitAt } from '../squares';
import { exchange, inStock } from '../stock';
import { record } from '../story';
import { inflict } from './casualties';
import { type Odds, oddsOf } from './odds';
import { markFought, refuseActor, refuseDistant, refuseSupport } from './participants';
import { attackOf, fallingTo } from './strength';

export interface SiegeOutlook {
  attackers: Square[];
  /** Attack number of the besiegers, without the die. */
  attack: number;
  settlement: SettlementKind;
  owner: Seat | null;
  /** The number that the settlement adds to its die, and the minimum for the attack number (R8.4). */
  resistance: number;
  defence: number;
  odds: Odds;
  /** The besieging units of which one falls if the roll is lost; none without siege losses (R8.7). */
  risks: Square[];
}

/** The siege of the settlement on `target` by the unit on `from` with these supporters; `undefined` if none is there. */
export function siegeOutlook(
  board: Board,
  from: Square,
  target: Square,
  support: readonly Square[],
): SiegeOutlook | undefined {
  const settlement = settlementAt(board, target);
  if (!settlement) return undefined;
  const attackers = [from, ...support];
  const attack = attackOf(board, attackers);
  const { attack: resistance, defence } = SETTLEMENTS[settlement.kind];
  return {
    attackers,
    attack,
    settlement: settlement.kind,
    owner: settlement.owner,
    resistance,
    defence,
    odds: oddsOf(attack, resistance),
    risks: board.options.siegeLosses ? fallingTo(board, resistance, attackers) : [],
  };
}

/** R8.1–R8.6. */
export function refuseSiege(
  board: Board,
  seat: Seat,
  from: Square,
  target: Square,
  support: readonly Square[],
): Refusal | undefined {
  return (
    refuseActor(board, seat, from, false) ??
    refuseSettlement(board, seat, target) ??
    refuseDistant(board, from, target) ??
    refuseOccupied(board, target) ??
    refuseDefended(board, from, target) ??
    refuseSupport(board, from, target, support) ??
    refuseTooWeak(board, from, target, support) ??
    refuseWithoutPiece(board, seat, target)
  );
}

/** R8.1: the square has a settlement of another player. */
export function refuseSettlement(board: Board, seat: Seat, target: Square): Refusal | undefined {
  const settlement = settlementAt(board, target);
  if (!settlement) return refusal('NOT_A_SETTLEMENT', 'R8.1');
  return settlement.owner === seat ? refusal('OWN_SETTLEMENT', 'R8.1') : undefined;
}

/** R14.4: a metropolis square with a unit on it. */
export function refuseOccupied(board: Board, target: Square): Refusal | undefined {
  return isMetropolis(board, target) && unitAt(board, target) ? refusal('OCCUPIED_SQUARE', 'R14.4') : undefined;
}

/** R8.2: a unit of the settlement's owner stands around the besieger, diplomats included. */
function refuseDefended(board: Board, from: Square, target: Square): Refusal | undefined {
  const owner = settlementAt(board, target)?.owner;
  if (!owner) return undefined;
  const defender = groundAt(board, from).ring.find((square) => unitAt(board, square, owner));
  return defender === undefined ? undefined : refusal('DEFENDED', 'R8.2', { at: squareName(defender) });
}

function refuseTooWeak(board: Board, from: Square, target: Square, support: readonly Square[]): Refusal | undefined {
  const outlook = siegeOutlook(board, from, target, support);
  if (!outlook || outlook.attack >= outlook.defence) return undefined;
  return refusal('TOO_WEAK', 'R8.4', { attack: outlook.attack, defence: outlook.defence });
}

/** R8.6: without the pyramid for it, if the options forbid razing. */
function refuseWithoutPiece(board: Board, seat: Seat, target: Square): Refusal | undefined {
  if (board.options.captureWithoutPiece === 'raze' || isMetropolis(board, target)) return undefined;
  const kind = capturedAs(board, target);
  return inStock(board, seat, kind) ? undefined : refusal('NO_PIECE', 'R8.6', { piece: kind });
}

/** The fate of a captured village, free village or city (R8.6). */
export function capturedAs(board: Board, target: Square): 'village' | 'city' {
  return settlementAt(board, target)?.kind === 'city' ? 'city' : 'village';
}

/** R8.5–R8.7: the besiegers must roll higher; a settlement that does may cost one of them, if the options say so. */
export function fightSiege(
  { state, random }: MoveContext<State>,
  from: Square,
  target: Square,
  support: Square[],
): void {
  const outlook = siegeOutlook(state, from, target, support) as SiegeOutlook;
  const { attackers, attack, settlement, owner, resistance, risks } = outlook;
  const { owner: seat, kind: unit } = unitAt(state, from) as Unit;
  const [die, otherDie] = [random.die(6), random.die(6)];
  const lead = attack + die - resistance - otherDie;
  markFought(state, attackers);
  const outcome = lead > 0 ? capture(state, seat, target) : 'held';
  record(state, 'siege', {
    seat,
    unit,
    from,
    target,
    settlement,
    owner,
    attackers: { seat, units: attackers, attack, die },
    attack: resistance,
    die: otherDie,
    outcome,
    ...(settlement === 'metropolis' && { controls: metropolisOf(state, seat).length }),
  });
  if (lead < 0) inflict(state, owner, seat, risks);
}

/** R8.6: the settlement changes hands, or falls to ruins. Either is progress (R12.7). */
export function capture(state: State, seat: Seat, target: Square): 'captured' | 'razed' {
  state.round.progress = true;
  if (isMetropolis(state, target)) {
    setController(state, target, seat);
    return 'captured';
  }
  return exchange(state, target, { kind: capturedAs(state, target), owner: seat }) ? 'captured' : 'razed';
}
