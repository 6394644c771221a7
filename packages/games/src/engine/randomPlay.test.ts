import { type PebblesState, pebbles } from '../../test/pebbles';
import {
  type AnyTestPlan,
  allowedValues,
  botPlayer,
  playMatch,
  randomDeal,
  randomPlayer,
  recordOf,
} from './randomPlay';
import { matchFingerprint, replay } from './recordedMatch';

const deal = { players: 2, options: {}, seed: 'play/1' };
const testPlan: AnyTestPlan = {
  brief: { pebbles: 5 },
  subjects: {},
  unlisted: () => ({ move: 'whisper', args: [99] }),
  twin: (state) => state,
};

describe('playing a match', () => {
  test('returns moves, their kinds, the end and the last state', () => {
    const report = playMatch(pebbles, deal, { player: randomPlayer(pebbles) });
    expect(report.result.winners).toHaveLength(1);
    expect(Object.values(report.kinds).reduce((sum, count) => sum + count, 0)).toBe(report.moves.length);
    expect(matchFingerprint(replay(pebbles, report).state, report.options)).toBe(report.hash);
  });

  test('repeats exactly from its seed, and differs from another', () => {
    const again = () => playMatch(pebbles, deal, { player: randomPlayer(pebbles) });
    expect(again()).toEqual(again());
    expect(playMatch(pebbles, { ...deal, seed: 'play/2' }, { player: randomPlayer(pebbles) }).hash).not.toBe(
      again().hash,
    );
  });

  test('counts the refusals it meets without changing the match', () => {
    const plain = playMatch(pebbles, deal, { player: botPlayer(pebbles) });
    const trying = playMatch(pebbles, deal, { player: botPlayer(pebbles), tryEvery: 1 });
    expect(trying.refusals).toMatchObject({ NOT_YOUR_DECISION: expect.any(Number) });
    expect(trying.hash).toBe(plain.hash);
    expect(plain.refusals).toEqual({});
  });

  test('lets the clock decide at the given rate', () => {
    const report = playMatch(pebbles, deal, { player: randomPlayer(pebbles), timeOuts: 1 });
    expect(report.kinds).toEqual({ timeOut: 7 });
  });

  test('lets seats act without a decision, and make moves that are not listed', () => {
    const player = randomPlayer(pebbles, testPlan);
    const whispers = Array.from({ length: 300 }, (_, n) =>
      playMatch(pebbles, { ...deal, seed: `play/${n}` }, { player, interruptions: 0.5 }),
    ).flatMap((report) => report.moves.filter(([, move]) => move === 'whisper'));
    expect(whispers.some(([, , args]) => args[0] === 99)).toBe(true);
    expect(whispers.some(([, , args]) => args[0] === 7)).toBe(true);
  });

  test('fails with the seed, the players and the number of moves', () => {
    const watch = ({ state }: { state: PebblesState }) => {
      if (state.pebbles < 7) throw new Error('a pebble is gone');
    };
    const play = () => playMatch(pebbles, deal, { player: botPlayer(pebbles), watch });
    expect(play).toThrow('pebbles: seed play/1, 2 players, after 1 moves: a pebble is gone');
  });

  test('fails if a seat has no move, or the match does not end', () => {
    expect(() => playMatch(pebbles, deal, { player: () => undefined })).toThrow('seat 1 is asked and knows no move');
    expect(() => playMatch(pebbles, deal, { player: () => ({ move: 'take', args: [9] }) })).toThrow('TOO_MANY');
    expect(() => playMatch(pebbles, deal, { player: () => ({ move: 'whisper', args: [1] }), maxMoves: 10 })).toThrow(
      'after 10 moves: the match does not end',
    );
  });

  test('its record contains everything to play it again', () => {
    const record = recordOf(pebbles, playMatch(pebbles, deal, { player: botPlayer(pebbles) }));
    expect(record).toMatchObject({ game: 'pebbles', rulesVersion: 1, players: 2, seed: 'play/1' });
    expect(pebbles.course(replay(pebbles, JSON.parse(JSON.stringify(record))).state).result).toEqual(record.result);
  });
});

describe('a random deal', () => {
  test('is determined by its seed, with any number of players, random options, and the given brief options', () => {
    const deals = Array.from({ length: 60 }, (_, n) => randomDeal(pebbles, testPlan, `deal/${n}`));
    expect(randomDeal(pebbles, testPlan, 'deal/7')).toEqual(deals[7]);
    expect(new Set(deals.map(({ players }) => players))).toEqual(new Set([2, 3]));
    expect(new Set(deals.map(({ options }) => options.pebbles))).toEqual(new Set([5]));
    expect(new Set(deals.map(({ options }) => options.seconds)).size).toBeGreaterThan(5);
  });

  test('uses every value an option may have', () => {
    expect(allowedValues({ kind: 'switch', default: true }, 2)).toEqual([false, true]);
    expect(allowedValues({ kind: 'number', default: 5, min: 5, max: 7, also: [0, 5] }, 2)).toEqual([0, 5, 6, 7]);
    expect(allowedValues({ kind: 'choice', default: 'a', values: (players) => ['a', `${players}`] }, 2)).toEqual([
      'a',
      '2',
    ]);
  });
});
