import type { Audience, Seat } from '@lantern/protocol/seat';
import { reveal } from '../kit/secret';
import { storyFor } from '../kit/story';
import type { CommonView } from '../module';
import { CARD_IDS, type CardId } from './data/cards';
import type { Facts } from './facts';
import { presentSeats, topEvent } from './rules/board';
import { possibleAnswerers } from './rules/triggers';
import { seatsOverloaded, stagesOf } from './stages';
import type { Board, Hidden, Player, Response, Result, StandingOrder, State } from './state';

/**
 * The view of one audience. `stages` names the seats that are asked for something; seats that wait are not in it.
 */
export interface View extends CommonView<Facts>, Board {
  decisionId: number;
  result: Result | null;
  drawCount: number;
  handCounts: Record<Seat, number>;
  /** The viewer's own hand; empty for watchers. */
  hand: CardId[];
  /** The viewer's own answer in the open window; `null` = still to answer, or no window. */
  myResponse: Response | null;
  /** `null` for watchers. */
  myStanding: StandingOrder | null;
  /** Whether, by public facts alone, the viewer's seat might have an answer in the open window (R8.4). */
  mayAnswer: boolean;
  /** Whether the viewer is the mover and has asked to answer in the windows of their own move. */
  myHold: boolean;
  /** Seats that have conceded while something was under way; it takes effect at the next settled state (E4). */
  conceding: Seat[];
  /**
   * The remaining hands after the end of a match whose room reveals them, sorted by card: the order of a hand would show
   * which card was drawn last.
   */
  hands: Record<Seat, CardId[]> | null;
}

/** The view of one audience, field by field: a field that is not listed here stays hidden. */
export function view(state: State, audience: Audience): View {
  const hidden = reveal(state.secret);
  const handCounts = countHands(state, hidden);
  return {
    audience,
    ...boardOf(state),
    turnSeat: state.result ? null : state.turn.seat,
    stages: stagesOf(state),
    story: storyFor(state.story, audience),
    drawCount: hidden.draw.length,
    handCounts,
    ...ownPart(state, hidden, handCounts, audience),
    conceding: hidden.conceding,
    hands: state.result ? handsLeft(state, hidden) : null,
  };
}

/** The view of a finished match whose hands are not revealed yet. */
export function withhold(over: View): View {
  return { ...over, hands: null };
}

/** The public part of the view. */
function boardOf(state: State): Board {
  const players: Record<Seat, Player> = {};
  for (const [seat, { room, dead, conceded, inv, deposited }] of Object.entries(state.players)) {
    players[seat] = { room, dead, conceded, inv, deposited };
  }
  return {
    options: state.options,
    seats: state.seats,
    firstSeat: state.firstSeat,
    turnNo: state.turnNo,
    players,
    discard: state.discard,
    turn: state.turn,
    stack: state.stack,
    window: state.window,
    pending: state.pending,
    closing: state.closing,
    decisionId: state.decisionId,
    result: state.result,
  };
}

function countHands(state: State, { hands }: Hidden): Record<Seat, number> {
  const counts: Record<Seat, number> = {};
  for (const seat of state.seats) counts[seat] = hands[seat]?.length ?? 0;
  return counts;
}

function handsLeft({ seats }: State, { hands }: Hidden): Record<Seat, CardId[]> {
  return Object.fromEntries(seats.map((seat) => [seat, CARD_IDS.filter((card) => hands[seat]?.includes(card))]));
}

type OwnPart = Pick<View, 'hand' | 'myResponse' | 'myStanding' | 'mayAnswer' | 'myHold' | 'mustDecide'>;

/** The part that only the viewer's own seat knows. */
function ownPart(state: State, hidden: Hidden, counts: Record<Seat, number>, seat: Audience): OwnPart {
  if (seat === null || !state.players[seat]) {
    return {
      hand: [],
      myResponse: null,
      myStanding: null,
      mayAnswer: false,
      myHold: false,
      mustDecide: false,
    };
  }
  const event = topEvent(state);
  return {
    hand: hidden.hands[seat] ?? [],
    myResponse: hidden.responses?.[seat] ?? null,
    myStanding: hidden.standing[seat] ?? null,
    mayAnswer:
      state.window !== null && event && presentSeats(state).includes(seat) && !hidden.conceding.includes(seat)
        ? possibleAnswerers(state, event, counts)(seat)
        : false,
    myHold: hidden.hold && state.turn.seat === seat,
    mustDecide: owes(state, hidden, seat),
  };
}

/** Whether the seat still owes a decision. */
function owes(state: State, { responses }: Hidden, seat: Seat): boolean {
  if (state.result) return false;
  if (responses) return responses[seat] === null;
  const { pending, turn } = state;
  if (pending?.kind === 'drop') return seatsOverloaded(state, pending.keep).includes(seat);
  return (pending ?? turn).seat === seat;
}
