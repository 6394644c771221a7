import { whatSeatLearned } from '@lantern/games/engine/learned';
import { applyPatch } from '@lantern/games/engine/patch';
import { type EngineState, reduce } from '@lantern/games/engine/reducer';
import type { EngineMove } from '@lantern/games/engine/rules';
import { TIME_OUT } from '@lantern/games/engine/serverOnlyMoves';
import { mayTakeBackFreely } from '@lantern/games/engine/takeback';
import { checkMove, moveNamed, refusal } from '@lantern/games/kit/move';
import { seatsOf } from '@lantern/games/kit/seat';
import type { AnyModule, CommonView } from '@lantern/games/module';
import type { Contributions } from '@lantern/protocol/fairPlay';
import type { Learned } from '@lantern/protocol/learned';
import type { PatchOperation } from '@lantern/protocol/patch';
import type { Refusal } from '@lantern/protocol/refusal';
import type { Audience, Seat } from '@lantern/protocol/seat';
import type { MadeBy, ServerMoves } from '@lantern/protocol/serverMoves';
import type { MatchRecord, Progress, StoredState } from '../store/records';
import type { Change, WireState } from './api';
import { audienceKey, audiencesOf } from './audience';
import { keptEntry, wireState } from './boardgameWire';
import { closedBy, spentOn, type TimeUsed, timeAfterMove } from './decisionTime';
import { createDiffer, type Differ } from './diff';
import { type History, logFor, newHistory, recorded } from './history';
import { serverMovesAfter } from './serverMoves';
import { afterHiddenMove, afterMove, type TakebackEligibility, takeableBy } from './takebackEligibility';

/** The stored state of a match: boardgame.io's, and the log. */
export interface MatchState extends EngineState {
  history: History;
  /** What can be taken back; not there in matches of older versions until their next move. */
  standing?: TakebackEligibility;
  /** Time used for decisions that may come again. */
  time?: TimeUsed;
  /** Which facts of the story tell of moves that the server made; not there while it has made none. */
  serverMoves?: ServerMoves;
  /** The server's commitment to the seed; matches of older versions have none. */
  fair?: FairPlay;
}

/** What the seed of a match was made from. All but the commitment is secret until the end, like the seed. */
export interface FairPlay {
  /** The commitment, public from the start. */
  promise: string;
  salt: string;
  /** What was committed to; in matches without contributions it was the seed itself. */
  secret?: string;
  contributions?: Contributions;
  /** Set where the room decided that none of it is ever revealed. */
  withheld?: true;
}

/** The projection of a match for one audience. */
export interface AudienceView {
  version: number;
  view: CommonView;
  state: WireState;
}

/** A match after one of its moves, with every audience's view of it. Immutable. */
export interface MatchSnapshot {
  seq: number;
  state: MatchState;
  /** When the open decision began, in milliseconds since 1970. */
  decidedAt: number;
  views: Readonly<Record<string, AudienceView>>;
}

/** The transition from one snapshot to the next, not yet committed. */
export interface Transition {
  snapshot: MatchSnapshot;
  changes: { audience: Audience; change: Change }[];
  delta: PatchOperation[];
}

/** The state of a match that has just been dealt. */
export function dealt(state: EngineState, fair: FairPlay): MatchState {
  return { ...state, history: newHistory(), fair };
}

/** The snapshot of a stored match. */
export function snapshotOf(module: AnyModule, record: MatchRecord): MatchSnapshot {
  const state = record.state as unknown as MatchState;
  const views: Record<string, AudienceView> = {};
  for (const audience of audiencesOf(record.players)) {
    const key = audienceKey(audience);
    views[key] = projectFor(module, state, audience, record.versions[key] ?? 0);
  }
  return { seq: record.seq, state, decidedAt: record.decidedAt, views: views };
}

/** The state as the store takes it. */
export function stored(state: MatchState): StoredState {
  return state as unknown as StoredState;
}

/** The version of each audience's view. */
export function versionsOf(snapshot: MatchSnapshot): Record<string, number> {
  return Object.fromEntries(Object.entries(snapshot.views).map(([key, audienceView]) => [key, audienceView.version]));
}

/**
 * Checks a move by what its seat can know itself.
 * @param move its `version` is that of the view it was made on
 * @returns the checked arguments, or the refusal
 */
export function check(
  module: AnyModule,
  snapshot: MatchSnapshot,
  move: { seat: Seat; move: string; args: readonly unknown[]; version?: number },
): { args: readonly unknown[] } | { refusal: Refusal } {
  const audienceView = isSeat(snapshot, move.seat) ? snapshot.views[move.seat] : undefined;
  if (!audienceView) return { refusal: refusal('NO_SUCH_SEAT') };
  if (move.move === TIME_OUT) return { refusal: refusal('SERVER_ONLY') };
  const stale = move.version !== undefined && move.version !== audienceView.version;
  const known = moveNamed(module.moves, move.move);
  if (known && stale && !known.anytime) return { refusal: refusal('STALE_STATE') };
  return checkMove(module.moves, audienceView.view, move.seat, { move: move.move, args: move.args });
}

/** Checks whether the decision the clock ran for is still open. */
export function checkTimeOut(snapshot: MatchSnapshot, decisionId: number): ReturnType<typeof check> {
  const view = snapshot.views[audienceKey(null)]?.view;
  if (view?.result) return { refusal: refusal('GAME_OVER') };
  if (view?.decisionId !== decisionId) return { refusal: refusal('STALE_DECISION') };
  return { args: [decisionId] };
}

/**
 * The transition a move makes: the new state, and for each audience whose view or log changes, what changes in it. Each
 * audience's view is computed once.
 * @param move allowed by `check` or `checkTimeOut` in this snapshot: the rules are not asked again; `by` is set where the
 *   server made it
 * @param now milliseconds since 1970
 * @returns a refusal where the reducer does not take the move; whatever the rules throw is thrown on
 */
export function transitionOf(
  module: AnyModule,
  players: number,
  snapshot: MatchSnapshot,
  { by, ...move }: EngineMove & { by?: MadeBy },
  now: number,
): Transition | Refusal {
  const { history, standing: _standing, time: _time, serverMoves: made, fair, ...before } = snapshot.state;
  const reduction = reduce(module, before, move, { checked: true });
  if ('error' in reduction) return engineRefusal(reduction.error);
  const conceals = moveNamed(module.moves, move.move)?.conceals;
  const entries = reduction.entries.map((entry) => keptEntry(entry, conceals));
  const publicView: CommonView = module.view(reduction.state.G, null);
  const standing = eligibilityAfter(module, snapshot, move, { ...reduction, publicView }, now);
  const { decidedAt, time } = timeAfterMove(module, snapshot, reduction.state.G, now);
  const told = { before: (snapshot.views[audienceKey(null)] as AudienceView).view, after: publicView };
  const serverMoves = by && conceals !== 'move' ? serverMovesAfter(made, told, by) : made;
  const state = {
    ...reduction.state,
    ...(fair && { fair }),
    ...(standing && { standing }),
    ...(time && { time }),
    ...(serverMoves && { serverMoves }),
    history: recorded(history, entries, audiencesOf(players), versionsOf(snapshot)),
  };
  const next = { seq: snapshot.seq + 1, state, decidedAt };
  const differ = createDiffer();
  return {
    ...projectChanges(module, players, snapshot, next, { differ, publicView }),
    delta: differ(snapshot.state, state),
  };
}

/** What can be taken back after a move. */
function eligibilityAfter(
  module: AnyModule,
  snapshot: MatchSnapshot,
  { seat, move }: EngineMove,
  { drew, state: after, publicView }: { drew: boolean; state: EngineState; publicView: CommonView },
  now: number,
): TakebackEligibility | undefined {
  const { seq, state, views } = snapshot;
  const known = moveNamed(module.moves, move);
  const hidden = known?.conceals === 'move';
  // That a hidden move drew chance must not be revealed either.
  const change = { before: state.G, after: after.G, drew: drew && !hidden };
  const showing = (one: Seat): Learned[] => whatSeatLearned(module, one, change);
  const since = { showing, closed: closedBy(module, snapshot, after.G, now) };
  if (hidden) return afterHiddenMove(state.standing, since);
  const [own, all] = [seat === null ? undefined : views[seat], views[audienceKey(null)]];
  if (seat === null || !own || !all) return afterMove(state.standing, seq + 1, since);
  const free = mayTakeBackFreely(module.moves, { seat, move, drew }, all.view, () => publicView);
  const spent = spentOn(module, snapshot, now);
  return afterMove(state.standing, seq + 1, since, { seat, version: own.version + 1, free, spent });
}

/** The transition from a snapshot to what the store holds by now. */
export function catchUp(
  module: AnyModule,
  players: number,
  snapshot: MatchSnapshot,
  progress: Progress,
): Omit<Transition, 'delta'> {
  const { seq, decidedAt, versions, deltas } = progress;
  const state = deltas.reduce((now, delta) => applyPatch(now, delta), snapshot.state);
  return projectChanges(module, players, snapshot, { seq, state, decidedAt }, { versions });
}

interface Known {
  versions: Readonly<Record<string, number>>;
  differ: Differ;
  publicView: CommonView;
}

/**
 * Projects a state for every audience, and diffs each projection with the one before.
 * @param known `versions` of the views afterwards, if the store knows them; a `differ` to share its memo; the `publicView`
 *   afterwards, if it has been computed
 */
export function projectChanges(
  module: AnyModule,
  players: number,
  before: MatchSnapshot,
  after: Omit<MatchSnapshot, 'views'>,
  { versions, differ = createDiffer(), publicView }: Partial<Known> = {},
): Omit<Transition, 'delta'> {
  const views: Record<string, AudienceView> = {};
  const changes: Transition['changes'] = [];
  for (const audience of audiencesOf(players)) {
    const key = audienceKey(audience);
    const old = before.views[key] as AudienceView;
    const shown = audience === null ? publicView : undefined;
    const { view, state } = projectFor(module, after.state, audience, old.version, shown);
    const patch = differ(old.state, state);
    const log = logFor(after.state.history, audience, before.state.history.heard[key]);
    const version = versions?.[key] ?? (patch.length > 0 || log.length > 0 ? old.version + 1 : old.version);
    if (version === old.version) {
      views[key] = old;
      continue;
    }
    views[key] = { version, view, state: { ...state, _stateID: version } };
    patch.push({ op: 'replace', path: '/_stateID', value: version });
    changes.push({ audience, change: { previousVersion: old.version, version, patch, log } });
  }
  return { snapshot: { ...after, views: views }, changes };
}

/** Projects a state for one audience. @param view of that audience, if it has been computed */
export function projectFor(
  module: AnyModule,
  state: MatchState,
  audience: Audience,
  version: number,
  view: CommonView = module.view(state.G, audience),
): AudienceView {
  const takeable = view.result ? undefined : takeableBy(state.standing, audience);
  return { version, view, state: wireState(state, view, version, { takeable, serverMoves: state.serverMoves }) };
}

/** Refusals of the reducer itself. Anything else that it refuses after `refuse` has allowed it is a bug of the module. */
function engineRefusal(error: string): Refusal {
  if (error === 'action/gameover') return refusal('GAME_OVER');
  if (error === 'action/inactive_player') return refusal('NOT_YOUR_DECISION');
  throw new Error(`the reducer refused the move: ${error}`);
}

/** Whether the seat exists in that match. */
function isSeat(snapshot: MatchSnapshot, seat: Seat): boolean {
  return seatsOf(snapshot.state.ctx.numPlayers).includes(seat);
}
