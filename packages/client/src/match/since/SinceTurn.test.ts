import type { AnyFact, CommonView } from '@lantern/games/module';
import type { GameClient } from '../gameBoard';
import { SinceTurn } from './SinceTurn';

const game = { beats: { took: { hold: 1 }, met: { hold: 1 } } } as unknown as GameClient;
const took = (n: number, seat = '1'): AnyFact => ({ n, kind: 'took', data: { seat, from: '0' } });
const turnOf = (n: number, seat: string): AnyFact => ({ n, kind: 'turnBegan', data: { seat } });

/** Follows a match from the view of seat 0. */
function followed() {
  const turn = new SinceTurn(game, '0');
  const told: AnyFact[] = [];
  let decisionId = 0;
  const see = (turnSeat: string, facts: readonly AnyFact[], more: object = {}) => {
    told.push(...facts);
    const view = { turnSeat, mustDecide: turnSeat === '0', decisionId: ++decisionId, story: [...told], ...more };
    const lines = told.map((fact) => ({ n: fact.n, sentence: `${fact.kind} ${fact.n}`, fact }));
    const seen = { view: view as unknown as CommonView, lines, rests: true, pending: false, leftAt: null, ...more };
    return turn.see(seen)?.news.map(({ n }) => n) ?? null;
  };
  return { see };
}

test('at the beginning of a turn the news since the last one is shown', () => {
  const { see } = followed();
  expect(see('0', [turnOf(1, '0'), took(2)])).toBeNull();
  expect(see('1', [turnOf(3, '1')])).toBeNull();
  expect(see('1', [took(4)])).toBeNull();
  expect(see('0', [took(5, '2'), turnOf(6, '0')])).toEqual([5, 4]);
});

test('a viewer who has joined a match gets the news since then', () => {
  const { see } = followed();
  see('1', [took(1)]);
  expect(see('0', [took(2, '2')])).toEqual([2]);
});

test('the fact that begins a turn is not news to its player', () => {
  const { see } = followed();
  see('1', []);
  expect(see('0', [took(1), turnOf(2, '0'), took(3, '2')])).toEqual([1]);
});

test('without facts there is no news', () => {
  const { see } = followed();
  see('1', [took(1)]);
  expect(see('0', [turnOf(2, '0')])).toBeNull();
});

test('the news stays until the decision is made', () => {
  const { see } = followed();
  see('1', []);
  see('0', [took(1)]);
  expect(see('0', [], { decisionId: 2 })).toEqual([1]);
  expect(see('0', [])).toBeNull();
  expect(see('0', [took(2)])).toBeNull();
});

test('the news disappears as soon as a move is pending, and does not return if it is refused', () => {
  const { see } = followed();
  see('1', []);
  see('0', [took(1)]);
  expect(see('0', [], { decisionId: 2, pending: true })).toBeNull();
  expect(see('0', [], { decisionId: 2 })).toBeNull();
});

test('facts that are still being shown become news afterwards', () => {
  const { see } = followed();
  see('1', []);
  expect(see('0', [took(1)], { rests: false })).toBeNull();
  expect(see('0', [], { decisionId: 2 })).toEqual([1]);
});

test('facts of others that arrive before the turn has been shown completely become news as well', () => {
  const { see } = followed();
  see('0', [turnOf(1, '0')]);
  see('0', [took(2)], { rests: false });
  see('1', [turnOf(3, '1'), took(4)], { rests: false });
  expect(see('0', [took(5, '2'), turnOf(6, '0')])).toEqual([5, 4]);
  expect(see('0', [took(7)])).toBeNull();
});

test('a turn begins when its player must decide, even if others decide first', () => {
  const { see } = followed();
  see('1', []);
  expect(see('0', [took(1)], { mustDecide: false })).toBeNull();
  expect(see('0', [took(2, '2')])).toEqual([2, 1]);
});

test('facts of others while the player waits during their turn belong to that turn', () => {
  const { see } = followed();
  see('0', []);
  see('0', [took(1)], { mustDecide: false });
  see('1', [took(2, '2')]);
  expect(see('0', [])).toEqual([2]);
});

describe('a returning player', () => {
  test('gets the missed news in any turn, even if it does not concern them', () => {
    const { see } = followed();
    expect(see('1', [took(1), { n: 2, kind: 'met', data: { seat: '2' } }], { leftAt: 1 })).toEqual([2]);
  });

  test('gets it once', () => {
    const { see } = followed();
    see('1', [took(1), took(2)], { leftAt: 1 });
    expect(see('1', [], { leftAt: 1, pending: true })).toBeNull();
    expect(see('2', [took(3)], { leftAt: 1 })).toBeNull();
  });

  test('gets, in their turn, the news since the last one, not only since they left', () => {
    const { see } = followed();
    see('0', []);
    see('1', [took(1)]);
    expect(see('0', [took(2, '2')], { leftAt: 1 })).toEqual([2, 1]);
  });

  test('gets earlier missed news as well at the beginning of their turn', () => {
    const { see } = followed();
    see('1', [took(1), took(2)], { leftAt: 1 });
    expect(see('0', [took(3, '2')], { leftAt: 1 })).toEqual([3, 2]);
  });
});
