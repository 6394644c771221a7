import { boardgameOf } from '@lantern/games/engine/boardgame';
import { deal, reduce } from '@lantern/games/engine/reducer';
import { getFilterPlayerView } from 'boardgame.io/internal';
import { toy } from '../testing/toy';
import { keptEntry, mayHear, wireEntry, wireState } from './boardgameWire';

const state = deal(toy, 3, { seconds: 0 }, 'seed');

test.each(['0', '1', '2', null])(
  "audience %p sees the same board and ctx as through boardgame.io's own filter",
  (audience) => {
    const filtered = getFilterPlayerView(boardgameOf(toy))(audience, {
      type: 'update',
      args: ['match', state, []],
    } as never) as unknown as {
      args: [string, { G: unknown; ctx: Record<string, unknown> }];
    };
    const { G, ctx } = wireState(state, toy.view(state.G, audience), 4);
    expect(G).toEqual(filtered.args[1].G);
    expect(filtered.args[1].ctx).toMatchObject(ctx as Record<string, unknown>);
  },
);

test('the version of the view is sent as the id of the state', () => {
  expect(wireState(state, toy.view(state.G, null), 4)).toMatchObject({
    _stateID: 4,
    plugins: {},
    _undo: [],
    _redo: [],
  });
});

describe('a log entry', () => {
  const reduction = reduce(toy, state, { seat: '0', move: 'draw', args: [] });
  const [drew] = 'error' in reduction ? [] : reduction.entries;
  if (!drew) throw new Error('no entry');

  test('of an open move is sent to everybody in full', () => {
    const entry = keptEntry(drew, 'nothing');
    for (const audience of ['0', '1', null]) {
      expect(mayHear(entry, audience)).toBe(true);
      expect(wireEntry(entry, audience, 7)).toEqual({
        action: { type: 'MAKE_MOVE', payload: { type: 'draw', args: [], playerID: '0' } },
        _stateID: 7,
        turn: 1,
        phase: null,
      });
    }
  });

  test('of a move with secret arguments shows them to its owner only', () => {
    const entry = keptEntry(drew, 'arguments');
    const args = (audience: string | null) =>
      (wireEntry(entry, audience, 0).action as { payload: { args: unknown } }).payload.args;
    expect([args('0'), args('1'), args(null)]).toEqual([[], null, null]);
    expect(mayHear(entry, null)).toBe(true);
  });

  test('of a secret move is sent to its owner only', () => {
    const entry = keptEntry(drew, 'move');
    expect(['0', '1', '2', null].map((audience) => mayHear(entry, audience))).toEqual([true, false, false, false]);
  });

  test('contains nothing else that boardgame.io or a game stores with the move', () => {
    const entry = keptEntry({ ...drew, metadata: { secret: 1 }, redact: true, patch: [] }, 'nothing');
    expect(JSON.stringify([entry, wireEntry(entry, '0', 0)])).not.toMatch(/metadata|secret|redact|patch/);
  });
});
