import type { Game, Plugin } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/core';
import type { CommonView, GameModule } from '../module';
import { checkMove } from './move';
import { checkOptions, checkPlayers } from './options';
import { boardgameRandom } from './random';
import type { FactKinds } from './story';

/** The server's own move: the clock of the open decision has run out. Its one argument is the `decisionId` it ran for. */
export const TIME_OUT = 'timeOut';

/** A module as its game writes it down: everything but what follows from it. */
export type ModuleParts<State, View extends CommonView<Kinds>, Options, Kinds extends FactKinds> = Omit<
  GameModule<State, View, Options, Kinds>,
  'game'
>;

/** A module with its boardgame.io game. */
export function moduleOf<State, View extends CommonView<Kinds>, Options, Kinds extends FactKinds>(
  parts: ModuleParts<State, View, Options, Kinds>,
): GameModule<State, View, Options, Kinds> {
  return { ...parts, game: boardgameOf(parts) };
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
  const moves: Game<State>['moves'] = {
    [TIME_OUT]: {
      client: false,
      undoable: false,
      ignoreStaleStateID: true,
      move: ({ G, before, random, events, ctx }, decisionId: unknown) => {
        if (decisionId !== parts.view(before as State, null).decisionId) return INVALID_MOVE;
        parts.timeOut({ state: G as State, random: boardgameRandom(random) });
        follow(parts.course(G as State), ctx.turn, events);
      },
    },
  };
  for (const [name, move] of Object.entries(parts.moves)) {
    moves[name] = {
      client: false,
      undoable: false,
      redact: move.conceals !== undefined,
      ignoreStaleStateID: move.anytime === true,
      move: ({ G, before, random, events, ctx, playerID }, ...args: unknown[]) => {
        const checked = checkMove(parts.moves, parts.view(before as State, playerID), playerID, { move: name, args });
        if ('refusal' in checked) return INVALID_MOVE;
        move.apply({ state: G as State, random: boardgameRandom(random) }, playerID, checked.args);
        follow(parts.course(G as State), ctx.turn, events);
      },
    };
  }
  return {
    name: parts.id,
    minPlayers: parts.players.min,
    maxPlayers: parts.players.max,
    disableUndo: true,
    plugins: [before],
    validateSetupData: (setupData, numPlayers) => {
      const wrongCount = checkPlayers(parts.players, numPlayers);
      if (wrongCount) return wrongCount.code;
      const checked = checkOptions(parts.options, numPlayers, setupData);
      if (!('refusal' in checked)) return undefined;
      const { code, params } = checked.refusal;
      return params?.key === undefined ? code : `${code}:${params.key}`;
    },
    setup: ({ ctx, random }, setupData) => {
      const wrongCount = checkPlayers(parts.players, ctx.numPlayers);
      if (wrongCount) throw new Error(`${parts.id}: ${wrongCount.code}`);
      const checked = checkOptions(parts.options, ctx.numPlayers, setupData);
      if ('refusal' in checked) throw new Error(`${parts.id}: ${checked.refusal.code}`);
      return parts.setup(checked.options, ctx.numPlayers, boardgameRandom(random));
    },
    playerView: ({ G, playerID }) => parts.view(G as State, playerID ?? null),
    moves,
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

/**
 * Hands moves the state they start from as `before`. Their `G` is a draft in which every look at a part makes a draft of
 * that part too: what is only read is read from here.
 */
const before: Plugin = { name: 'before', api: ({ G }) => G };

interface Events {
  endTurn(): void;
  setActivePlayers(arg: { value: Record<string, string> }): void;
}

/** boardgame.io counts its own turns; the first of a match is 1, as a course's. */
function follow(course: ReturnType<GameModule<never, never, never>['course']>, turn: number, events: unknown): void {
  const { endTurn, setActivePlayers } = events as Events;
  if (course.result) return;
  if (course.turn !== turn) endTurn();
  else setActivePlayers({ value: course.stages });
}
