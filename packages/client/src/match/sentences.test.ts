import type { GameStrings } from '@lantern/games/kit/strings';
import type { CommonView } from '@lantern/games/module';
import type { ServerMoves } from '@lantern/protocol/serverMoves';
import { refusalSentence, storyLines, turnOf, voiceFor } from './sentences';
import { cueBetween } from './useTurnAlerts';

const text = {
  facts: {
    drew: ({ seat }: { seat: string }, voice: { name(seat: string): string }) => `${voice.name(seat)} draws.`,
    byClock: () => 'The clock decides.',
  },
  refusals: { NO_CARD: ({ card }: { card: string }) => `You have no ${card}.` },
  stages: { play: 'Play a card.' },
  endings: {},
} as unknown as GameStrings;

const view = (change: Partial<CommonView> = {}): CommonView => ({
  audience: '0',
  decisionId: 1,
  turnSeat: '1',
  stages: {},
  mustDecide: false,
  story: [],
  result: null,
  ...change,
});

const voice = voiceFor('0', { '0': 'Ana', '1': 'Ben', '2': 'Cy' });

describe('whose turn it is', () => {
  test('the viewer is told what is asked', () => {
    const turn = turnOf(text, view({ turnSeat: '0', stages: { '0': 'play' }, mustDecide: true }), '0', voice);
    expect(turn).toEqual({ mine: true, headline: 'Your turn', detail: 'Play a card.' });
  });

  test('a decision out of turn is called a decision', () => {
    const turn = turnOf(text, view({ stages: { '0': 'play' }, mustDecide: true }), '0', voice);
    expect(turn.headline).toBe('Your decision');
  });

  test('who waits is told for whom', () => {
    const turn = turnOf(text, view({ stages: { '0': 'play', '1': 'play', '2': 'play' } }), '0', voice);
    expect(turn).toMatchObject({ mine: false, headline: 'Waiting for Ben and Cy' });
  });

  test('after the end nobody is asked', () => {
    const turn = turnOf(text, view({ mustDecide: true, result: { reason: 'won', winners: ['1'] } }), '0', voice);
    expect(turn).toEqual({ mine: false, headline: 'The match is over' });
  });
});

test('the story is told in order, and kinds without words are left out', () => {
  const story = [
    { n: 3, kind: 'unheard', data: {} },
    { n: 1, kind: 'drew', data: { seat: '1' } },
    { n: 2, kind: 'drew', data: { seat: '2' } },
  ];
  expect(storyLines(text, view({ story }), voice)).toEqual([
    { n: 1, sentence: 'Ben draws.', fact: story[1] },
    { n: 2, sentence: 'Cy draws.', fact: story[2] },
  ]);
});

describe('a move that the server made', () => {
  const fact = (n: number, kind = 'drew') => ({ n, kind, data: { seat: '1' } });
  const sentences = (story: CommonView['story'], ...moves: ServerMoves) =>
    storyLines(text, view({ story }), voice, moves).map(({ sentence }) => sentence);

  test('says why at its first sentence', () =>
    expect(sentences([fact(1), fact(2), fact(3), fact(4)], [2, 4, 'clock'], [4, 5, 'standIn'])).toEqual([
      'Ben draws.',
      'Time ran out: Ben draws.',
      'Ben draws.',
      'Stand-in: Ben draws.',
    ]));

  test('is not said to be the clock’s twice, and the table’s vote is no clock', () =>
    expect(sentences([fact(1, 'byClock'), fact(2), fact(3)], [1, 3, 'vote'])).toEqual([
      'By vote: Ben draws.',
      'Ben draws.',
    ]));

  test('says so too where it did nothing else', () =>
    expect(sentences([fact(1, 'byClock')], [1, 2, 'clock'])).toEqual(['Time ran out: The clock decides.']));
});

describe('the sentence of a refusal', () => {
  test('is the game’s own where it has one', () => {
    expect(refusalSentence(text, { code: 'NO_CARD', params: { card: 'lamp' } })).toBe('You have no lamp.');
  });

  test('is the house’s for what every game shares', () => {
    expect(refusalSentence(text, { code: 'GAME_OVER' })).toBe('The game is over.');
  });

  test('is what the server said where no words are known', () => {
    expect(refusalSentence(text, { code: 'toString' }, 'The server says no.')).toBe('The server says no.');
  });
});

describe('cues', () => {
  const fact = (n: number) => [{ n, kind: 'drew', data: { seat: '1' } }];

  test('a new fact is a move', () => expect(cueBetween(view(), view({ story: fact(1) }))).toBe('move'));
  test('a decision that opens for the viewer is a turn', () =>
    expect(cueBetween(view(), view({ mustDecide: true, story: fact(1) }))).toBe('turn'));
  test('the end outweighs all', () =>
    expect(cueBetween(view(), view({ mustDecide: true, result: { reason: 'won', winners: [] } }))).toBe('end'));
  test('a view without news is silent', () =>
    expect(cueBetween(view({ story: fact(1) }), view({ story: fact(1) }))).toBeUndefined());
});
