import { localMatch } from '../../engine/localMatch';
import { seededRandom } from '../../kit/random';
import { conceal, reveal } from '../../kit/secret';
import { newGame } from '../game';
import type { State } from '../state';

/** Seat 0 is to play on a die of 4, with a 2, a 4 and a 5 in hand; `change` makes further changes to the state. */
function laid(change: Partial<State> = {}) {
  const match = localMatch(newGame, 2, {}, seededRandom('moves'));
  Object.assign(match.state, { die: 4, hands: conceal({ '0': [2, 4, 5], '1': [1, 1, 6] }) }, change);
  return match;
}

const play = (card: unknown) => ({ move: 'play', args: [card] });
const roll = { move: 'roll', args: [] };

test('R1 the die is rolled before a card is played, and once', () => {
  expect(laid({ die: null }).act('0', play(5))).toEqual({ code: 'WRONG_STEP', rule: 'R1' });
  expect(laid().act('0', roll)).toEqual({ code: 'WRONG_STEP', rule: 'R1' });
});

test('R1 nobody plays in the turn of the other', () => {
  expect(laid().act('1', play(6))).toEqual({ code: 'NOT_YOUR_DECISION', rule: 'R1' });
});

test('R1 a card that is not in the hand cannot be played', () => {
  expect(laid().act('0', play(6))).toEqual({ code: 'NOT_IN_HAND', rule: 'R1', params: { card: 6 } });
  expect(laid().act('0', play(7))).toEqual({ code: 'MALFORMED' });
});

test('R1 a card played scores, is replaced, and ends the turn', () => {
  const { state, act, view } = laid();
  expect(act('0', play(4))).toBeUndefined();
  expect(state).toMatchObject({ points: { '0': 8, '1': 0 }, active: '1', die: null, played: [4] });
  expect(view('0').hand).toHaveLength(3);
  expect(view('1').hand).toEqual([1, 1, 6]);
});

test('R3 the empty pile is made again from the cards that were played', () => {
  const played = [...reveal(laid().state.pile)];
  const { state, act, view } = laid({ pile: conceal([]), played });
  act('0', play(2));
  expect(view(null)).toMatchObject({ played: [], pile: 18 });
  expect(state.story.facts.map(({ kind }) => kind)).toContain('reshuffled');
});

test('R4 the goal ends the match at once', () => {
  const { state, act } = laid({ points: { '0': 7, '1': 14 } });
  act('0', play(4));
  expect(state.result).toEqual({ reason: 'goal', winners: ['0'] });
  expect(act('1', roll)).toEqual({ code: 'GAME_OVER', rule: 'R4' });
});
