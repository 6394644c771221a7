import type { Seat } from '@lantern/protocol/seat';
import type { Board, State } from '../state';
import type { Reason } from '../types';
import { bestOf, rankingOf, scoreOf } from './scoring';
import { livingSeats, metropolisOf } from './squares';
import { playerOf } from './stock';
import { record } from './story';

/** R12.4, after every move and effect: who is out, who is left, and the goal of the scenario. */
export function judge(state: State): void {
  if (state.result) return;
  const owners = ownersOf(state);
  for (const seat of livingSeats(state)) {
    if (!owners.has(seat)) eliminate(state, seat);
  }
  endIfOneIsLeft(state);
  if (!state.result) endAtGoal(state);
}

/** R12.2. */
export function endIfOneIsLeft(state: State): void {
  const [last, ...others] = livingSeats(state);
  if (last === undefined) end(state, 'wipeout', []);
  else if (others.length === 0) end(state, 'lastSurvivor', [last]);
}

/** The match is decided by score among the living (8.2). */
export function endByScore(state: State, reason: Reason): void {
  const seats = livingSeats(state);
  const scores = Object.fromEntries(seats.map((seat) => [seat, scoreOf(state, seat)]));
  end(state, reason, bestOf(state, seats), scores);
}

export function end(state: State, reason: Reason, winners: Seat[], scores?: Record<Seat, number[]>): void {
  record(state, 'ended', { reason, winners, ...(scores && { scores, scenario: state.options.scenario }) });
  state.result = { reason, winners, ranking: rankingOf(state, winners) };
  state.question = null;
}

/** The owner of any unit, village, city or metropolis square. A player with grain only is out (R12.1). */
function ownersOf({ pieces, metropolis }: Board): Set<Seat | null | undefined> {
  return new Set([...pieces.map((piece) => piece?.owner), ...metropolis]);
}

function eliminate(state: State, seat: Seat): void {
  leave(state, seat);
  record(state, 'eliminated', { seat });
}

/** A player is out from now on; nothing of theirs is left on the map. */
export function leave(state: State, seat: Seat): void {
  const player = playerOf(state, seat);
  player.alive = false;
  player.outRound = state.round.number;
  player.grain = 0;
  player.silo = false;
}

/** The Gold Mountain is not won in the middle of a round (R13.6). */
function endAtGoal(state: State): void {
  if (state.options.scenario === 'standard') endByDomination(state);
  if (state.options.scenario === 'metropolis') endByMetropolis(state);
}

/** R12.3: the owner of all villages and cities, if no free village is left. */
export function dominatorOf(board: Board): Seat | undefined {
  const owners = new Set<Seat | null>();
  for (const piece of board.pieces) {
    if (piece?.kind === 'village' || piece?.kind === 'city' || piece?.kind === 'freeVillage') owners.add(piece.owner);
  }
  const [owner, ...others] = owners;
  return others.length === 0 ? (owner ?? undefined) : undefined;
}

function endByDomination(state: State): void {
  const dominator = dominatorOf(state);
  if (dominator !== undefined) end(state, 'domination', [dominator]);
}

/** R14.6: one player controls all nine, or, in the shorter game, the most once none is neutral. */
function endByMetropolis(state: State): void {
  const whole = livingSeats(state).find((seat) => metropolisOf(state, seat).length === state.metropolis.length);
  if (whole !== undefined) {
    end(state, 'metropolis', [whole]);
  } else if (state.options.metropolisGoal === 'most' && !state.metropolis.includes(null)) {
    endByScore(state, 'metropolisMost');
  }
}
