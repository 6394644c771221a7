import { diff } from '@lantern/games/engine/diff';
import { type Piles, TAKE_BACK } from '@lantern/games/engine/serverOnlyMoves';
import { takeBack } from '@lantern/games/engine/takeBack';
import { refusal } from '@lantern/games/kit/move';
import type { AnyModule } from '@lantern/games/module';
import type { Refusal } from '@lantern/protocol/refusal';
import type { Seat } from '@lantern/protocol/seat';
import type { TakeBackRequest } from './api';
import { audienceKey, audiencesOf } from './audience';
import type { KeptEntry } from './boardgameWire';
import { timeAfterTakeBack } from './decisionTime';
import { recorded } from './history';
import { takeableBy } from './takeBackEligibility';
import { type MatchMoment, type MatchState, projectChanges, type Transition, versionsOf } from './transition';

/** The reason why a seat cannot take back that move now; undefined if it can. */
export function checkTakeBack(snapshot: MatchMoment, { seat, seq, agreedOn }: TakeBackRequest): Refusal | undefined {
  const all = snapshot.views[audienceKey(null)];
  if (all?.view.result) return refusal('GAME_OVER');
  if (agreedOn !== undefined && agreedOn !== all?.version) return refusal('STALE_STATE');
  const takeable = takeableBy(snapshot.state.standing, seat);
  if (takeable?.seq !== seq) return refusal('NOTHING_TO_TAKE_BACK');
  return agreedOn !== undefined || takeable.way === 'free' ? undefined : refusal('MUST_ASK');
}

/** Whether piles are shuffled when a seat takes back its last move: yes, if it has seen any of their cards since. */
export function pilesAfter(snapshot: MatchMoment, seat: Seat): Piles {
  return takeableBy(snapshot.state.standing, seat)?.shown.length ? 'shuffled' : 'kept';
}

/**
 * The transition that takes back a move and everything after it. Versions and ids keep increasing, the log keeps the
 * moves, and the decision continues with its remaining time.
 * @param before the whole state before the move that is taken back
 * @param now milliseconds since 1970
 */
export function takeBackTransition(
  module: AnyModule,
  players: number,
  snapshot: MatchMoment,
  { seat, piles, before }: { seat: Seat; piles: Piles; before: MatchState },
  now: number,
): Transition {
  const { time: _time, ...rest } = before;
  const { turn, phase } = before.ctx;
  const payload = { type: TAKE_BACK, args: null, playerID: seat };
  const entry: KeptEntry = { action: { type: 'MAKE_MOVE', payload }, turn, phase, owner: seat };
  const engine = takeBack(module, snapshot.state, before, { seat, piles });
  const { spent = 0, later = [] } = takeableBy(snapshot.state.standing, seat) ?? {};
  const to = { earlier: before, after: engine.G };
  const { decidedAt, time } = timeAfterTakeBack(module, snapshot, to, { seat, spent, later }, now);
  const state: MatchState = {
    ...rest,
    ...engine,
    ...(time && { time }),
    history: recorded(snapshot.state.history, [entry], audiencesOf(players), versionsOf(snapshot)),
  };
  const next = { seq: snapshot.seq + 1, state, decidedAt };
  return { ...projectChanges(module, players, snapshot, next), delta: diff(snapshot.state, state) };
}
