import { Observable } from './observable';

test('subscribers are notified of changes only', () => {
  const observable = new Observable({ pending: false, version: 1 });
  const before = observable.get();
  const told = jest.fn();
  observable.subscribe(told);
  observable.set({ pending: false });
  expect(told).not.toHaveBeenCalled();
  expect(observable.get()).toBe(before);
  observable.set({ pending: false, version: 2 });
  expect(told).toHaveBeenCalledTimes(1);
  expect(observable.get()).toEqual({ pending: false, version: 2 });
});
