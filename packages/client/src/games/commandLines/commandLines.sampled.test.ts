/** @jest-environment ./test/page.ts */
import {
  type AnyMatch,
  botPlayer,
  type Deal,
  type Player,
  playMatch,
  randomPlayer,
} from '@lantern/games/engine/randomPlay';
import { modules } from '@lantern/games/index';
import { type Choice, legalMoves } from '@lantern/games/kit/move';
import type { AnyModule, CommonView } from '@lantern/games/module';
import type { Seat } from '@lantern/protocol/seat';
import { samplesOf } from '../../../../../jest.samples';
import { followLanguage, language } from '../../i18n/strings';
import { meaningOf } from '../../match/command/interpret';
import { commandLines } from '../../match/command/moveWords';
import type { Language } from '../../state/language';
import { changeSettings } from '../../state/settings';
import { loadGame } from '../load';

const NAMES = { '0': 'Ana', '1': 'Ben', '2': 'Cleo', '3': 'Dora', '4': 'Emil' };
/** Number of moves in a match. */
const MOVES = 400;

beforeAll(() => followLanguage());
afterEach(() => changeSettings({ language: 'system' }));

class Enough extends Error {}

/** A seat that owes a decision. */
interface Moment {
  view: CommonView;
  seat: Seat;
  legal: readonly Choice[];
}

/** A copy of a moment, since the match changes parts of its view. The story is not copied: it is long, and no line uses it. */
function copied({ view: { story, ...view }, ...others }: Moment): Moment {
  const { view: kept, ...rest } = JSON.parse(JSON.stringify({ view, ...others }));
  return { view: { ...kept, story }, ...rest };
}

/** Plays matches of bots and of random players; yields the moments of each. */
function* matchesOf(module: AnyModule): Generator<Moment[]> {
  const counts = [...new Set([module.players.min, module.players.max])];
  for (let seed = 0; seed < samplesOf('imaginedMatches'); seed++) {
    for (const player of [botPlayer(module), randomPlayer(module)]) {
      for (const players of counts) yield played(module, player, { players, options: {}, seed: `lines ${seed}` });
    }
  }
}

function played(module: AnyModule, player: Player, deal: Deal): Moment[] {
  const moments: Moment[] = [];
  const watch = (match: AnyMatch, moves: number) => {
    if (moves > MOVES) throw new Enough();
    for (const seat of match.seats) {
      const view = match.view(seat);
      const legal = legalMoves(module.moves, view, seat);
      if (legal.length > 0) moments.push(copied({ view, seat, legal }));
    }
  };
  try {
    playMatch(module, deal, { player, watch });
  } catch (error) {
    if (!((error as Error).cause instanceof Enough)) throw error;
  }
  return moments;
}

/** Changes the language of the page. @returns the strings of a game in it */
async function spoken(id: string, wanted: Language) {
  changeSettings({ language: wanted });
  const game = await loadGame(id, wanted);
  const words = await game?.moveWords?.();
  if (!game || !words) throw new Error(`${id} has no words for its moves`);
  expect(language()).toBe(wanted);
  return { text: game.text, words };
}

test.each(modules.map((module) => [module.id, module] as const))(
  'each legal move is made by its own line, which makes no other one: %s',
  async (id, module) => {
    const wrong = new Set<string>();
    const broken = new Set<string>();
    for (const moments of matchesOf(module)) {
      for (const wanted of ['en', 'de'] as const) {
        const words = await spoken(id, wanted);
        for (const { view, seat, legal } of moments) {
          const lines = commandLines(legal, words, { view, seat, names: NAMES });
          for (const { choice, text } of lines) {
            if (/undefined|NaN|null|\[object|\.\.|: $/.test(text)) broken.add(text);
            const meant = meaningOf(text, { lines, last: null, fillers: new Set() });
            if (meant.kind !== 'move' || meant.choice !== choice) wrong.add(`${text} ${JSON.stringify(choice)}`);
          }
        }
      }
    }
    expect([...wrong].slice(0, 12)).toEqual([]);
    expect([...broken].slice(0, 5)).toEqual([]);
  },
);
