import type { Seat } from '@lantern/protocol/seat';
import { hashKey } from '../rooms/access/keys';
import { Presence } from '../rooms/presence/presence';
import type { RoomRecord } from '../store/records';
import { fakeTime, pass } from '../testing/roomParts';
import { keptRoom, keptSeat } from '../testing/roomRecords';
import { Absences } from './absences';

type Running = RoomRecord & { matchId: string };

/** A running match with Ana, Ben and a bot, in a room with an absence time of one minute. */
function running(matchId: string, more: Partial<RoomRecord['hosting']> = {}): Running {
  const room = keptRoom(['Ana', 'Ben'], { matchId, state: 'playing' });
  const bot = keptSeat('2', 'Bot', { kind: 'bot', keyHash: null });
  const hosting = { ...room.hosting, absence: { after: 60, by: 'bot' as const }, ...more };
  return { ...room, matchId, seats: [...room.seats, bot], hosting };
}

let presence: Presence;
let absences: Absences;
/** Started stand-ins as `<match>/<seat>`, and matches from which they were removed. */
let called: string[];
let sentAway: string[];
/** People whose votes are no longer awaited. */
let votesEnded: string[];
/** Whether the store refuses writes. */
let away: boolean;

beforeEach(() => {
  fakeTime();
  presence = new Presence();
  [called, sentAway, votesEnded, away] = [[], [], [], false];
  const hosting = {
    async standIn(_: string, matchId: string, seat: Seat) {
      if (away) throw new Error('away');
      called.push(`${matchId}/${seat}`);
    },
    standDown: async (_: string, matchId: string) => void sentAway.push(matchId),
    endVoteOf: async (_: string, matchId: string, seat: Seat) => void votesEnded.push(`${matchId}/${seat}`),
  };
  absences = new Absences(hosting, presence, (_, work) => void work().catch(() => {}));
});

afterEach(() => {
  absences.close();
  jest.useRealTimers();
});

const enter = (name: string) => presence.enter('K7WQ3H', { name, hostHash: null, seatHash: hashKey(`key-${name}`) });

describe('a person who is away from a running match', () => {
  it('is awaited for exactly a minute, then their stand-in starts', async () => {
    const room = running('m1');
    enter('Ben');
    expect(absences.look(room, true)).toBe(true);
    expect(absences.of(room)).toEqual({ '0': 60_000 });
    await pass(59_999);
    expect([called, absences.of(room)]).toEqual([[], { '0': 1 }]);
    await pass(1);
    expect([called, absences.of(room)]).toEqual([['m1/0'], {}]);
  });

  it('keeps the remaining time when the match is looked at again; it changes only with the setting of the room', async () => {
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

  it('is no longer awaited once they are back', async () => {
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
    ['without time running while the match is paused', { pausedAt: 1 }],
    ['without time running while the match is suspended', { desertedAt: 1 }],
  ] as [string, Partial<RoomRecord['hosting']>][])('is awaited for %s', async (_, hosting) => {
    const room = running('m1', hosting);
    expect(absences.look(room, true)).toBe(false);
    await pass(3_600_000);
    expect([called, absences.of(room)]).toEqual([[], {}]);
  });

  it('gets a stand-in only from the owner of the match; a new owner continues with the remaining time', async () => {
    const room = running('m1');
    enter('Ben');
    expect(absences.look(room, false)).toBe(true);
    await pass(50_000);
    expect(absences.look(room, true)).toBe(false);
    expect(absences.of(room)).toEqual({ '0': 10_000 });
    await pass(10_000);
    expect(called).toEqual(['m1/0']);
  });

  it('is still awaited by a server that no longer owns the match, but gets no stand-in from it', async () => {
    const room = running('m1');
    enter('Ben');
    absences.look(room, true);
    await pass(50_000);
    expect(absences.look(room, false)).toBe(false);
    expect(absences.of(room)).toEqual({ '0': 10_000 });
    await pass(10_000);
    expect([called, absences.of(room)]).toEqual([[], { '0': 0 }]);
  });

  it('gets a stand-in at a later attempt if the store refused the first', async () => {
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

  it('loses the stand-in on return, through the owner of the match', () => {
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

describe('nobody is awaited', () => {
  it('in a suspended match, whatever the ids of other matches begin with', async () => {
    const [resting, other] = [running('m1'), running('m10')];
    absences.look(resting, true);
    absences.look(other, true);
    absences.stop('m1');
    expect([absences.of(resting), absences.of(other)]).toEqual([{}, { '0': 60_000, '1': 60_000 }]);
    await pass(60_000);
    expect(called).toEqual(['m10/0', 'm10/1']);
  });

  it('by a stopped server', async () => {
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

describe('the vote of an absent person', () => {
  it.each([0, 60, 300, null])('is awaited for a minute, with a stand-in after %s', async (after) => {
    const room = running('m1');
    const set = { ...room, hosting: { ...room.hosting, absence: { after, by: 'bot' as const } } };
    enter('Ben');
    absences.look(set, true);
    await pass(59_999);
    expect(votesEnded).toEqual([]);
    await pass(1);
    expect(votesEnded).toEqual(['m1/0']);
  });

  it('is awaited while they are back, and for another minute when they leave again', async () => {
    const room = running('m1');
    enter('Ben');
    absences.look(room, true);
    await pass(59_999);
    const leave = enter('Ana');
    absences.look(room, true);
    await pass(60_000);
    leave();
    absences.look(room, true);
    await pass(59_999);
    expect(votesEnded).toEqual([]);
    await pass(1);
    expect(votesEnded).toEqual(['m1/0']);
  });

  it('is restored on return, even without a stand-in', () => {
    const room = running('m1');
    const away = { ...room, seats: room.seats.map((seat) => ({ ...seat, away: true as const })) };
    enter('Ben');
    absences.look(away, true);
    expect(sentAway).toEqual(['m1']);
  });
});
