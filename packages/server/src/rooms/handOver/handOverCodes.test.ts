import { drawTypedCode, isTypedCode, TypedCodes } from './handOverCodes';
import { HAND_OVER_LASTS } from './handOverRules';

let codes: TypedCodes;
beforeEach(() => {
  jest.useFakeTimers();
  codes = new TypedCodes();
});
afterEach(() => void jest.useRealTimers());

/** The number of attempts that are let through. */
async function letThrough(times: number, room: string, addressOf: (time: number) => string): Promise<number> {
  let count = 0;
  for (let time = 0; time < times; time++) {
    try {
      await codes.count(room, addressOf(time));
      count++;
    } catch (refused) {
      expect(refused).toMatchObject({ body: { code: 'TOO_MANY_TRIES' } });
    }
  }
  return count;
}

it('one address may try ten codes, across all rooms, and so may others', async () => {
  expect(await letThrough(6, 'AAAA', () => '1.1.1.1')).toBe(6);
  expect(await letThrough(6, 'BBBB', () => '1.1.1.1')).toBe(4);
  expect(await letThrough(11, 'BBBB', () => '2.2.2.2')).toBe(10);
});

it('all addresses together may try a hundred codes in one room, and as many in the next', async () => {
  expect(await letThrough(102, 'AAAA', (time) => `1.1.1.${time}`)).toBe(100);
  expect(await letThrough(2, 'BBBB', (time) => `1.1.2.${time}`)).toBe(2);
});

it('attempts refused for their address do not count in the room', async () => {
  await letThrough(90, 'AAAA', () => '1.1.1.1');
  expect(await letThrough(100, 'AAAA', (time) => `1.1.2.${time}`)).toBe(90);
});

it('the limits end after two minutes, the life of a code', async () => {
  expect(await letThrough(110, 'AAAA', (time) => `1.1.1.${time % 10}`)).toBe(100);
  jest.advanceTimersByTime(HAND_OVER_LASTS - 1);
  expect(await letThrough(1, 'AAAA', () => '1.1.2.1')).toBe(0);
  expect(await letThrough(1, 'BBBB', () => '1.1.1.1')).toBe(0);
  jest.advanceTimersByTime(1);
  expect(await letThrough(1, 'AAAA', () => '1.1.2.1')).toBe(1);
  expect(await letThrough(1, 'BBBB', () => '1.1.1.1')).toBe(1);
});

it('codes have eight characters, unlike the secret of a link', () => {
  expect(isTypedCode(drawTypedCode())).toBe(true);
  for (const secret of ['K7WQ3HB', 'K7WQ3HBMN', 8, undefined]) expect(isTypedCode(secret)).toBe(false);
});
