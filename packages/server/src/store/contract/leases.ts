import { steadyNow } from '../../clock/steadyTime';
import type { RoomRecord } from '../records';
import type { Store } from '../store';
import { keyIn, match, room } from './records';

/** Longer than any of these tests. */
const LONG_LEASE_MS = 3_600_000;

/** Repetitions of a race: without a lock most of them have two winners. */
const RACES = 10;

export function leasesContract(store: () => Store): void {
  const playing = (code: string, owner: string | null, more: Partial<RoomRecord> = {}) =>
    room(code, { state: 'playing', matchId: `m${code}`, owner, hosting: hosting(null), ...more });
  const hosting = (pausedAt: number | null) => ({ ...room('').hosting, pausedAt });

  /** A running room with this owner, its decision open for `ago` milliseconds. */
  async function kept(code: string, owner: string | null, ago = 0, more: Partial<RoomRecord> = {}): Promise<void> {
    await store().createMatch(match(`m${code}`, { roomCode: code, decidedAt: steadyNow() - ago }));
    await store().createRoom(playing(code, owner, more));
  }

  test('the rooms of a server that has left go to another at once, unchanged', async () => {
    for (const server of ['a', 'b']) await store().leases.register(server, null);
    await kept('AAAA', 'a');
    await store().leases.leave('a');
    expect(await store().leases.takeOver('b', LONG_LEASE_MS)).toEqual([playing('AAAA', 'b', { version: 2 })]);
    expect(await store().loadRoom('AAAA')).toEqual(playing('AAAA', 'b', { version: 2 }));
    expect(await store().leases.takeOver('b', LONG_LEASE_MS)).toEqual([]);
  });

  test('a server keeps its rooms until it has been silent for too long', async () => {
    for (const server of ['a', 'b']) await store().leases.register(server, null);
    await kept('AAAA', 'a');
    expect(await store().leases.takeOver('b', LONG_LEASE_MS)).toEqual([]);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(await store().leases.takeOver('b', 1)).toMatchObject([{ code: 'AAAA', owner: 'b' }]);
  });

  test('only running rooms of other servers are taken over', async () => {
    for (const server of ['a', 'b']) await store().leases.register(server, null);
    await kept('AAAA', 'b');
    await store().createRoom(room('BBBB', { owner: 'a' }));
    await store().createRoom(room('CCCC', { owner: 'a', state: 'over', matchId: 'm' }));
    await store().leases.leave('a');
    expect(await store().leases.takeOver('b', 0)).toEqual([]);
  });

  test('one of two servers gets a room, even if both ask at once', async () => {
    for (const server of ['b', 'c']) await store().leases.register(server, null);
    // Opens all connections first: a server that has to connect would lose the race.
    await Promise.all(Array.from({ length: 8 }, () => store().ready()));
    for (let round = 0; round < RACES; round++) {
      const codes = [0, 1, 2].map((n) => `RACE${round}${n}`);
      await store().leases.register(`a${round}`, null);
      for (const code of codes) await kept(code, `a${round}`);
      await store().leases.leave(`a${round}`);
      const taken = await Promise.all(['b', 'c'].map((server) => store().leases.takeOver(server, LONG_LEASE_MS)));
      const rest = [...(await store().leases.takeOver('b', LONG_LEASE_MS)), ...taken.flat()];
      expect(rest.map(({ code }) => code).sort()).toEqual(codes);
    }
  });

  test('a clock continues from the last heartbeat of its former owner', async () => {
    for (const server of ['a', 'b']) await store().leases.register(server, null);
    const began = steadyNow();
    await kept('AAAA', 'a', 60_000);
    await store().leases.leave('a');
    const left = steadyNow();
    await new Promise((resolve) => setTimeout(resolve, 300));
    const back = steadyNow();
    await store().leases.takeOver('b', LONG_LEASE_MS);
    const decidedAt = (await store().loadMatch(keyIn('mAAAA')))?.decidedAt ?? 0;
    const now = steadyNow();
    expect(now - decidedAt).toBeLessThanOrEqual(60_000 + (left - began) + (now - back));
    expect(now - decidedAt).toBeGreaterThan(59_900);
  });

  test.each(['pausedAt', 'clockHeldAt'])('a clock that is stopped, by %s, is not changed', async (since) => {
    await store().leases.register('a', null);
    await kept('AAAA', 'a', 60_000, { hosting: { ...hosting(null), [since]: steadyNow() - 30_000 } });
    const before = (await store().loadMatch(keyIn('mAAAA')))?.decidedAt;
    await store().leases.leave('a');
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await store().leases.takeOver('b', LONG_LEASE_MS)).toMatchObject([{ owner: 'b' }]);
    expect((await store().loadMatch(keyIn('mAAAA')))?.decidedAt).toBe(before);
  });

  test('a room without an owner, because nobody is there, is not taken over', async () => {
    await kept('AAAA', null);
    expect(await store().leases.takeOver('b', 0)).toEqual([]);
  });

  test('a decision whose clock no server ever ran gets its whole time', async () => {
    await store().leases.register('a', null);
    await store().leases.leave('a');
    await store().leases.register('b', null);
    await new Promise((resolve) => setTimeout(resolve, 200));
    await kept('AAAA', 'a');
    const before = steadyNow();
    await store().leases.takeOver('b', LONG_LEASE_MS);
    // The database's clock may differ by some milliseconds.
    expect((await store().loadMatch(keyIn('mAAAA')))?.decidedAt).toBeGreaterThanOrEqual(before - 100);
  });

  test('a server that was silent for too long must register again, which frees its former rooms', async () => {
    await store().leases.register('a', null);
    await kept('AAAA', 'a');
    expect(await store().leases.heartbeat('a', LONG_LEASE_MS)).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(await store().leases.heartbeat('a', 1)).toBe(false);
    await store().leases.register('b', 'a');
    expect(await store().leases.heartbeat('a', LONG_LEASE_MS)).toBe(false);
    expect(await store().leases.takeOver('b', LONG_LEASE_MS)).toMatchObject([{ code: 'AAAA' }]);
  });

  test('a server that never registered is not alive', async () => {
    expect(await store().leases.heartbeat('a', LONG_LEASE_MS)).toBe(false);
  });
}
