import type { GameStrings } from '@lantern/games/kit/strings';
import type { CommonView } from '@lantern/games/module';
import type { ServerMoves } from '@lantern/protocol/serverMoves';
import { refusalSentence, storyLines, turnOf, voiceFor } from './sentences';

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
  test('the viewer gets the question', () => {
    const turn = turnOf(text, view({ turnSeat: '0', stages: { '0': 'play' }, mustDecide: true }), '0', voice);
    expect(turn).toEqual({ mine: true, headline: 'Your turn', detail: 'Play a card.' });
  });

  test('a decision out of turn is called a decision', () => {
    const turn = turnOf(text, view({ stages: { '0': 'play' }, mustDecide: true }), '0', voice);
    expect(turn.headline).toBe('Your decision');
  });

  test('others read whom they wait for', () => {
    const turn = turnOf(text, view({ stages: { '0': 'play', '1': 'play', '2': 'play' } }), '0', voice);
    expect(turn).toMatchObject({ mine: false, headline: 'Waiting for Ben and Cy' });
  });

  test('after the end nobody has to decide', () => {
    const turn = turnOf(text, view({ mustDecide: true, result: { reason: 'won', winners: ['1'] } }), '0', voice);
    expect(turn).toEqual({ mine: false, headline: 'The match is over' });
  });
});

test('a name from right to left does not change the order of any sentence', () => {
  const noa = voiceFor('0', { '0': 'Ana', '1': 'נועה', '2': 'Cy' });
  const story = [{ n: 1, kind: 'drew', data: { seat: '1' } }];
  expect(storyLines(text, view({ story }), noa)[0]?.sentence).toBe('\u2068נועה\u2069 draws.');
  expect(turnOf(text, view(), '0', noa).headline).toBe('\u2068נועה\u2069 is playing');
});

test('the story is in order, and kinds without a sentence are left out', () => {
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

  test('has the reason in its first sentence', () =>
    expect(sentences([fact(1), fact(2), fact(3), fact(4)], [2, 4, 'clock'], [4, 5, 'standIn'])).toEqual([
      'Ben draws.',
      'Time ran out: Ben draws.',
      'Ben draws.',
      'Stand-in: Ben draws.',
    ]));

  test('names the clock only once, and a vote of the table is not the clock', () =>
    expect(sentences([fact(1, 'byClock'), fact(2), fact(3)], [1, 3, 'vote'])).toEqual([
      'By vote: Ben draws.',
      'Ben draws.',
    ]));

  test('has the reason also if it does nothing else', () =>
    expect(sentences([fact(1, 'byClock')], [1, 2, 'clock'])).toEqual(['Time ran out: The clock decides.']));
});

describe('the sentence of a refusal', () => {
  test('is the game’s own if it has one', () => {
    expect(refusalSentence(text, { code: 'NO_CARD', params: { card: 'lamp' } })).toBe('You have no lamp.');
  });

  test('is the shared one for refusals of all games', () => {
    expect(refusalSentence(text, { code: 'GAME_OVER' })).toBe('The match is over.');
  });

  test('is the server’s own for unknown codes', () => {
    expect(refusalSentence(text, { code: 'toString' }, 'The server says no.')).toBe('The server says no.');
  });
});
