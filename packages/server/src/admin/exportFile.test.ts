import { AdminError } from './adminError';
import { parseExport } from './exportFile';

const person = { name: 'Ana', kind: 'person', person: 1 };
const seat = { seat: '0', name: 'Ana', kind: 'person', standIn: 'none' };
const played = { matchId: 'm', game: 'toy', at: 1, end: 'result', players: [person], winners: ['0'] };
const remark = { audience: 'all', at: 1, speaker: { seat: null, name: 'Wanda' }, saying: { text: 'Hello' } };

/** The output of `export` for a room in which one match was played. */
const whole = () => ({
  ...{ lantern: 'evening', version: 1, matches: [] as unknown[], said: [remark] },
  room: {
    ...{ code: 'BBBBBB', game: 'toy', listed: false, state: 'open', matchId: null as string | null, createdAt: 1 },
    ...{ seats: [seat], options: {} as Record<string, unknown>, history: [played] },
  },
});

type Whole = ReturnType<typeof whole>;

const named = (name: string) => (file: Whole) => Object.assign(file.room.seats[0] as object, { ...seat, name });
const saying = (text: string) => (file: Whole) => file.said.push({ ...remark, saying: { text } });
const seats = (count: number) => (file: Whole) => Object.assign(file.room, { seats: Array(count).fill(seat) });
const history = (count: number) => (file: Whole) => Object.assign(file.room, { history: Array(count).fill(played) });
/** Sets options whose JSON has this number of characters. */
const options = (size: number) => (file: Whole) => Object.assign(file.room, { options: { x: 'x'.repeat(size - 8) } });

function parsed(change: (file: Whole) => unknown) {
  const file = structuredClone(whole());
  change(file);
  return parseExport(JSON.stringify(file));
}

test.each<[string, (file: Whole) => unknown]>([
  ['a name of 24 characters', named('a'.repeat(24))],
  ['a name of markup, which is text', named('<b>Zoë</b>')],
  ['no name', named('')],
  ['sixteen seats', seats(16)],
  ['thirty earlier matches', history(30)],
  ['options of 16 KB', options(16_384)],
  ['a message of 280 characters', saying('x'.repeat(280))],
])('%s is accepted', (_, change) => {
  expect(() => parsed(change)).not.toThrow();
});

test.each<[string, (file: Whole) => unknown, RegExp]>([
  ['a name of 25 characters', named('a'.repeat(25)), /room\.seats\.0\.name is invalid/],
  ['a name with a control character', named('A\u001b[2Jna'), /room\.seats\.0\.name is invalid/],
  ['a name that cannot be seen', named('\u202e'), /room\.seats\.0\.name is invalid/],
  [
    'such a name in an earlier match',
    (file) => Object.assign(file.room, { history: [{ ...played, players: [{ ...person, name: '\u202e' }] }] }),
    /room\.history\.0\.players\.0\.name is invalid/,
  ],
  [
    'such a name of a speaker',
    (file) => Object.assign(file, { said: [{ ...remark, speaker: { seat: null, name: '\u202e' } }] }),
    /said\.0\.speaker\.name is invalid/,
  ],
  ['a NUL in any text', (file) => Object.assign(file.room, { options: { x: ['\0'] } }), /^This file was not written/],
  ['seventeen seats', seats(17), /room\.seats is invalid/],
  ['31 earlier matches', history(31), /room\.history is invalid/],
  ['a huge history', history(200_000), /room\.history is invalid/],
  ['options larger than a request', options(16_385), /room\.options is invalid/],
  ['a message of 281 characters', saying('x'.repeat(281)), /said\.1\.saying is invalid/],
  ['an empty message', saying('\u200b'), /said\.1\.saying is invalid/],
])('%s is refused', (_, change, sentence) => {
  let refusal: unknown;
  try {
    parsed(change);
  } catch (error) {
    refusal = error;
  }
  expect(refusal).toBeInstanceOf(AdminError);
  expect((refusal as Error).message).toMatch(sentence);
});

test('names and chat messages are accepted exactly as by the server', () => {
  const { room, said } = parsed((file) => {
    named('  Ana\u00a0 Maria ')(file);
    saying('Hello\u0007\u202eyou ')(file);
  });
  expect(room.seats[0]?.name).toBe('Ana Maria');
  expect(said[1]?.saying).toEqual({ text: 'Hello you' });
});
