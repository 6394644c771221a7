import { Occupancy } from './occupancy';

test('each start is counted under its key until it ends', () => {
  const occupancy = new Occupancy<string>();
  const ends = [occupancy.enter('a'), occupancy.enter('a')];
  occupancy.enter('b');
  expect([occupancy.of('a'), occupancy.of('b'), occupancy.of('c')]).toEqual([2, 1, 0]);
  ends[0]?.();
  expect([occupancy.of('a'), occupancy.of('b')]).toEqual([1, 1]);
  ends[1]?.();
  expect([occupancy.of('a'), occupancy.of('b')]).toEqual([0, 1]);
});
