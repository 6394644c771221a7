import type { CommonView } from '@lantern/games/module';
import { type AskedTable, answerTo } from './answers';

const line = (n: number, seat: string) => ({
  n,
  sentence: `Sentence ${n}.`,
  fact: { n, kind: 'drew', data: { seat } },
});

const words = async () => () => ({
  table: ['Round 1.'],
  people: [
    ['0', 'Ana: 3 cards.'],
    ['1', 'Ben: 4 cards.'],
  ] as const,
  places: [],
  here: 'Hall, dark.',
});

const table = (change: Partial<AskedTable> = {}): AskedTable => ({
  game: { words },
  view: {} as CommonView,
  lines: [line(1, '1'), line(2, '0'), line(3, '1'), line(4, '1')] as AskedTable['lines'],
  seat: '0',
  names: {},
  clock: null,
  last: 'Your turn.',
  ...change,
});

test.each([
  ['where', 'Ana: 3 cards. Hall, dark.'],
  ['others', 'Ben: 4 cards.'],
  ['happened', 'Sentence 3. Sentence 4.'],
  ['time', 'There is no limit of time.'],
  ['again', 'Your turn.'],
] as const)('a player who asks "%s" is told: %s', async (question, answer) => {
  expect(await answerTo(question, table())).toBe(answer);
});

test('a spectator who asks where they are gets the table, and all players as the others', async () => {
  expect(await answerTo('where', table({ seat: null }))).toBe('Round 1.');
  expect(await answerTo('others', table({ seat: null }))).toBe('Ana: 3 cards. Ben: 4 cards.');
});

test('an answer has at most the newest eight sentences', async () => {
  const lines = Array.from({ length: 9 }, (_, at) => line(at + 1, '1')) as AskedTable['lines'];
  expect(await answerTo('happened', table({ lines }))).toMatch(/^Sentence 2\. .*Sentence 9\.$/);
});

test('a running clock is given in seconds, an expired one as none', async () => {
  const clock = (left: number) => ({ decisionId: 1, length: 60_000, endsAt: performance.now() + left });
  expect(await answerTo('time', table({ clock: clock(30_100) }))).toBe('30 seconds left.');
  expect(await answerTo('time', table({ clock: clock(-5000) }))).toBe('0 seconds left.');
});

test('a table whose words cannot be loaded says so', async () => {
  const failing = () => Promise.reject(new Error('offline'));
  expect(await answerTo('where', table({ game: { words: failing } }))).toMatch(/could not be loaded/);
});
