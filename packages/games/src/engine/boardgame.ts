import type { Audience } from '@lantern/protocol/seat';
import type { Ctx, Game, Plugin } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/core';
import { produce } from 'immer';
import { checkMove } from '../kit/move';
import { checkOptions, checkPlayers } from '../kit/options';
import type { Random } from '../kit/random';
import type { FactKinds } from '../kit/story';
import type { CommonView, GameModule } from '../module';
import { type BoardgameRandom, boardgameRandom } from './boardgameRandom';
import { type DrawnRandom, hmacRandom } from './hmacRandom';

/** The server's own move: the clock of the open decision has run out. Its one argument is the `decisionId` it ran for. */
export const TIME_OUT = 'timeOut';

/**
 * Taking a move back is a further move of the seat: `[number of the move taken back, from 1, what became of the piles]`,
 * see `takenBack`. Players ask the server for it; as a move of theirs it does not exist.
 */
export const TAKE_BACK = 'takeBack';

/** What becomes of what lies face down at a take-back: it stays as it was, or lies in another random order. */
export type Piles = 'kept' | 'shuffled';

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

/** A view is asked for several times in the course of a move. A frozen state never changes, so one answer holds. */
function oncePerState<State, View>(
  view: (state: State, audience: Audience) => View,
): (state: State, audience: Audience) => View {
  const known = new WeakMap<object, Map<Audience, View>>();
  return (state, audience) => {
    if (!Object.isFrozen(state)) return view(state, audience);
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
    plugins: [before, checked, chance],
    validateSetupData: (setupData, numPlayers) => setupProblem(parts, setupData, numPlayers),
    setup: (context, setupData) => {
      const players = context.ctx.numPlayers;
      const options = checkedOptions(parts, setupData, players);
      return parts.setup(options, players, randomOf(context));
    },
    playerView: ({ G, playerID }) => parts.view(G as State, playerID ?? null),
    moves: { ...serverMoves(parts), ...playerMoves(parts) },
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

type BoardgameMoves = NonNullable<Game['moves']>;

/** What a move of any kind has: it runs on the server only and cannot be undone. */
const ON_SERVER = { client: false, undoable: false } as const;

/** The moves that the server makes itself: the clock runs out, a seat takes a move back. */
function serverMoves(parts: AnyParts): BoardgameMoves {
  return {
    [TIME_OUT]: {
      ...ON_SERVER,
      ignoreStaleStateID: true,
      move: (context: BoardgameContext, decisionId: unknown) => {
        if (decisionId !== parts.view(context.before, null).decisionId) return INVALID_MOVE;
        return changed(parts, context, (state) => parts.timeOut({ state, random: randomOf(context) }));
      },
    },
    [TAKE_BACK]: {
      ...ON_SERVER,
      ignoreStaleStateID: true,
      move: (context: BoardgameContext, piles: unknown) =>
        changed(parts, context, (state) => {
          parts.renumber?.(state);
          if (piles === 'shuffled') parts.reshuffle?.({ state, random: randomOf(context) });
        }),
    },
  };
}

/** The moves of the game, each checked against the view of its seat. */
function playerMoves(parts: AnyParts): BoardgameMoves {
  const moves = Object.entries(parts.moves).map(([name, move]): [string, BoardgameMoves[string]] => [
    name,
    {
      ...ON_SERVER,
      redact: move.conceals !== undefined,
      ignoreStaleStateID: move.anytime === true,
      move: (context: BoardgameContext, ...args: unknown[]) => {
        const { before, playerID } = context;
        const checked = context.checked
          ? { args }
          : checkMove(parts.moves, parts.view(before, playerID), playerID, { move: name, args });
        if ('refusal' in checked) return INVALID_MOVE;
        return changed(parts, context, (state) =>
          move.apply({ state, random: randomOf(context) }, playerID, checked.args),
        );
      },
    },
  ]);
  return Object.fromEntries(moves);
}

/** The state after a change, which boardgame.io's turn and stages follow. */
function changed(
  parts: AnyParts,
  { before, ctx, events }: BoardgameContext,
  change: (state: unknown) => void,
): unknown {
  const state = produce(before, change);
  follow(parts.course(state), ctx, events);
  return state;
}

/** What is wrong with a number of players or options, as boardgame.io's lobby is told; nothing if a match can be dealt. */
function setupProblem(parts: AnyParts, setupData: unknown, players: number): string | undefined {
  const wrongCount = checkPlayers(parts.players, players);
  if (wrongCount) return wrongCount.code;
  const checked = checkOptions(parts.options, players, setupData);
  if (!('refusal' in checked)) return undefined;
  const { code, params } = checked.refusal;
  return params?.key === undefined ? code : `${code}:${params.key}`;
}

/** The complete options of a match. @throws on a number of players or options that the game does not have */
function checkedOptions<Options>(
  parts: Pick<GameModule<never, never, Options>, 'id' | 'players' | 'options'>,
  setupData: unknown,
  players: number,
): Options {
  const wrongCount = checkPlayers(parts.players, players);
  if (wrongCount) throw new Error(`${parts.id}: ${wrongCount.code}`);
  const checked = checkOptions(parts.options, players, setupData);
  if ('refusal' in checked) throw new Error(`${parts.id}: ${checked.refusal.code}`);
  return checked.options;
}

/**
 * Hands moves the state they start from as `before`. Their `G` is a draft of the immer that boardgame.io brings along, in
 * which every look at a part makes a draft of that part too. Reading needs none, and a newer immer writes in a third of
 * the time.
 */
const before: Plugin = { name: 'before', api: ({ G }) => G };

/**
 * Tells a move whether `refuse` has already allowed it, so that it is asked once. Only `reduce` can say so, for one move: a
 * state at rest, such as the stock boardgame.io server has, never does, and there the move asks itself.
 */
const checked: Plugin<boolean, { allowed?: true }> = {
  name: 'checked',
  setup: () => ({}),
  api: ({ data }) => data?.allowed === true,
  flush: () => ({}),
  playerView: () => undefined,
};

/**
 * Hands moves and the deal their chance as `chance`: `hmacRandom` of the seed and the move's number that the plugin's data
 * name, or that `game.chance` names for the deal. Without them the game draws from boardgame.io's own generator.
 */
const chance: Plugin<DrawnRandom | undefined, ChanceData> = {
  name: 'chance',
  setup: ({ game }) => (game as { chance?: ChanceData }).chance ?? {},
  api: ({ data }) => (data?.seed === undefined ? undefined : hmacRandom(data.seed, data.move ?? 0)),
  flush: ({ api }) => (api?.drew ? { drew: true } : {}),
  playerView: () => undefined,
};

interface ChanceData {
  seed?: string;
  move?: number;
  /** After the move: whether it has drawn. */
  drew?: true;
}

function randomOf({ chance, random }: { chance?: unknown; random: BoardgameRandom }): Random {
  return (chance as Random | undefined) ?? boardgameRandom(random);
}

/** What boardgame.io hands a move, as far as it is used here. */
interface BoardgameContext {
  /** The state before the move, of plugin `before`. */
  before?: unknown;
  /** `refuse` has allowed the move already, of plugin `checked`. */
  checked?: boolean;
  ctx: Ctx;
  playerID: string;
  events: unknown;
  random: BoardgameRandom;
  chance?: unknown;
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

function sameStages(one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>): boolean {
  const seats = Object.keys(one);
  return seats.length === Object.keys(other).length && seats.every((seat) => one[seat] === other[seat]);
}
