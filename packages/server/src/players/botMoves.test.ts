import { crystalCaverns } from '@lantern/games/crystal-caverns/game';
import type { Audience } from '@lantern/protocol/seat';
import { pino } from 'pino';
import type { RunningMatch } from '../match/runningMatch';
import { BotMoves } from './botMoves';
import type { SearchPool } from './searchPool';
import type { ServerPlay } from './serverPlay';

const QUICK = { move: 'quick', args: [] };
const DEFAULT = { move: 'default', args: [] };
const ORDERED = { move: 'ordered', args: [] };
const FOUND = { move: 'found', args: [] };

/** The answer of the search. */
let answer: jest.Mock;
let bot: jest.Mock;
/** The audiences whose views were read. */
let viewed: Audience[];
/** The levels of the logged lines. */
let told: number[];

beforeEach(() => {
  answer = jest.fn(async () => FOUND);
  bot = jest.fn(() => QUICK);
  [viewed, told] = [[], []];
});

function chosen(play: ServerPlay, mustDecide = true, searchPool: object | null = { answer }) {
  const module = { ...crystalCaverns, defaultMove: () => DEFAULT, bot };
  const view = (audience: Audience) => {
    viewed.push(audience);
    return { mustDecide, audience };
  };
  const match = { id: 'm', module, view } as unknown as RunningMatch;
  const log = pino({ level: 'trace' }, { write: (line: string) => void told.push(JSON.parse(line).level) });
  const orders = { moveOf: async () => ORDERED };
  return new BotMoves({ searchPool: searchPool as SearchPool | null, orders, log, botPace: 0 }).choose(
    match,
    '0',
    play,
  );
}

test('a seat played by orders makes their move', async () => {
  expect(await chosen('orders')).toEqual(ORDERED);
  expect(bot).not.toHaveBeenCalled();
});

test('a strong bot searches only for decisions it owes', async () => {
  expect(await chosen('strong')).toEqual(FOUND);
  expect(await chosen('strong', false)).toEqual(QUICK);
  expect(answer.mock.calls).toMatchObject([['m', { level: 'strong', seed: expect.stringMatching(/^[0-9a-f]{32}$/) }]]);
});

test('a normal bot never searches', async () => {
  expect([await chosen('normal'), await chosen('normal', false)]).toEqual([QUICK, QUICK]);
  expect(answer).not.toHaveBeenCalled();
});

test('a quick bot gets only the view of its seat, the seat and randomness', async () => {
  await chosen('normal');
  expect(bot.mock.calls).toEqual([[{ mustDecide: true, audience: '0' }, '0', expect.anything()]]);
});

test.each<ServerPlay>(['normal', 'strong', 'default'])(
  'the server reads only the view of the seat it plays: %s',
  async (play) => {
    await chosen(play);
    expect(viewed).toEqual(['0']);
  },
);

test('a stand-in with default moves asks no bot', async () => {
  expect(await chosen('default')).toEqual(DEFAULT);
  expect([answer.mock.calls, bot.mock.calls]).toEqual([[], []]);
});

test('a strong bot is quick without a search pool, or if the search finds nothing', async () => {
  expect(await chosen('strong', true, null)).toEqual(QUICK);
  answer.mockResolvedValueOnce(undefined);
  expect(await chosen('strong')).toEqual(QUICK);
  expect(told).toEqual([]);
});

test('a failed search makes a bot quick, and a failed bot makes the default move; both are logged', async () => {
  answer.mockRejectedValueOnce(new Error('too many wait'));
  expect(await chosen('strong')).toEqual(QUICK);
  bot.mockImplementationOnce(() => {
    throw new Error('confused');
  });
  expect(await chosen('normal')).toEqual(DEFAULT);
  expect(told).toEqual([40, 50]);
});
