import { pebbles } from '../../test/pebbles';
import { reducedMatch } from '../../test/reducer';
import { boardgameOf } from './boardgame';
import { TIME_OUT } from './serverOnlyMoves';

const game = boardgameOf(pebbles);

const deal = (options: Record<string, unknown> = {}, seed = 'seed', players = 2) =>
  reducedMatch(pebbles, players, options, seed);

const kept = ({ G, ctx, _stateID }: ReturnType<typeof deal>['state']) => structuredClone({ G, ctx, _stateID });

// boardgame.io logs every refused move to the console.
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  jest.restoreAllMocks();
});

describe('a module as a game of boardgame.io', () => {
  test('is dealt with its options and its own first seat and turn', () => {
    const { state } = deal({ pebbles: 9 });
    expect(state.G.pebbles).toBe(9);
    expect(state.ctx).toMatchObject({ turn: 1, currentPlayer: '1', numPlayers: 2 });
    expect(state.ctx.activePlayers).toEqual({ 0: 'idle', 1: 'take' });
  });

  test('deals the same from the same seed, something else from another', () => {
    expect(deal().state.G).toEqual(deal().state.G);
    expect(deal({}, 'other').state.G.luck).not.toEqual(deal().state.G.luck);
  });

  test('refuses wrong options by code and key, before the room and at the deal', () => {
    const validate = game.validateSetupData;
    expect(validate?.({ pebbles: 20 }, 2)).toBeUndefined();
    expect(validate?.(undefined, 2)).toBeUndefined();
    expect(validate?.({ pebbles: 21 }, 2)).toBe('BAD_OPTION:pebbles');
    expect(validate?.({ stones: 2 }, 2)).toBe('UNKNOWN_OPTION:stones');
    expect(validate?.('seven', 2)).toBe('BAD_OPTIONS');
    expect(() => deal({ pebbles: 21 })).toThrow('BAD_OPTION');
  });

  test('refuses an unsupported number of players, before the room and at the deal', () => {
    for (const players of [1, 4]) {
      expect(game.validateSetupData?.({}, players)).toBe('BAD_PLAYER_COUNT');
      expect(() => deal({}, 'seed', players)).toThrow('BAD_PLAYER_COUNT');
    }
    for (const players of [2, 3]) expect(deal({}, 'seed', players).state.ctx.numPlayers).toBe(players);
  });

  test('turn, active seats and end follow the state', () => {
    const match = deal({ pebbles: 4 });
    expect(match.act('1', 'take', [3])).toBe(true);
    expect(match.state.ctx).toMatchObject({ turn: 2, currentPlayer: '0', activePlayers: { 0: 'take', 1: 'idle' } });
    expect(match.act('0', 'take', [1])).toBe(true);
    expect(match.state.ctx.gameover).toEqual({ reason: 'last', winners: ['0'] });
  });

  test('a refused, malformed or unknown move changes nothing', () => {
    const match = deal();
    const before = kept(match.state);
    expect(match.act('0', 'take', [1])).toBe(false);
    expect(match.act('1', 'take', [4])).toBe(false);
    expect(match.act('1', 'take', ['1'])).toBe(false);
    expect(match.act('1', 'take', [])).toBe(false);
    expect(match.act('2', 'take', [1])).toBe(false);
    expect(kept(match.state)).toEqual(before);
  });

  test('a seat out of turn may make a move that the rules allow, and the turn stays', () => {
    const match = deal();
    expect(match.act('0', 'whisper', [30])).toBe(true);
    expect(match.state.ctx).toMatchObject({ turn: 1, currentPlayer: '1' });
    expect(match.act('1', 'take', [1])).toBe(true);
  });

  test('nothing can be moved after the end', () => {
    const match = deal({ pebbles: 4 });
    match.act('1', 'take', [3]);
    match.act('0', 'take', [1]);
    const before = kept(match.state);
    expect(match.act('1', 'take', [1])).toBe(false);
    expect(match.act('1', 'whisper', [1])).toBe(false);
    expect(match.act('1', TIME_OUT, [3])).toBe(false);
    expect(kept(match.state)).toEqual(before);
  });

  test('every move runs on the server only and cannot be undone; no framework event is open to players', () => {
    expect(game.disableUndo).toBe(true);
    for (const move of Object.values(game.moves ?? {})) {
      expect(move).toMatchObject({ client: false, undoable: false });
    }
    expect(new Set(Object.values(game.events ?? {}))).toEqual(new Set([false]));
    expect(game.moves?.whisper).toMatchObject({ redact: true, ignoreStaleStateID: true });
    expect(game.moves?.take).toMatchObject({ redact: false, ignoreStaleStateID: false });
  });

  test('players get the view of their own seat, watchers that of nobody', () => {
    const { state } = deal();
    const shown = (playerID: string | null) => game.playerView?.({ G: state.G, ctx: state.ctx, playerID });
    expect(shown('0')).toEqual(pebbles.view(state.G, '0'));
    expect(shown(null)).toMatchObject({ audience: null, whisper: null });
  });
});

describe('the clock', () => {
  test('carries out the default for the decision it ran for', () => {
    const match = deal();
    expect(match.act('0', TIME_OUT, [1])).toBe(true);
    expect(match.state.G).toMatchObject({ pebbles: 6, seat: '0' });
    expect(match.state.ctx).toMatchObject({ turn: 2, currentPlayer: '0' });
  });

  test('does nothing for a made decision, or without a decision', () => {
    const match = deal();
    match.act('1', 'take', [1]);
    for (const args of [[1], [3], ['2'], [undefined], []]) expect(match.act('0', TIME_OUT, args)).toBe(false);
    expect(match.state.G.pebbles).toBe(6);
  });

  test('may be triggered without a running clock, for the open decision only', () => {
    const match = deal({ seconds: 0 });
    expect(match.act('0', TIME_OUT, [])).toBe(false);
    expect(match.act('0', TIME_OUT, [2])).toBe(false);
    expect(match.act('0', TIME_OUT, [1])).toBe(true);
    expect(match.state.G.pebbles).toBe(6);
  });
});
