/** @jest-environment ./test/page.ts */
import { type AnyMatch, botPlayer, playMatch, randomPlayer } from '@lantern/games/engine/randomPlay';
import { modules } from '@lantern/games/index';
import { legalMoves } from '@lantern/games/kit/move';
import type { AnyModule } from '@lantern/games/module';
import { samplesOf } from '../../../../../jest.samples';
import { followLanguage } from '../../i18n/strings';
import { meaningOf } from '../../match/command/interpret';
import { commandLines } from '../../match/command/moveWords';
import { changeSettings } from '../../state/settings';
import { loadGame } from '../load';

const NAMES = { '0': 'Ana', '1': 'Ben', '2': 'Cleo', '3': 'Dora', '4': 'Emil' };
/** A match is looked at for so many moves. */
const MOVES = 400;

beforeAll(() => followLanguage());
afterEach(() => changeSettings({ language: 'system' }));

class Enough extends Error {}

/** Plays matches of bots and of random players, and looks at each of their moments. */
function look(module: AnyModule, at: (match: AnyMatch) => void): void {
  const counts = [...new Set([module.players.min, module.players.max])];
  for (let seed = 0; seed < samplesOf('imaginedMatches'); seed++) {
    for (const player of [botPlayer(module), randomPlayer(module)]) {
      for (const players of counts) {
        const watch = (match: AnyMatch, moves: number) => {
          if (moves > MOVES) throw new Enough();
          at(match);
        };
        try {
          playMatch(module, { players, options: {}, seed: `lines ${seed}` }, { player, watch });
        } catch (error) {
          if (!((error as Error).cause instanceof Enough)) throw error;
        }
      }
    }
  }
}

const GAMES = modules.flatMap((module) =>
  (['en', 'de'] as const).map((language) => [module.id, language, module] as const),
);

test.each(GAMES)(
  'each legal move is made by its own line, which makes no other one: %s, %s',
  async (id, language, module) => {
    changeSettings({ language });
    const game = await loadGame(id, language);
    const words = await game?.moveWords?.();
    if (!game || !words) throw new Error(`${id} has no words for its moves`);
    const wrong = new Set<string>();
    const broken = new Set<string>();
    look(module, (match) => {
      for (const seat of match.seats) {
        const view = match.view(seat);
        const legal = legalMoves(module.moves, view, seat);
        const lines = commandLines(legal, { text: game.text, words }, { view, seat, names: NAMES });
        for (const { choice, text } of lines) {
          if (/undefined|NaN|null|\[object|\.\.|: $/.test(text)) broken.add(text);
          const meant = meaningOf(text, { lines, last: null, fillers: new Set() });
          if (meant.kind !== 'move' || meant.choice !== choice) wrong.add(`${text} ${JSON.stringify(choice)}`);
        }
      }
    });
    expect([...wrong].slice(0, 12)).toEqual([]);
    expect([...broken].slice(0, 5)).toEqual([]);
  },
);
