import type { EngineState } from '@lantern/games/engine/reducer';
import type { Concealment } from '@lantern/games/kit/move';
import type { CommonView } from '@lantern/games/module';
import type { Audience } from '@lantern/protocol/seat';
import type { ServerMoves } from '@lantern/protocol/serverMoves';
import type { LogEntry } from 'boardgame.io';
import type { WireLogEntry, WireState } from './api';
import type { Takeable } from './takeBackEligibility';

/** The public parts of boardgame.io's ctx. Everything else stays on the server. */
const PUBLIC_CTX = [
  'numPlayers',
  'turn',
  'currentPlayer',
  'playOrder',
  'playOrderPos',
  'phase',
  'activePlayers',
  'gameover',
] as const;

/** A stored entry of boardgame.io's log. */
export interface KeptEntry {
  action: { type: string; payload: { type: string; args: unknown; playerID: string | null } };
  turn: number;
  phase: string | null;
  automatic?: true;
  /** The seat that made the move; `null` for the clock and for automatic events. */
  owner: string | null;
  conceals?: Exclude<Concealment, 'nothing'>;
}

/**
 * boardgame.io's state, projected for one audience.
 * @param view the audience's view, plain JSON
 * @param version of the audience's view; sent as `_stateID`
 * @param more `takeable`: how the audience can take back its last move; `serverMoves`: moves the server made for seats.
 * Both are optional
 */
export function wireState(
  state: EngineState,
  view: CommonView,
  version: number,
  { takeable, serverMoves }: { takeable?: Takeable | undefined; serverMoves?: ServerMoves | undefined } = {},
): WireState {
  const ctx: Record<string, unknown> = {};
  for (const key of PUBLIC_CTX) {
    if (state.ctx[key] !== undefined) ctx[key] = state.ctx[key];
  }
  return {
    G: view,
    ctx,
    plugins: {
      ...(takeable && { takeBack: { data: takeableData(takeable) } }),
      ...(serverMoves && { serverMoves: { data: serverMoves } }),
    },
    _undo: [],
    _redo: [],
    _stateID: version,
  };
}

function takeableData({ way, version, shown }: Takeable): Takeable {
  return { way, version, shown };
}

/** Converts a log entry for the store: without state ids, plugin data and anything else boardgame.io adds. */
export function keptEntry(entry: LogEntry, conceals: Concealment): KeptEntry {
  const { type, args, playerID } = entry.action.payload as { type: string; args: unknown; playerID?: string };
  const isMove = entry.action.type === 'MAKE_MOVE';
  return {
    action: { type: entry.action.type, payload: { type, args: args ?? null, playerID: playerID ?? null } },
    turn: entry.turn,
    phase: entry.phase,
    ...(entry.automatic && { automatic: true }),
    owner: isMove ? (playerID ?? null) : null,
    ...(isMove && conceals !== 'nothing' && { conceals }),
  };
}

export function mayHear(entry: KeptEntry, audience: Audience): boolean {
  return entry.conceals !== 'move' || (audience !== null && entry.owner === audience);
}

/**
 * A log entry, projected for an audience that may see it.
 * @param stateID the version of the audience's view before the change
 */
export function wireEntry(entry: KeptEntry, audience: Audience, stateID: number): WireLogEntry {
  const own = audience !== null && entry.owner === audience;
  const { payload } = entry.action;
  return {
    action: { type: entry.action.type, payload: entry.conceals && !own ? { ...payload, args: null } : payload },
    _stateID: stateID,
    turn: entry.turn,
    phase: entry.phase,
    ...(entry.automatic && { automatic: true }),
  };
}
