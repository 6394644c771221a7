import type { Audience } from '@lantern/protocol/seat';
import type { Ctx, Game, Plugin } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/core';
import { concealmentOf, moveNamed } from '../kit/move';
import { checkOptions, checkPlayers } from '../kit/options';
import type { FactKinds } from '../kit/story';
import type { CommonView, GameModule } from '../module';
import { type BoardgameRandom, boardgameRandom } from './boardgameRandom';
import { dealtState, isFinished, sameStages, stateAfter } from './rules';
import { TAKE_BACK, TIME_OUT } from './serverOnlyMoves';

/** A module as its game writes it down: everything but what follows from it. */
export type ModuleParts<State, View extends CommonView<Kinds>, Options, Kinds extends FactKinds> = Omit<
  GameModule<State, View, Options, Kinds>,
  'game'
>;

/** A module with its boardgame.io game. */
export function moduleOf<State, View extends CommonView<Kinds>, Options, Kinds extends FactKinds>(
  parts: ModuleParts<State, View, Options, Kinds>,
): GameModule<State, View, Options, Kinds> {
  const whole = { ...parts, view: oncePerState(parts.view) };
  return { ...whole, game: boardgameOf(whole) };
}

/** A view is asked for several times in the course of a move. A finished state never changes, so one answer holds. */
function oncePerState<State, View>(
  view: (state: State, audience: Audience) => View,
): (state: State, audience: Audience) => View {
  const known = new WeakMap<object, Map<Audience, View>>();
  return (state, audience) => {
    if (!isFinished(state)) return view(state, audience);
    const views = known.get(state as object) ?? new Map<Audience, View>();
    known.set(state as object, views);
    const answer = views.get(audience) ?? view(state, audience);
    views.set(audience, answer);
    return answer;
  };
}

/**
 * The boardgame.io game of a module. Rules change the state; this makes boardgame.io's turn, stages and end follow it.
 *
 * Every move runs on the server only and cannot be undone; players have no framework events. Which seat may do what is
 * decided by `refuse` alone, so every stage offers every move.
 */
function boardgameOf<State, View extends CommonView<Kinds>, Options, Kinds extends FactKinds>(
  parts: ModuleParts<State, View, Options, Kinds>,
): Game<State> {
  return {
    name: parts.id,
    minPlayers: parts.players.min,
    maxPlayers: parts.players.max,
    disableUndo: true,
    plugins: [before],
    validateSetupData: (setupData, numPlayers) => setupProblem(parts, setupData, numPlayers),
    setup: ({ ctx, random }, setupData) =>
      dealtState(parts, ctx.numPlayers, setupData, boardgameRandom(random as BoardgameRandom)) as State,
    playerView: ({ G, playerID }) => parts.view(G as State, playerID ?? null),
    moves: Object.fromEntries(
      [TIME_OUT, TAKE_BACK, ...Object.keys(parts.moves)].map((name) => [name, moveOf(parts, name)]),
    ),
    turn: {
      order: {
        first: ({ G }) => Number(parts.course(G as State).seat),
        next: ({ G }) => Number(parts.course(G as State).seat),
      },
      onBegin: ({ G, events }) => {
        events.setActivePlayers({ value: parts.course(G as State).stages });
      },
    },
    endIf: ({ G }) => parts.course(G as State).result ?? undefined,
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

// biome-ignore lint/suspicious/noExplicitAny: the parts of any game
type AnyParts = ModuleParts<any, any, any, any>;

/** A move of the game or of the server. It runs on the server only and cannot be undone. */
function moveOf(parts: AnyParts, name: string): NonNullable<Game['moves']>[string] {
  const known = moveNamed(parts.moves, name);
  return {
    client: false,
    undoable: false,
    redact: concealmentOf(parts.moves, name) !== 'nothing',
    ignoreStaleStateID: known === undefined || known.anytime === true,
    move: ({ before, ctx, playerID, events, random }: BoardgameContext, ...args: unknown[]) => {
      const move = { seat: playerID ?? null, move: name, args };
      const state = stateAfter(parts, before, move, boardgameRandom(random));
      if (state === undefined) return INVALID_MOVE;
      follow(parts.course(state), ctx, events);
      return state;
    },
  };
}

/**
 * Returns the fault in a number of players or in options, in the words for boardgame.io's lobby; `undefined` if a match
 * can be dealt.
 */
function setupProblem(parts: AnyParts, setupData: unknown, players: number): string | undefined {
  const wrongCount = checkPlayers(parts.players, players);
  if (wrongCount) return wrongCount.code;
  const checked = checkOptions(parts.options, players, setupData);
  if (!('refusal' in checked)) return undefined;
  const { code, params } = checked.refusal;
  return params?.key === undefined ? code : `${code}:${params.key}`;
}

/**
 * Hands moves the state they start from as `before`. Their `G` is a draft of the immer that boardgame.io brings along, in
 * which every look at a part makes a draft of that part too. Reading needs none, and a newer immer writes in a third of
 * the time.
 */
const before: Plugin = { name: 'before', api: ({ G }) => G };

/** The part of boardgame.io's move context that is used here. */
interface BoardgameContext {
  /** The state before the move, of plugin `before`. */
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

/** boardgame.io counts its own turns; the first of a match is 1, as a course's. */
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
