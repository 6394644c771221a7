import { createDiffer, type Differ } from '@lantern/games/engine/diff';
import { whatSeatLearned } from '@lantern/games/engine/learned';
import { applyPatch } from '@lantern/games/engine/patch';
import { type EngineState, reduce } from '@lantern/games/engine/reducer';
import type { EngineMove } from '@lantern/games/engine/rules';
import { TIME_OUT } from '@lantern/games/engine/serverOnlyMoves';
import { shownView } from '@lantern/games/engine/shownView';
import { mayTakeBackFreely } from '@lantern/games/engine/takeBack';
import { checkMove, concealmentOf, moveNamed, refusal } from '@lantern/games/kit/move';
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
import { type History, logFor, newHistory, recorded } from './history';
import { serverMovesAfter } from './serverMoves';
import { afterHiddenMove, afterMove, type TakeBackEligibility, takeableBy } from './takeBackEligibility';

/** The stored state of a match: boardgame.io's state and the log. */
export interface MatchState extends EngineState {
  history: History;
  /** The moves that can be taken back; absent in matches of older versions until their next move. */
  standing?: TakeBackEligibility;
  /** Time used for decisions that may come again. */
  time?: TimeUsed;
  /** The facts of the story that come from moves of the server; absent if there are none. */
  serverMoves?: ServerMoves;
  /** The server's commitment to the seed; absent in matches of older versions. */
  fair?: FairPlay;
}

/** The material of the seed of a match. Like the seed, all but the commitment is secret until the end. */
export interface FairPlay {
  /** The commitment, public from the start. */
  promise: string;
  salt: string;
  /** The secret of the commitment; in matches without contributions it was the seed itself. */
  secret?: string;
  contributions?: Contributions;
  /** How often the draw was repeated, and whose numbers were missing; public; absent if it never was. */
  redraws?: number;
  silent?: readonly Seat[];
  /** Set if the room decided never to reveal any of it. */
  withheld?: true;
}

/** The projection of a match for one audience. */
export interface AudienceView {
  version: number;
  view: CommonView;
  state: WireState;
}

/** A match after one of its moves, with every audience's view of it. Immutable. */
export interface MatchMoment {
  seq: number;
  state: MatchState;
  /** When the open decision began, in milliseconds since 1970. */
  decidedAt: number;
  views: Readonly<Record<string, AudienceView>>;
}

/** A transition from one snapshot to the next, not yet committed. */
export interface Transition {
  snapshot: MatchMoment;
  changes: { audience: Audience; change: Change }[];
  delta: PatchOperation[];
}

export function dealt(state: EngineState, fair: FairPlay): MatchState {
  return { ...state, history: newHistory(), fair };
}

export function snapshotOf(module: AnyModule, record: MatchRecord): MatchMoment {
  const state = record.state as unknown as MatchState;
  const views: Record<string, AudienceView> = {};
  for (const audience of audiencesOf(record.players)) {
    const key = audienceKey(audience);
    views[key] = projectFor(module, state, audience, record.versions[key] ?? 0);
  }
  return { seq: record.seq, state, decidedAt: record.decidedAt, views: views };
}

/** Converts a state for the store. */
export function stored(state: MatchState): StoredState {
  return state as unknown as StoredState;
}

export function versionsOf(snapshot: MatchMoment): Record<string, number> {
  return Object.fromEntries(Object.entries(snapshot.views).map(([key, audienceView]) => [key, audienceView.version]));
}

/**
 * Checks a move using only what its seat can know.
 * @param move its `version` is that of the view it was made on
 * @returns the checked arguments, or the refusal
 */
export function check(
  module: AnyModule,
  snapshot: MatchMoment,
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

/** Checks that the decision whose time is up is still open. */
export function checkTimeOut(snapshot: MatchMoment, decisionId: number): ReturnType<typeof check> {
  const view = snapshot.views[audienceKey(null)]?.view;
  if (view?.result) return { refusal: refusal('GAME_OVER') };
  if (view?.decisionId !== decisionId) return { refusal: refusal('STALE_DECISION') };
  return { args: [decisionId] };
}

/**
 * The transition of a move: the new state, and the changes for each audience whose view or log changes. Computes the
 * view of each audience once.
 * @param move was allowed by `check` or `checkTimeOut` in this snapshot, so the rules are not asked again; `by` is set
 * if the server made it
 * @param now milliseconds since 1970
 * @returns a refusal if the reducer does not accept the move
 * @throws whatever the rules throw
 */
export function transitionOf(
  module: AnyModule,
  players: number,
  snapshot: MatchMoment,
  { by, ...move }: EngineMove & { by?: MadeBy },
  now: number,
): Transition | Refusal {
  const { history, standing: _standing, time: _time, serverMoves: made, fair, ...before } = snapshot.state;
  const reduction = reduce(module, before, move, { checked: true });
  if ('error' in reduction) return engineRefusal(reduction.error);
  const conceals = concealmentOf(module.moves, move.move);
  const entries = reduction.entries.map((entry) => keptEntry(entry, conceals));
  const publicView = shownTo(module, { G: reduction.state.G, fair }, null);
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

/** The moves that can be taken back after this one. */
function eligibilityAfter(
  module: AnyModule,
  snapshot: MatchMoment,
  { seat, move }: EngineMove,
  { drew, state: after, publicView }: { drew: boolean; state: EngineState; publicView: CommonView },
  now: number,
): TakeBackEligibility | undefined {
  const { seq, state, views } = snapshot;
  const hidden = concealmentOf(module.moves, move) === 'move';
  // Whether a hidden move drew randomness must stay hidden too.
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

/** The transition from a snapshot to the newest state in the store. */
export function catchUp(
  module: AnyModule,
  players: number,
  snapshot: MatchMoment,
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
 * Projects a state for every audience and compares each projection with the previous one.
 * @param known `versions` of the views afterwards, if the store knows them; a `differ` to share its memo; the
 * `publicView` afterwards, if already computed
 */
export function projectChanges(
  module: AnyModule,
  players: number,
  before: MatchMoment,
  after: Omit<MatchMoment, 'views'>,
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

/**
 * Projects a state for one audience.
 * @param view of that audience, if already computed
 */
export function projectFor(
  module: AnyModule,
  state: MatchState,
  audience: Audience,
  version: number,
  view: CommonView = shownTo(module, state, audience),
): AudienceView {
  const takeable = view.result ? undefined : takeableBy(state.standing, audience);
  return { version, view, state: wireState(state, view, version, { takeable, serverMoves: state.serverMoves }) };
}

function shownTo(module: AnyModule, { G, fair }: Pick<MatchState, 'G' | 'fair'>, audience: Audience): CommonView {
  return shownView(module, G, audience, fair?.withheld === true);
}

/**
 * Refusals of the reducer itself. Any other refusal after `refuse` has allowed the move is a bug of the game module.
 */
function engineRefusal(error: string): Refusal {
  if (error === 'action/gameover') return refusal('GAME_OVER');
  if (error === 'action/inactive_player') return refusal('NOT_YOUR_DECISION');
  throw new Error(`the reducer refused the move: ${error}`);
}

function isSeat(snapshot: MatchMoment, seat: Seat): boolean {
  return seatsOf(snapshot.state.ctx.numPlayers).includes(seat);
}
