import { keptRoom } from '../../testing/roomRecords';
import {
  clockStandsStill,
  resumed,
  standsStill,
  standstill,
  stoodStill,
  suspended,
  withClockHeld,
} from '../lifecycle/suspendAndResume';
import { afterMatch, endedEarly, withHosting } from './hostingRules';

const running = keptRoom(['Ana', 'Ben'], { state: 'playing', matchId: 'm', owner: 'one' });
const now = 1_000_000;

beforeEach(() => jest.useFakeTimers({ now }));
afterEach(() => jest.useRealTimers());

test('a match is deserted once: later nothing changes', () => {
  const left = suspended(running, now - 500);
  expect(left).toMatchObject({ owner: null, hosting: { desertedAt: now - 500 } });
  expect(suspended(left, now)).toBe(left);
});

test('only a running match is deserted, and that of a lesson is not', () => {
  const open = keptRoom(['Ana', 'Ben']);
  expect(suspended(open, now)).toBe(open);
  const lesson = withHosting(running, { lesson: true });
  expect(suspended(lesson, now)).toBe(lesson);
});

test('a deserted match stands still until somebody comes, and its clock is reckoned from when it was left', () => {
  const left = suspended(running, now - 500);
  const back = resumed(left, 'two');
  expect([running, left, back].map(standsStill)).toEqual([false, true, false]);
  expect([stoodStill(running, left), stoodStill(left, back)]).toEqual([0, 500]);
  expect(back).toEqual({ ...running, owner: 'two' });
});

test('a room that was not deserted keeps its owner', () => {
  expect(resumed(running, 'two')).toBe(running);
});

test.each([
  ['before it was deserted', now - 900, now - 500],
  ['while it was deserted', now - 500, now - 900],
])('a match that was paused %s stands still from the first of both to the end of the pause', (_, pausedAt, leftAt) => {
  const left = withHosting(suspended(running, leftAt), { pausedAt });
  const back = resumed(left, 'one');
  expect([standsStill(back), stoodStill(left, back)]).toEqual([true, 0]);
  expect(stoodStill(back, withHosting(back, { pausedAt: null }))).toBe(900);
});

test.each([
  ['at once', now],
  ['with a clock that has jumped back meanwhile', now + 900],
])('a match that goes on %s has not stood still', (_, since) => {
  expect(stoodStill(withHosting(running, { pausedAt: since }), running)).toBe(0);
});

test('a match that begins after a pause of another has not stood still', () => {
  const paused = withHosting(running, { pausedAt: now - 900 });
  expect(stoodStill(paused, { ...running, matchId: 'next' })).toBe(0);
});

test('after its end a match is deserted no longer', () => {
  expect(afterMatch(suspended(running, now), 'fault', []).hosting).not.toHaveProperty('desertedAt');
});

test.each([
  ['vote', true],
  ['result', false],
  ['fault', false],
] as const)('after a %s nobody moves in the match: %s, also when the next one is played', (end, still) => {
  const over = afterMatch(running, end, []);
  const next = { ...over, state: 'playing' as const, matchId: 'next' };
  for (const room of [over, next]) {
    expect(endedEarly(room, 'm')).toBe(still);
    expect(standstill(room, 'm')).toBe(still ? 'ROOM_NOT_PLAYING' : undefined);
  }
  expect(standstill(next, 'next')).toBeUndefined();
  expect(standstill(withHosting(next, { pausedAt: now }), 'next')).toBe('PAUSED');
});

test('while the clock is held it stands still, but not the match', () => {
  const held = withClockHeld(running, true, now - 700);
  expect([clockStandsStill(held), standsStill(held)]).toEqual([true, false]);
  expect(stoodStill(running, held)).toBe(0);
  expect(stoodStill(held, withClockHeld(held, false, now))).toBe(700);
  expect(withClockHeld(running, false, now)).toBe(running);
});

test('a pause while the clock is held, and a hold that ends during a pause, count together', () => {
  const paused = withHosting(withClockHeld(running, true, now - 900), { pausedAt: now - 300 });
  const back = withClockHeld(paused, false, now);
  expect(stoodStill(paused, back)).toBe(0);
  expect(stoodStill(back, withHosting(back, { pausedAt: null }))).toBe(900);
});
