import type { Seat } from '@lantern/protocol/seat';
import { hashKey } from '../rooms/access/keys';
import { Presence } from '../rooms/presence/presence';
import type { RoomRecord } from '../store/records';
import { fakeTime, pass } from '../testing/roomParts';
import { keptRoom, keptSeat } from '../testing/roomRecords';
import { Absences } from './absences';

type Running = RoomRecord & { matchId: string };

/** A running match of a room that waits a minute for Ana, Ben and a bot. */
function running(matchId: string, more: Partial<RoomRecord['hosting']> = {}): Running {
  const room = keptRoom(['Ana', 'Ben'], { matchId, state: 'playing' });
  const bot = keptSeat('2', 'Bot', { kind: 'bot', keyHash: null });
  const hosting = { ...room.hosting, absence: { after: 60, by: 'bot' as const }, ...more };
  return { ...room, matchId, seats: [...room.seats, bot], hosting };
}

let presence: Presence;
let absences: Absences;
/** Stand-ins that were called, as `<match>/<seat>`, and those that were sent away, as `<match>`. */
let called: string[];
let sentAway: string[];
/** Whether the store takes nothing. */
let away: boolean;

beforeEach(() => {
  fakeTime();
  presence = new Presence();
  [called, sentAway, away] = [[], [], false];
  const hosting = {
    async standIn(_: string, matchId: string, seat: Seat) {
      if (away) throw new Error('away');
      called.push(`${matchId}/${seat}`);
    },
    standDown: async (_: string, matchId: string) => void sentAway.push(matchId),
  };
  absences = new Absences(hosting, presence, (_, work) => void work().catch(() => {}));
});

afterEach(() => {
  absences.close();
  jest.useRealTimers();
});

const enter = (name: string) => presence.enter('K7WQ3H', { name, hostHash: null, seatHash: hashKey(`key-${name}`) });

describe('who is away from a running match', () => {
  it('is waited for a minute, and not longer: then their stand-in is called', async () => {
    const room = running('m1');
    enter('Ben');
    expect(absences.look(room, true)).toBe(true);
    expect(absences.of(room)).toEqual({ '0': 60_000 });
    await pass(59_999);
    expect([called, absences.of(room)]).toEqual([[], { '0': 1 }]);
    await pass(1);
    expect([called, absences.of(room)]).toEqual([['m1/0'], {}]);
  });

  it('has no more time when the match is looked at again, and less or more when the room says so', async () => {
    const room = running('m1');
    enter('Ben');
    absences.look(room, true);
    await pass(20_000);
    expect(absences.look(room, true)).toBe(false);
    expect(absences.of(room)).toEqual({ '0': 40_000 });
    const shorter = running('m1', { absence: { after: 30, by: 'bot' } });
    expect(absences.look(shorter, true)).toBe(true);
    expect(absences.of(room)).toEqual({ '0': 30_000 });
    await pass(30_000);
    expect(called).toEqual(['m1/0']);
  });

  it('is waited for no longer once they are back', async () => {
    const room = running('m1');
    enter('Ben');
    absences.look(room, true);
    enter('Ana');
    expect(absences.look(room, true)).toBe(true);
    expect(absences.of(room)).toEqual({});
    await pass(60_000);
    expect(called).toEqual([]);
  });

  it.each([
    ['without end', { absence: { after: null, by: 'bot' } }],
    ['without a time that runs while the match is paused', { pausedAt: 1 }],
    ['without a time that runs while nobody is there', { desertedAt: 1 }],
  ] as [string, Partial<RoomRecord['hosting']>][])('is waited for %s', async (_, hosting) => {
    const room = running('m1', hosting);
    expect(absences.look(room, true)).toBe(false);
    await pass(3_600_000);
    expect([called, absences.of(room)]).toEqual([[], {}]);
  });

  it('has a stand-in called by the server alone that keeps the match, which goes on with what was left', async () => {
    const room = running('m1');
    enter('Ben');
    expect(absences.look(room, false)).toBe(true);
    await pass(50_000);
    expect(absences.look(room, true)).toBe(false);
    expect(absences.of(room)).toEqual({ '0': 10_000 });
    await pass(10_000);
    expect(called).toEqual(['m1/0']);
  });

  it('is waited for on, and called for by no server that has ceased to keep the match', async () => {
    const room = running('m1');
    enter('Ben');
    absences.look(room, true);
    await pass(50_000);
    expect(absences.look(room, false)).toBe(false);
    expect(absences.of(room)).toEqual({ '0': 10_000 });
    await pass(10_000);
    expect([called, absences.of(room)]).toEqual([[], { '0': 0 }]);
  });

  it('is called for again where the store did not take it', async () => {
    away = true;
    enter('Ben');
    absences.look(running('m1'), true);
    await pass(60_000);
    away = false;
    await pass(1999);
    expect(called).toEqual([]);
    await pass(1);
    expect(called).toEqual(['m1/0']);
  });

  it('has their stand-in sent away once they are back, by the server that keeps the match', () => {
    const room = running('m1');
    const [ana, ...others] = room.seats;
    const played: Running = { ...room, seats: [{ ...(ana as (typeof room.seats)[0]), standIn: 'bot' }, ...others] };
    enter('Ben');
    absences.look(played, true);
    expect([sentAway, absences.of(played)]).toEqual([[], {}]);
    enter('Ana');
    absences.look(played, false);
    expect(sentAway).toEqual([]);
    absences.look(played, true);
    expect(sentAway).toEqual(['m1']);
  });
});

describe('nobody is waited for', () => {
  it('in a match that rests; in others they are, whatever their names begin with', async () => {
    const [resting, other] = [running('m1'), running('m10')];
    absences.look(resting, true);
    absences.look(other, true);
    absences.stop('m1');
    expect([absences.of(resting), absences.of(other)]).toEqual([{}, { '0': 60_000, '1': 60_000 }]);
    await pass(60_000);
    expect(called).toEqual(['m10/0', 'm10/1']);
  });

  it('by a server that has stopped', async () => {
    const room = running('m1');
    enter('Ben');
    absences.look(room, true);
    absences.close();
    expect(absences.of(room)).toEqual({});
    await pass(3_600_000);
    absences.look(room, true);
    await pass(3_600_000);
    expect([called, absences.of(room)]).toEqual([[], {}]);
  });
});
