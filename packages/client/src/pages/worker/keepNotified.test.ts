/** @jest-environment ./test/page.ts */
import { keepWish } from '../../state/pushWishes';
import { keepKeys, rememberRoom } from '../../state/roomKeys';
import { keepNotified } from './keepNotified';

const own = { code: 'AAAAAA', seat: '0', seatKey: 'a' };
let reconciled: number;
let container: EventTarget;

function start(): void {
  reconciled = 0;
  container = new EventTarget();
  keepNotified({ serviceWorker: container } as unknown as Navigator, async () => {
    reconciled++;
  });
  jest.runAllTimers();
}

const tell = (data: object) => container.dispatchEvent(new MessageEvent('message', { data }));

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  keepKeys(own.code, { seats: [own] });
  rememberRoom({ code: own.code, game: 'toy', at: 0 });
  keepWish(own);
});
afterEach(() => jest.useRealTimers());

test('subscriptions are renewed at every start, and when the browser has lost its address', () => {
  start();
  expect(reconciled).toBe(1);
  tell({ protocol: '2' });
  expect(reconciled).toBe(1);
  tell({ pushChanged: true });
  expect(reconciled).toBe(2);
});

test('without a wish for notifications nothing is done', () => {
  localStorage.clear();
  start();
  tell({ pushChanged: true });
  expect(reconciled).toBe(0);
});

test('a browser without workers is skipped', () => {
  expect(() => keepNotified({} as Navigator)).not.toThrow();
});
