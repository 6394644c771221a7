import { crystalCaverns } from '@lantern/games/crystal-caverns/game';
import { pino } from 'pino';
import type { RunningMatch } from '../match/api';
import { BotMoves } from './botMoves';
import type { SearchPool } from './searchPool';
import type { ServerPlay } from './serverPlay';

const QUICK = { move: 'quick', args: [] };
const DEFAULT = { move: 'default', args: [] };
const FOUND = { move: 'found', args: [] };

/** What is answered by looking ahead, and by the quick bot. */
let answer: jest.Mock;
let bot: jest.Mock;
/** What was logged, by level. */
let told: number[];

beforeEach(() => {
  answer = jest.fn(async () => FOUND);
  bot = jest.fn(() => QUICK);
  told = [];
});

function chosen(play: ServerPlay, mustDecide = true, searchPool: object | null = { answer }) {
  const module = { ...crystalCaverns, defaultMove: () => DEFAULT, bot };
  const match = { id: 'm', module, view: () => ({ mustDecide }) } as unknown as RunningMatch;
  const log = pino({ level: 'trace' }, { write: (line: string) => void told.push(JSON.parse(line).level) });
  return new BotMoves({ searchPool: searchPool as SearchPool | null, log, pace: 0 }).choose(match, '0', play);
}

test('a strong bot looks ahead for what it must decide, and for nothing else', async () => {
  expect(await chosen('strong')).toEqual(FOUND);
  expect(await chosen('strong', false)).toEqual(QUICK);
  expect(answer.mock.calls).toMatchObject([[{ level: 'strong', seed: expect.stringMatching(/^[0-9a-f]{32}$/) }]]);
});

test('a normal bot is quick, whatever it decides', async () => {
  expect([await chosen('normal'), await chosen('normal', false)]).toEqual([QUICK, QUICK]);
  expect(answer).not.toHaveBeenCalled();
});

test('a stand-in by default moves asks no bot', async () => {
  expect(await chosen('default')).toEqual(DEFAULT);
  expect([answer.mock.calls, bot.mock.calls]).toEqual([[], []]);
});

test('a strong bot is quick where there is nobody to look ahead, and where nothing is found', async () => {
  expect(await chosen('strong', true, null)).toEqual(QUICK);
  answer.mockResolvedValueOnce(undefined);
  expect(await chosen('strong')).toEqual(QUICK);
  expect(told).toEqual([]);
});

test('a bot that cannot look ahead is quick, and one that fails makes the default move: both are logged', async () => {
  answer.mockRejectedValueOnce(new Error('too many wait'));
  expect(await chosen('strong')).toEqual(QUICK);
  bot.mockImplementationOnce(() => {
    throw new Error('confused');
  });
  expect(await chosen('normal')).toEqual(DEFAULT);
  expect(told).toEqual([40, 50]);
});
