import { steadyNow } from '../../clock/steadyTime';
import type { RoomRecord } from '../records';
import type { Store } from '../store';
import { match, room } from './records';

/** Longer than any of these tests takes, in milliseconds. */
const EVER = 3_600_000;

/** What a store must do with the servers that live, and the matches they keep. */
export function leasesContract(store: () => Store): void {
  const playing = (code: string, owner: string | null, more: Partial<RoomRecord> = {}) =>
    room(code, { state: 'playing', matchId: `m${code}`, owner, hosting: hosting(null), ...more });
  const hosting = (pausedAt: number | null) => ({ ...room('').hosting, pausedAt });

  /** A running room that a server keeps, its decision open since `ago` milliseconds. */
  async function kept(code: string, owner: string | null, ago = 0, more: Partial<RoomRecord> = {}): Promise<void> {
    await store().createMatch(match(`m${code}`, { decidedAt: steadyNow() - ago }));
    await store().createRoom(playing(code, owner, more));
  }

  test('the rooms of a server that has left go to another at once, as they are', async () => {
    for (const server of ['a', 'b']) await store().leases.register(server, null);
    await kept('AAAA', 'a');
    await store().leases.leave('a');
    expect(await store().leases.takeOver('b', EVER)).toEqual([playing('AAAA', 'b', { version: 2 })]);
    expect(await store().loadRoom('AAAA')).toEqual(playing('AAAA', 'b', { version: 2 }));
    expect(await store().leases.takeOver('b', EVER)).toEqual([]);
  });

  test('the rooms of a living server stay where they are, until it has been silent for too long', async () => {
    for (const server of ['a', 'b']) await store().leases.register(server, null);
    await kept('AAAA', 'a');
    expect(await store().leases.takeOver('b', EVER)).toEqual([]);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(await store().leases.takeOver('b', 1)).toMatchObject([{ code: 'AAAA', owner: 'b' }]);
  });

  test('only running rooms are taken over, and none of the own', async () => {
    for (const server of ['a', 'b']) await store().leases.register(server, null);
    await kept('AAAA', 'b');
    await store().createRoom(room('BBBB', { owner: 'a' }));
    await store().createRoom(room('CCCC', { owner: 'a', state: 'over', matchId: 'm' }));
    await store().leases.leave('a');
    expect(await store().leases.takeOver('b', 0)).toEqual([]);
  });

  test('of two servers one gets a room', async () => {
    for (const server of ['a', 'b', 'c']) await store().leases.register(server, null);
    for (const code of ['AAAA', 'BBBB', 'CCCC']) await kept(code, 'a');
    await store().leases.leave('a');
    const taken = await Promise.all(['b', 'c'].map((server) => store().leases.takeOver(server, EVER)));
    const rest = [...(await store().leases.takeOver('b', EVER)), ...taken.flat()];
    expect(rest.map(({ code }) => code).sort()).toEqual(['AAAA', 'BBBB', 'CCCC']);
  });

  test('a clock goes on from where it stood when its owner was last heard of', async () => {
    for (const server of ['a', 'b']) await store().leases.register(server, null);
    const began = steadyNow();
    await kept('AAAA', 'a', 60_000);
    await store().leases.leave('a');
    const left = steadyNow();
    await new Promise((resolve) => setTimeout(resolve, 300));
    const back = steadyNow();
    await store().leases.takeOver('b', EVER);
    const decidedAt = (await store().loadMatch('mAAAA'))?.decidedAt ?? 0;
    const now = steadyNow();
    expect(now - decidedAt).toBeLessThanOrEqual(60_000 + (left - began) + (now - back));
    expect(now - decidedAt).toBeGreaterThan(59_900);
  });

  test.each(['pausedAt', 'clockHeldAt'])('a clock that stands still, by %s, is left as it is', async (since) => {
    await store().leases.register('a', null);
    await kept('AAAA', 'a', 60_000, { hosting: { ...hosting(null), [since]: steadyNow() - 30_000 } });
    const before = (await store().loadMatch('mAAAA'))?.decidedAt;
    await store().leases.leave('a');
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await store().leases.takeOver('b', EVER)).toMatchObject([{ owner: 'b' }]);
    expect((await store().loadMatch('mAAAA'))?.decidedAt).toBe(before);
  });

  test('a room that nobody keeps, since nobody is there, stays so', async () => {
    await kept('AAAA', null);
    expect(await store().leases.takeOver('b', 0)).toEqual([]);
  });

  test('a decision that nobody ever kept the clock of gets its whole time', async () => {
    await store().leases.register('a', null);
    await store().leases.leave('a');
    await store().leases.register('b', null);
    await new Promise((resolve) => setTimeout(resolve, 200));
    await kept('AAAA', 'a');
    const before = steadyNow();
    await store().leases.takeOver('b', EVER);
    // The database's clock need not agree to the millisecond.
    expect((await store().loadMatch('mAAAA'))?.decidedAt).toBeGreaterThanOrEqual(before - 100);
  });

  test('a server that was silent for too long must enter again, and frees what it kept before', async () => {
    await store().leases.register('a', null);
    await kept('AAAA', 'a');
    expect(await store().leases.heartbeat('a', EVER)).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(await store().leases.heartbeat('a', 1)).toBe(false);
    await store().leases.register('b', 'a');
    expect(await store().leases.heartbeat('a', EVER)).toBe(false);
    expect(await store().leases.takeOver('b', EVER)).toMatchObject([{ code: 'AAAA' }]);
  });

  test('a server nobody has entered does not live', async () => {
    expect(await store().leases.heartbeat('a', EVER)).toBe(false);
  });
}
