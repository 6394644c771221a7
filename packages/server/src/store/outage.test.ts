import { Outage } from './outage';
import { StoreError } from './store';

let lines: [level: string, fields: object, message: string][];
let outage: Outage;

beforeEach(() => {
  jest.useFakeTimers();
  lines = [];
  const line = (level: string) => (fields: object, message: string) => void lines.push([level, fields, message]);
  outage = new Outage({ error: line('error'), info: line('info') } as never);
});
afterEach(() => jest.useRealTimers());

test('an outage is two lines: its first failure, and its end with the number of refusals', () => {
  const first = new StoreError('away');
  outage.failed(first);
  outage.refused();
  jest.advanceTimersByTime(20_000);
  outage.failed(new StoreError('still away'));
  outage.refused();
  outage.wrote();
  expect(lines).toEqual([
    ['error', { err: first }, 'the database cannot store changes: they are refused'],
    ['info', { refused: 2, seconds: 20 }, 'the database stores changes again'],
  ]);
});

test('the next outage is counted on its own', () => {
  for (let n = 0; n < 2; n++) {
    outage.failed(new StoreError('away'));
    outage.refused();
    outage.wrote();
  }
  expect(lines.map(([level]) => level)).toEqual(['error', 'info', 'error', 'info']);
  expect(lines[3]?.[1]).toEqual({ refused: 1, seconds: 0 });
});

test('without a failure nothing is logged', () => {
  outage.refused();
  outage.wrote();
  expect(lines).toEqual([]);
});
