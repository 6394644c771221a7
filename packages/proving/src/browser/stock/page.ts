/**
 * A page written with boardgame.io alone: its lobby, its React client and its debug panel. The game's moves are
 * ordinary ones that the client applies optimistically, with wrong guesses. Bundled by `author.ts`.
 */
import { moduleById } from '@lantern/games';
import { type Choice, legalMoves } from '@lantern/games/kit/move';
import type { CommonView } from '@lantern/games/module';
import type { Game } from 'boardgame.io';
import { type BoardProps, Lobby } from 'boardgame.io/react';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

/** The state of the page, for the proof to read and compare. */
export interface Shown {
  matchID: string;
  seat: string | null;
  credentials: string | undefined;
  G: CommonView;
  stateID: number;
  log: { action: { type: string } }[];
  legal: Choice[];
}

declare global {
  interface Window {
    shown?: Shown;
    /** Makes a move as a board does. */
    make?(choice: Choice): void;
  }
}

const [lobbyServer = '', id = ''] = decodeURIComponent(location.hash.slice(1)).split(' ');
const rules = moduleById(id);
if (!rules) throw new Error(`no such game: ${id}`);

const game: Game = {
  name: id,
  minPlayers: 2,
  maxPlayers: 2,
  moves: Object.fromEntries(Object.keys(rules.moves).map((name) => [name, ({ G }) => ({ ...G, guessed: name })])),
  turn: { activePlayers: { all: 'any' } },
};

function Board(props: BoardProps<CommonView>) {
  const { G, _stateID, playerID = null, matchID, credentials, log, moves } = props;
  window.shown = {
    matchID,
    seat: playerID,
    credentials,
    G,
    stateID: _stateID,
    log,
    legal: playerID === null || !rules ? [] : legalMoves(rules.moves, G, playerID),
  };
  window.make = ({ move, args }) => moves[move]?.(...args);
  return createElement('p', {}, `Version ${_stateID}`);
}

createRoot(document.body.appendChild(document.createElement('main'))).render(
  createElement(Lobby, {
    lobbyServer,
    gameServer: lobbyServer,
    debug: true,
    gameComponents: [{ game, board: Board }],
  }),
);
