import type { Ctx, Game, Plugin } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/core';
import { concealmentOf, moveNamed } from '../kit/move';
import { checkOptions, checkPlayers } from '../kit/options';
import type { FactKinds } from '../kit/story';
import type { AnyModule, CommonView, GameModule } from '../module';
import { type BoardgameRandom, boardgameRandom } from './boardgameRandom';
import { dealtState, sameStages, stateAfter } from './rules';
import { TAKE_BACK, TIME_OUT } from './serverOnlyMoves';

/**
 * The boardgame.io game of a module. Rules change the state; this code makes boardgame.io's turn, stages and end follow
 * it.
 *
 * Every move runs on the server only and cannot be undone; players cannot send framework events. `refuse` alone decides
 * which seat may do what, so every stage offers every move.
 */
export function boardgameOf<State, View extends CommonView<Kinds>, Options, Kinds extends FactKinds>(
  module: GameModule<State, View, Options, Kinds>,
): Game<State> {
  return {
    name: module.id,
    minPlayers: module.players.min,
    maxPlayers: module.players.max,
    disableUndo: true,
    plugins: [before],
    validateSetupData: (setupData, numPlayers) => setupProblem(module, setupData, numPlayers),
    setup: ({ ctx, random }, setupData) =>
      dealtState(module, ctx.numPlayers, setupData, boardgameRandom(random as BoardgameRandom)) as State,
    playerView: ({ G, playerID }) => module.view(G as State, playerID ?? null),
    moves: Object.fromEntries(
      [TIME_OUT, TAKE_BACK, ...Object.keys(module.moves)].map((name) => [name, moveOf(module, name)]),
    ),
    turn: {
      order: {
        first: ({ G }) => Number(module.course(G as State).seat),
        next: ({ G }) => Number(module.course(G as State).seat),
      },
      onBegin: ({ G, events }) => {
        events.setActivePlayers({ value: module.course(G as State).stages });
      },
    },
    endIf: ({ G }) => module.course(G as State).result ?? undefined,
    events: {
      endTurn: false,
      endPhase: false,
      setPhase: false,
      endStage: false,
      setStage: false,
      setActivePlayers: false,
      endGame: false,
      pass: false,
    },
  };
}

/** A move of the game or of the server. It runs on the server only and cannot be undone. */
function moveOf(module: AnyModule, name: string): NonNullable<Game['moves']>[string] {
  const known = moveNamed(module.moves, name);
  return {
    client: false,
    undoable: false,
    redact: concealmentOf(module.moves, name) !== 'nothing',
    ignoreStaleStateID: known === undefined || known.anytime === true,
    move: ({ before, ctx, playerID, events, random }: BoardgameContext, ...args: unknown[]) => {
      const move = { seat: playerID ?? null, move: name, args };
      const state = stateAfter(module, before, move, boardgameRandom(random));
      if (state === undefined) return INVALID_MOVE;
      follow(module.course(state), ctx, events);
      return state;
    },
  };
}

/**
 * Returns the fault in a number of players or in options, in the words for boardgame.io's lobby; `undefined` if a match
 * can be dealt.
 */
function setupProblem(module: AnyModule, setupData: unknown, players: number): string | undefined {
  const wrongCount = checkPlayers(module.players, players);
  if (wrongCount) return wrongCount.code;
  const checked = checkOptions(module.options, players, setupData);
  if (!('refusal' in checked)) return undefined;
  const { code, params } = checked.refusal;
  return params?.key === undefined ? code : `${code}:${params.key}`;
}

/**
 * Passes the state before the move to it as `before`. `G` is a draft of boardgame.io's own version of immer, in which
 * reading a part creates a draft of it. Reading `before` creates none, and a newer immer writes in a third of the time.
 */
const before: Plugin = { name: 'before', api: ({ G }) => G };

/** The part of boardgame.io's move context that is used here. */
interface BoardgameContext {
  /** The state before the move, set by the plugin `before`. */
  before?: unknown;
  ctx: Ctx;
  playerID?: string;
  events: unknown;
  random: BoardgameRandom;
}

interface Events {
  endTurn(): void;
  setActivePlayers(arg: { value: Record<string, string> }): void;
}

/** boardgame.io counts its own turns; the first turn of a match is 1, as in a course. */
function follow(
  course: ReturnType<GameModule<never, never, never>['course']>,
  { turn, activePlayers }: Ctx,
  events: unknown,
): void {
  const { endTurn, setActivePlayers } = events as Events;
  if (course.result) return;
  if (course.turn !== turn) endTurn();
  else if (!sameStages(course.stages, activePlayers ?? {})) setActivePlayers({ value: course.stages });
}
