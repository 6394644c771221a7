/** @jest-environment ./test/page.ts */
import type { CardId, View } from '@lantern/games/colossal-cave/board';
import { colossalCave } from '@lantern/games/colossal-cave/game';
import type { Hidden, State } from '@lantern/games/colossal-cave/state';
import { type LocalMatch, localMatch } from '@lantern/games/engine/localMatch';
import { seededRandom } from '@lantern/games/kit/random';
import { fakeTimeline, shownOf } from '../../match/timeline/testing';
import { beats } from './beats';

type Cave = LocalMatch<State, View>;

/** A match of Ana, who is at this step, Ben and Cleo; only Ana has cards in hand. */
function cave(step: 'move' | 'play', hand: CardId[], bens: CardId[] = []): Cave {
  const match = localMatch(colossalCave, 3, { firstPlayer: 'host' }, seededRandom('beats'));
  match.state.turn.step = step;
  (match.state.secret as unknown as Hidden).hands = { '0': hand, '1': [], '2': [] };
  match.state.players['1']?.inv.push(...bens);
  return match;
}

/** The views shown to Ben, phase by phase. */
const shownToBen = (match: Cave, happens: () => void) => shownOf(beats, () => match.view('1'), happens);

/** All asked players pass. */
function pass(match: Cave): void {
  for (const seat of match.seats) {
    const { window, stages } = match.view(seat);
    if (window && stages[seat] === 'respond') match.act(seat, { move: 'respond', args: [window.id, { t: 'pass' }] });
  }
}

fakeTimeline();

test('a pawn moves with the fact that it arrived', () => {
  const match = cave('move', []);
  const told = shownToBen(match, () => {
    match.act('0', { move: 'moveTo', args: ['cobbleCrawl'] });
    pass(match);
  }).map(({ fact, view }) => [fact?.kind ?? null, view.players['0']?.room]);
  expect(told).toEqual([
    ['arrived', 'cobbleCrawl'],
    [null, 'cobbleCrawl'],
  ]);
});

test('a card is shown as played before the card it takes changes hands', () => {
  const match = cave('play', ['stealAKeeper-1'], ['littleAxe']);
  const told = shownToBen(match, () => {
    match.act('0', { move: 'playCard', args: ['stealAKeeper-1', { target: '1', item: 'littleAxe' }] });
    pass(match);
  }).map(({ fact, view: { players } }) => [fact?.kind ?? null, players['0']?.inv, players['1']?.inv]);
  expect(told).toEqual([
    ['played', [], ['littleAxe']],
    ['taken', ['littleAxe'], []],
    [null, ['littleAxe'], []],
  ]);
});

test('the cave closes with its fact, not after it', () => {
  const match = cave('play', ['caveClosing']);
  const told = shownToBen(match, () => {
    match.act('0', { move: 'playCard', args: ['caveClosing', {}] });
    pass(match);
  }).map(({ fact, view }) => [fact?.kind ?? null, view.closing?.by ?? null]);
  expect(told.slice(-2)).toEqual([
    ['caveClosed', '0'],
    [null, '0'],
  ]);
});
