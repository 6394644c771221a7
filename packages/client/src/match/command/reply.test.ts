import { colossalCave } from '@lantern/games/colossal-cave/game';
import { localMatch } from '@lantern/games/engine/localMatch';
import { legalMoves } from '@lantern/games/kit/move';
import { seededRandom } from '@lantern/games/kit/random';
import type { CommonView } from '@lantern/games/module';
import { loadGame } from '../../games/load';
import type { GameClient } from '../gameBoard';
import { offerOf } from './interpret';
import { type CommandTable, linesOf, replyTo } from './reply';

let game: GameClient;
let table: CommandTable;

beforeAll(async () => {
  game = (await loadGame('colossal-cave', 'en')) as GameClient;
  const match = localMatch(colossalCave, 3, { firstPlayer: 'host' }, seededRandom('replies'));
  match.act('0', { move: 'skipDraw', args: [] });
  const view = match.view('0') as unknown as CommonView;
  table = {
    ...{ game, view, seat: '0', names: {}, busy: false },
    words: (await game.moveWords?.()) ?? {},
    legal: legalMoves(game.moves, view, '0'),
    whyNot: (move) => ({ refusal: { code: 'NO' }, sentence: `No ${move}.` }),
  };
});

const reply = (typed: string, change: Partial<CommandTable> = {}) => replyTo(typed, { ...table, ...change }, null);

test('a move by its words', () => {
  expect(reply('move to cobble')).toEqual({
    kind: 'move',
    choice: { move: 'moveTo', args: ['cobbleCrawl'] },
    text: 'Move: Cobble Crawl',
  });
});

test.each(['what', ' Moves ', ''])('%j lists what is possible', (typed) => {
  expect(reply(typed)).toMatchObject({ kind: 'say', text: expect.stringMatching(/^You may: 1, Move: Cobble Crawl;/) });
});

test('a question is asked', () => {
  expect(reply('where')).toEqual({ kind: 'question', question: 'where' });
});

test('a move that is not legal now is answered with the reason', () => {
  expect(reply('draw')).toEqual({ kind: 'say', text: 'No draw.' });
});

test('a text without a meaning is answered with a sentence', () => {
  expect(reply('fly home')).toMatchObject({ kind: 'say', text: expect.stringContaining('“fly home”') });
});

test.each([
  ['while something is shown', { busy: true }, /still being shown/],
  ['without a legal move', { legal: [], view: { mustDecide: false } as CommonView }, /no move now/],
  ['for a watcher', { seat: null }, /no move now/],
])('%s no move is made', (_, change, text) => {
  expect(reply('move to cobble', change)).toMatchObject({ kind: 'say', text: expect.stringMatching(text) });
});

test('a number picks from the last offer', () => {
  const last = offerOf(linesOf(table));
  expect(replyTo('1', table, last)).toMatchObject({ kind: 'move', text: last.offered[0]?.label });
});
