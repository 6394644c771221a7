import type { CardId, View } from '@lantern/games/colossal-cave/board';
import { colossalCave } from '@lantern/games/colossal-cave/game';
import type { Hidden, State } from '@lantern/games/colossal-cave/state';
import { type LocalMatch, localMatch } from '@lantern/games/engine/localMatch';
import { seededRandom } from '@lantern/games/kit/random';
import { screen, act as settle } from '@testing-library/react';
import type { FrameParts } from '../../../match/frame/FrameContext';
import { changeSettings } from '../../../state/settings';
import { localMatchOn, showBoard } from '../../testing';
import { board } from '../index';
import { strings as english } from '../strings.en';
import { PAUSE } from './useAutoPass';

beforeEach(() => void jest.useFakeTimers());

afterEach(() => {
  jest.useRealTimers();
  changeSettings({ autoPass: true });
});

/** Ana has moved to the Cobble Crawl, and its reaction window is open; Ben and Cleo hold these cards. */
function moving(ben: CardId[], cleo: CardId[]): LocalMatch<State, View> {
  const match = localMatch(colossalCave, 3, { firstPlayer: 'host' }, seededRandom('auto pass'));
  match.state.turn.step = 'move';
  (match.state.secret as unknown as Hidden).hands = { '0': [], '1': ben, '2': cleo };
  match.act('0', { move: 'moveTo', args: ['cobbleCrawl'] });
  return match;
}

const show = (match: LocalMatch<State, View>, seat: '2' | null, frame?: Partial<FrameParts>) =>
  showBoard({ board, strings: english }, localMatchOn(match), seat, true, frame);

const wait = (milliseconds: number) => settle(() => jest.advanceTimersByTime(milliseconds));

test('a player without a possible reaction passes automatically after a pause, with a message before and after', () => {
  const match = moving(['grateLocked-1'], ['xyzzy-1']);
  show(match, '2');
  expect(screen.getByText(/^No reaction possible: passing…/)).toBeInTheDocument();
  wait(PAUSE.least - 1);
  expect(match.view('2').myResponse).toBeNull();
  wait(PAUSE.most - PAUSE.least + 1);
  expect(match.view('2').myResponse).toEqual({ t: 'pass' });
  expect(screen.getByText(/No reaction possible: you have passed\.$/)).toBeInTheDocument();
});

test('a player with a possible reaction does not pass automatically', () => {
  const match = moving(['xyzzy-1'], ['grateLocked-1']);
  const { sent } = show(match, '2');
  wait(PAUSE.most);
  expect(sent).toEqual([]);
});

test('automatic passing can be switched off in the settings of the device', () => {
  changeSettings({ autoPass: false });
  const { sent } = show(moving(['grateLocked-1'], ['xyzzy-1']), '2');
  wait(PAUSE.most);
  expect(sent).toEqual([]);
});

test('nothing passes automatically in a lesson', () => {
  const { sent } = show(moving(['grateLocked-1'], ['xyzzy-1']), '2', { lesson: true });
  wait(PAUSE.most);
  expect(sent).toEqual([]);
});

test('the page of a spectator passes for nobody', () => {
  const { sent } = show(moving(['grateLocked-1'], ['xyzzy-1']), null);
  wait(PAUSE.most);
  expect(sent).toEqual([]);
});

test('a changed view restarts the pause', () => {
  const match = moving(['grateLocked-1'], ['xyzzy-1']);
  const { again, sent } = show(match, '2');
  wait(PAUSE.least - 1);
  again();
  wait(PAUSE.least - 1);
  expect(sent).toEqual([]);
});

test.each([0, 0.5, 0.999])('the pause is within its bounds with the random number %d', (chance) => {
  const random = jest.spyOn(Math, 'random').mockReturnValue(chance);
  const { sent } = show(moving(['grateLocked-1'], ['xyzzy-1']), '2');
  wait(PAUSE.least - 1);
  expect(sent).toEqual([]);
  wait(PAUSE.most - PAUSE.least + 1);
  expect(sent).toHaveLength(1);
  random.mockRestore();
});
