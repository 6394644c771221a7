import { SnapshotSchedule } from './snapshotSchedule';

const text = (length: number) => 'x'.repeat(length);

test('a snapshot is stored once the deltas since the last one are longer than four times the state', () => {
  const schedule = new SnapshotSchedule();
  schedule.kept('m1', text(900), text(10));
  schedule.kept('m1', text(30), null);
  expect(schedule.isDue('m1', text(10))).toBe(false);
  expect(schedule.isDue('m1', text(11))).toBe(true);
});

test('after a snapshot the deltas are counted from zero, against the length of the new one', () => {
  const schedule = new SnapshotSchedule();
  schedule.kept('m1', '', text(10));
  schedule.kept('m1', text(40), null);
  schedule.kept('m1', text(1), text(20));
  expect(schedule.isDue('m1', text(80))).toBe(false);
  expect(schedule.isDue('m1', text(81))).toBe(true);
});

test('each match is counted separately', () => {
  const schedule = new SnapshotSchedule();
  for (const match of ['m1', 'm2']) schedule.kept(match, '', text(10));
  schedule.kept('m1', text(40), null);
  expect([schedule.isDue('m1', text(1)), schedule.isDue('m2', text(1))]).toEqual([true, false]);
});

test('an unknown match gets a snapshot with its next move', () => {
  const schedule = new SnapshotSchedule();
  expect(schedule.isDue('m1', '')).toBe(true);
  schedule.kept('m1', '', null);
  expect(schedule.isDue('m1', '')).toBe(true);
});

test('when too many matches are tracked, the one with the oldest last move is dropped', () => {
  const schedule = new SnapshotSchedule(2);
  schedule.kept('m1', '', text(10));
  schedule.kept('m2', '', text(10));
  schedule.kept('m1', text(1), null);
  schedule.kept('m3', '', text(10));
  expect(['m1', 'm2', 'm3'].map((match) => schedule.isDue(match, text(1)))).toEqual([false, true, false]);
});
