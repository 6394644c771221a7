import { Presence } from '../rooms/presence/presence';
import { keptRoom } from '../testing/roomRecords';
import { Absences } from './absences';

/** A match of Ana and Ben, both away, with a stand-in after a minute. */
const played = keptRoom(['Ana', 'Ben'], { state: 'playing', matchId: 'm' });
const room = {
  ...played,
  matchId: 'm',
  hosting: { ...played.hosting, absence: { after: 60, by: 'bot' as const } },
};

let called: string[];
let absences: Absences;

beforeEach(() => {
  jest.useFakeTimers();
  called = [];
  const hosting = {
    standIn: async (_: string, __: string, seat: string) => void called.push(seat),
    standDown: async () => undefined,
    endVoteOf: async () => undefined,
  };
  absences = new Absences(hosting, new Presence(), (_, work) => void work());
});

afterEach(() => {
  absences.close();
  jest.useRealTimers();
});

test('a server that does not own the match counts too, but starts no stand-in', () => {
  expect(absences.look(room, false)).toBe(true);
  expect(absences.of(room)).toEqual({ '0': 60_000, '1': 60_000 });
  jest.advanceTimersByTime(90_000);
  expect(absences.of(room)).toEqual({ '0': 0, '1': 0 });
  expect(called).toEqual([]);
});

test('a new owner of a match starts the stand-in after the remaining time', () => {
  absences.look(room, false);
  jest.advanceTimersByTime(20_000);
  expect(absences.look(room, true)).toBe(false);
  jest.advanceTimersByTime(39_999);
  expect(called).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(called).toEqual(['0', '1']);
});

test('a changed absence time starts again', () => {
  absences.look(room, true);
  jest.advanceTimersByTime(20_000);
  const longer = { ...room, hosting: { ...room.hosting, absence: { after: 180, by: 'bot' as const } } };
  expect(absences.look(longer, true)).toBe(true);
  expect(absences.of(room)['0']).toBe(180_000);
});
