/** @jest-environment ./test/page.ts */
import { MINUTE } from '@lantern/protocol/timeUnits';
import { act, fireEvent, renderHook } from '@testing-library/react';
import { useAttention } from './useAttention';

let told: boolean[];

beforeEach(() => {
  jest.useFakeTimers();
  told = [];
});
afterEach(() => jest.useRealTimers());

const watched = (status: 'here' | 'lost' = 'here') =>
  renderHook((now: 'here' | 'lost') => useAttention({ attend: (attends) => told.push(attends), status: now }), {
    initialProps: status,
  });

const pass = (minutes: number) => act(() => jest.advanceTimersByTime(minutes * MINUTE));

test('an open page counts as looked at for five minutes after the last touch', () => {
  watched();
  pass(4);
  fireEvent.pointerDown(document);
  pass(4.9);
  expect(told).toEqual([true]);
  pass(0.1);
  expect(told).toEqual([true, false]);
  fireEvent.keyDown(document);
  expect(told).toEqual([true, false, true]);
});

test('a page that is left no longer counts as looked at', () => {
  watched().unmount();
  expect(told).toEqual([true, false]);
});

test('every new connection gets a report, and no lost one does', () => {
  const { rerender } = watched('lost');
  expect(told).toEqual([]);
  rerender('here');
  expect(told).toEqual([true]);
});
