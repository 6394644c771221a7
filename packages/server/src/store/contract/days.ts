import { usualTempo } from '@lantern/protocol/tempo';
import { afterSave, type DayClockRecord } from '../days';
import type { Store } from '../store';
import { commitOf, keyIn, match, room } from './records';

const clockOf = (matchId: string, more: Partial<DayClockRecord> = {}): DayClockRecord => ({
  version: 0,
  matchId,
  roomCode: 'AAAA',
  tempo: usualTempo(3, 'Europe/Berlin'),
  decisionId: 1,
  kind: 'turn',
  owing: ['0'],
  routine: false,
  endsAt: 500,
  turn: { seats: ['0'], began: 1, lengthened: false },
  held: null,
  last: null,
  seats: { '0': { reserve: 10, missed: 0 } },
  nextAt: 100,
  ...more,
});

export function daysContract(store: () => Store): void {
  const deal = async (id: string, more: Partial<DayClockRecord> = {}) =>
    store().createMatch(match(id), clockOf(id, more));

  beforeEach(async () => {
    await store().createRoom(room('AAAA', { state: 'playing', matchId: 'm' }));
  });

  test('a clock is stored with its deal; a match in one go has none', async () => {
    await deal('m');
    await store().createMatch(match('other'));
    expect(await store().days.load(keyIn('m'))).toEqual(clockOf('m'));
    expect(await store().days.load(keyIn('other'))).toBeUndefined();
  });

  test('a clock is stored with its move, and not if the move is rejected', async () => {
    await deal('m');
    const dayClock = clockOf('m', { decisionId: 2, nextAt: 200 });
    expect(await store().commit({ ...commitOf('m', 1), dayClock })).toBe('committed');
    const late = clockOf('m', { decisionId: 3, nextAt: 300 });
    expect(await store().commit({ ...commitOf('m', 1), dayClock: late })).toBe('conflict');
    expect(await store().days.load(keyIn('m'))).toEqual(afterSave(dayClock));
  });

  test('moves of matches in one go and over days are stored together', async () => {
    await deal('m');
    await store().createMatch(match('other'));
    const dayClock = clockOf('m', { decisionId: 2 });
    const kept = [store().commit(commitOf('other', 1)), store().commit({ ...commitOf('m', 1), dayClock })];
    expect(await Promise.all(kept)).toEqual(['committed', 'committed']);
    expect((await store().days.load(keyIn('m')))?.decisionId).toBe(2);
  });

  test('a clock is saved without a move only if it has not changed since it was read', async () => {
    await deal('m');
    const changed = clockOf('m', { nextAt: null });
    expect(await store().days.save({ ...changed, version: 1 })).toBe('conflict');
    expect(await store().days.save(changed)).toBe('saved');
    expect(await store().days.save(clockOf('m'))).toBe('conflict');
    expect(await store().days.load(keyIn('m'))).toEqual(afterSave(changed));
  });

  test('a move is rejected if the clock has changed since it was read, or has come or gone', async () => {
    await deal('m');
    await store().createMatch(match('other'));
    await store().days.save(clockOf('m', { nextAt: 150 }));
    const dayClock = clockOf('m', { decisionId: 2, nextAt: 200 });
    expect(await store().commit({ ...commitOf('m', 1), dayClock })).toBe('conflict');
    expect(await store().commit(commitOf('m', 1))).toBe('conflict');
    expect(await store().commit({ ...commitOf('other', 1), dayClock: clockOf('other') })).toBe('conflict');
    expect(await store().days.load(keyIn('m'))).toMatchObject({ decisionId: 1, nextAt: 150 });
    expect(await store().commit({ ...commitOf('m', 1), dayClock: { ...dayClock, version: 1 } })).toBe('committed');
    expect(await store().days.load(keyIn('m'))).toEqual({ ...dayClock, version: 2 });
  });

  test('of a move and a change of the clock at once, one is stored', async () => {
    await deal('m');
    const move = store().commit({ ...commitOf('m', 1), dayClock: clockOf('m', { decisionId: 2 }) });
    const [committed, saved] = await Promise.all([move, store().days.save(clockOf('m', { nextAt: 300 }))]);
    expect([committed, saved]).toEqual(
      (await store().days.load(keyIn('m')))?.decisionId === 2 ? ['committed', 'conflict'] : ['conflict', 'saved'],
    );
  });

  test('a due clock is claimed once until the claim ends, longest due first', async () => {
    await deal('a', { nextAt: 90 });
    await deal('b', { nextAt: 80 });
    await deal('later', { nextAt: 101 });
    await deal('never', { nextAt: null });
    const claimed = async (now: number, limit = 9) =>
      (await store().days.claim(now, now + 50, limit)).map(({ matchId }) => matchId).sort();
    expect(await claimed(100, 1)).toEqual(['b']);
    expect(await claimed(100)).toEqual(['a']);
    expect(await claimed(100)).toEqual([]);
    expect(await claimed(150)).toEqual(['a', 'b', 'later']);
  });

  test('if two servers claim at once, one gets the clock', async () => {
    await deal('m');
    const claims = await Promise.all([1, 2].map(() => store().days.claim(100, 200, 9)));
    expect(claims.flat()).toHaveLength(1);
  });

  test('a claim ends with a change of the clock', async () => {
    await deal('m');
    await store().days.claim(100, 1000, 9);
    await store().days.save(clockOf('m'));
    expect(await store().days.claim(100, 1000, 9)).toHaveLength(1);
  });

  test('a pause extends the open decision by its length', async () => {
    await deal('m');
    await store().saveRoom(room('AAAA', { version: 2, state: 'playing', matchId: 'm' }), 40);
    expect(await store().days.load(keyIn('m'))).toMatchObject({ endsAt: 540, nextAt: 100, version: 1 });
  });

  test('a clock that has stood still for months goes on', async () => {
    await deal('m');
    const months = 10_000_000_000;
    await store().saveRoom(room('AAAA', { version: 2, state: 'playing', matchId: 'm' }), months);
    expect(await store().days.load(keyIn('m'))).toMatchObject({ endsAt: 500 + months });
  });

  test('a beat is stored once and shifts all running clocks', async () => {
    await deal('m');
    await deal('never', { endsAt: null, nextAt: null });
    const { days } = store();
    expect(await days.course()).toEqual({ runs: true, lastBeat: null });
    const first = { now: 10, before: null, shift: 0, notBefore: 0 };
    expect([await days.beat(first), await days.beat(first)]).toEqual(['stored', 'conflict']);
    const back = { now: 1000, before: 10, shift: 7, notBefore: 0 };
    expect([await days.beat(back), await days.beat(back)]).toEqual(['stored', 'conflict']);
    expect(await days.load(keyIn('m'))).toMatchObject({ endsAt: 507, nextAt: 107, version: 1 });
    await days.beat({ now: 1010, before: 1000, shift: 0, notBefore: 2000 });
    expect(await days.load(keyIn('m'))).toMatchObject({ endsAt: 507, nextAt: 2000 });
    expect(await days.load(keyIn('never'))).toMatchObject({ endsAt: null, nextAt: null });
  });

  test('the clocks of rooms are those of their current matches', async () => {
    await deal('m');
    await deal('before');
    expect(await store().days.ofRooms(['AAAA', 'NONE'])).toEqual([clockOf('m')]);
  });

  test('clocks are deleted with their room', async () => {
    await deal('m');
    await store().maintenance.deleteRoom({ room: room('AAAA'), changedAt: 1 });
    expect([await store().days.load(keyIn('m')), await store().days.course()]).toEqual([
      undefined,
      { runs: false, lastBeat: null },
    ]);
  });

  describe('of running rooms over days', () => {
    const tempo = usualTempo(3, 'Europe/Berlin');
    const playing = async (code: string, matchId: string, overDays = true) => {
      const { hosting } = room(code);
      const days = { hosting: { ...hosting, ...(overDays && { tempo }) } };
      await store().createRoom(room(code, { state: 'playing', matchId, ...days }));
      await store().createMatch(match(matchId, { roomCode: code }));
    };

    test('those that are missing or stopped are found, by the code of the room', async () => {
      await playing('BBBB', 'running');
      await playing('CCCC', 'stopped');
      await playing('DDDD', 'missing');
      await playing('EEEE', 'oneGo', false);
      const clock = clockOf('stopped', { roomCode: 'CCCC', nextAt: null });
      await store().days.add(clockOf('running', { roomCode: 'BBBB' }));
      await store().days.add(clock);
      const stopped = { roomCode: 'CCCC', matchId: 'stopped', clock };
      const missing = { roomCode: 'DDDD', matchId: 'missing', clock: null };
      expect(await store().days.stopped('', 9)).toEqual([stopped, missing]);
      expect(await store().days.stopped('', 1)).toEqual([stopped]);
      expect(await store().days.stopped('CCCC', 9)).toEqual([missing]);
    });

    test('the first clock of a match is not stored twice', async () => {
      await deal('m');
      await store().days.add(clockOf('m', { nextAt: 7 }));
      expect(await store().days.load(keyIn('m'))).toEqual(clockOf('m'));
    });

    test('they are counted, with the oldest that is due', async () => {
      expect(await store().days.figures(500)).toEqual({ matches: 0, dueSince: null });
      await deal('m');
      expect(await store().days.figures(99)).toEqual({ matches: 1, dueSince: null });
      expect(await store().days.figures(100)).toEqual({ matches: 1, dueSince: 100 });
    });
  });
}
