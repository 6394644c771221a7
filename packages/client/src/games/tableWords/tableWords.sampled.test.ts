/** @jest-environment ./test/page.ts */
import { type AnyMatch, botPlayer, playMatch, randomPlayer } from '@lantern/games/engine/randomPlay';
import { modules } from '@lantern/games/index';
import type { AnyModule } from '@lantern/games/module';
import { samplesOf } from '../../../../../jest.samples';
import { followLanguage } from '../../i18n/strings';
import { changeSettings } from '../../state/settings';
import { loadGame } from '../load';
import { KNOWN, missingWords } from './drawnTable';

const NAMES = { '0': 'Ana', '1': 'Ben', '2': 'Cleo', '3': 'Dora' };
/** Number of moves of a match, and of those that are checked. */
const MOVES = 240;
const EVERY = 4;

beforeAll(() => followLanguage());
afterEach(() => changeSettings({ language: 'system' }));

class Enough extends Error {}

/** Plays matches of bots and of random players, and looks at some of their moments. */
function look(module: AnyModule, at: (match: AnyMatch) => void): void {
  for (let seed = 0; seed < samplesOf('imaginedMatches'); seed++) {
    for (const player of [botPlayer(module), randomPlayer(module)]) {
      const watch = (match: AnyMatch, moves: number) => {
        if (moves > MOVES) throw new Enough();
        if (moves % EVERY === 0) at(match);
      };
      const deal = { players: module.players.max, options: {}, seed: `words ${seed}` };
      try {
        playMatch(module, deal, { player, watch });
      } catch (error) {
        if (!((error as Error).cause instanceof Enough)) throw error;
      }
    }
  }
}

const GAMES = modules
  .filter(({ id }) => KNOWN.includes(id))
  .flatMap((module) => (['en', 'de'] as const).map((language) => [module.id, language, module] as const));

test.each(GAMES)(
  'each public number and place on the board is in its description: %s, %s',
  async (id, language, module) => {
    changeSettings({ language });
    const game = await loadGame(id, language);
    const wordsOf = await game?.words?.();
    if (!wordsOf) throw new Error(`${id} has no words`);
    const missing = new Set<string>();
    const broken = new Set<string>();
    look(module, (match) => {
      for (const seat of [null, match.seats[0] ?? null]) {
        const view = match.view(seat);
        const words = wordsOf({ view, seat, names: NAMES });
        for (const missingWord of missingWords(id, view, words)) missing.add(missingWord);
        const lines = [...words.table, ...words.people.map(([, line]) => line), ...words.places, words.here ?? ''];
        for (const line of lines) if (/undefined|NaN|null|\[object|\.\./.test(line)) broken.add(line);
      }
    });
    expect([...missing].slice(0, 5)).toEqual([]);
    expect([...broken].slice(0, 5)).toEqual([]);
  },
);
