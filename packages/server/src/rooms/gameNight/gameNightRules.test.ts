import { GAME_NIGHT_LASTS, GUESTS_AT_MOST } from '@lantern/protocol/gameNight';
import type { GuestRecord, RoomRecord } from '../../store/records';
import { keptRoom } from '../../testing/roomRecords';
import { withHosting } from '../host/hostingRules';
import { datedFor, gameNightView, replied, withoutGuest } from './gameNightRules';

const NOW = 1_000_000;
const guest = (name: string, more: Partial<GuestRecord> = {}): GuestRecord => ({
  ...{ id: `id-${name}`, name, reply: 'yes', browser: `browser-${name}` },
  ...more,
});
const dated = (at = NOW + 1): RoomRecord => datedFor(keptRoom(['Ana']), at, NOW);
const names = (room: RoomRecord) => gameNightView(room, NOW)?.guests.map(({ name }) => name);

describe('the date of a game night', () => {
  test('lies in the future, at most two years ahead', () => {
    const room = keptRoom(['Ana']);
    expect(() => datedFor(room, NOW, NOW)).toThrow('BAD_DATE');
    expect(gameNightView(datedFor(room, NOW + 1, NOW), NOW)).toEqual({ at: NOW + 1, revision: 0, guests: [] });
    const furthest = NOW + 2 * 366 * 24 * 60 * 60_000;
    expect(gameNightView(datedFor(room, furthest, NOW), NOW)?.at).toBe(furthest);
    expect(() => datedFor(room, furthest + 1, NOW)).toThrow('BAD_DATE');
  });

  test('keeps the answers when it changes, and each change has its own number', () => {
    const moved = datedFor(replied(dated(), guest('Ben'), NOW), NOW + 2, NOW);
    expect(gameNightView(moved, NOW)).toEqual({
      ...{ at: NOW + 2, revision: 1 },
      guests: [{ id: 'id-Ben', name: 'Ben', reply: 'yes' }],
    });
    expect(datedFor(moved, NOW + 2, NOW)).toBe(moved);
  });

  test('is removed with all answers', () => {
    expect(datedFor(replied(dated(), guest('Ben'), NOW), null, NOW).hosting).not.toHaveProperty('gameNight');
    const without = keptRoom(['Ana']);
    expect(datedFor(without, null, NOW)).toBe(without);
  });

  test('is shown until twelve hours later; the next one starts without answers', () => {
    const room = replied(dated(), guest('Ben'), NOW);
    const over = NOW + 1 + GAME_NIGHT_LASTS;
    expect(gameNightView(room, over - 1)).toBeDefined();
    expect(gameNightView(room, over)).toBeUndefined();
    expect(datedFor(room, over + 1, over).hosting.gameNight).toEqual({ at: over + 1, revision: 1, guests: [] });
  });
});

describe('an answer', () => {
  test('belongs to a browser, which may change it and keeps its place', () => {
    const both = replied(replied(dated(), guest('Ben'), NOW), guest('Cy'), NOW);
    const changed = replied(both, guest('Benno', { browser: 'browser-Ben', reply: 'no' }), NOW);
    expect(gameNightView(changed, NOW)?.guests).toEqual([
      { id: 'id-Ben', name: 'Benno', reply: 'no' },
      { id: 'id-Cy', name: 'Cy', reply: 'yes' },
    ]);
  });

  test('needs a date that has not passed', () => {
    expect(() => replied(keptRoom(['Ana']), guest('Ben'), NOW)).toThrow('NO_GAME_NIGHT');
    expect(names(replied(dated(), guest('Ben'), NOW + GAME_NIGHT_LASTS))).toEqual(['Ben']);
    expect(() => replied(dated(), guest('Ben'), NOW + 1 + GAME_NIGHT_LASTS)).toThrow('NO_GAME_NIGHT');
  });

  test('is refused during a match', () => {
    expect(() => replied({ ...dated(), state: 'playing' }, guest('Ben'), NOW)).toThrow('ROOM_PLAYING');
    expect(names(replied({ ...dated(), state: 'over' }, guest('Ben'), NOW))).toEqual(['Ben']);
  });

  test('is refused after too many others; earlier guests may still change theirs', () => {
    let room = dated();
    for (let count = 0; count < GUESTS_AT_MOST; count++) room = replied(room, guest(`G${count}`), NOW);
    expect(() => replied(room, guest('Ben'), NOW)).toThrow('TOO_MANY_GUESTS');
    expect(names(replied(room, guest('G0', { name: 'Gus' }), NOW))?.[0]).toBe('Gus');
  });

  test('may be changed in a locked room, but new guests are refused there', () => {
    const locked = withHosting(replied(dated(), guest('Ben'), NOW), { locked: true });
    expect(() => replied(locked, guest('Cy'), NOW)).toThrow('ROOM_LOCKED');
    expect(names(replied(locked, guest('Ben', { name: 'Bea' }), NOW))).toEqual(['Bea']);
  });

  test('is removed by its id; an unknown id changes nothing', () => {
    const room = replied(replied(dated(), guest('Ben'), NOW), guest('Cy'), NOW);
    expect(names(withoutGuest(room, 'id-Ben'))).toEqual(['Cy']);
    expect(withoutGuest(room, 'id-Dan')).toBe(room);
  });
});
