import type { SeatRecord } from '../records';
import type { Store } from '../store';
import { commitOf, fate, keyIn, match, room, stateAfter } from './records';

export function matchesContract(store: () => Store, reopen: () => Promise<void>): void {
  test('a match is stored as it was dealt', async () => {
    await store().createMatch(match('m1'));
    expect(await store().loadMatch(keyIn('m1'))).toEqual(match('m1'));
    expect(await store().stateAt(keyIn('m1'), 0)).toEqual(match('m1').state);
  });

  test('an unknown match is undefined', async () => {
    expect(await store().loadMatch(keyIn('m1'))).toBeUndefined();
    expect(await store().stateAt(keyIn('m1'), 0)).toBeUndefined();
    expect(await store().moves(keyIn('m1'))).toEqual([]);
    expect(await store().commit(commitOf('m1', 1))).toBe('conflict');
  });

  test('a match is found by its id, and has its moves and states only in its own room', async () => {
    await store().createMatch(match('m1', { state: stateAfter(0) }));
    await store().commit(commitOf('m1', 1, 'r1'));
    expect([await store().findMatch('m1'), await store().findMatch('m2')]).toEqual([keyIn('m1'), undefined]);
    const elsewhere = keyIn('m1', 'BBBB');
    expect(await store().loadMatch(elsewhere)).toBeUndefined();
    expect(await store().progress(elsewhere, 0)).toBeUndefined();
    expect(await store().stateAt(elsewhere, 0)).toBeUndefined();
    expect(await store().moves(elsewhere)).toEqual([]);
    expect(await store().moveOfRequest(elsewhere, 'r1')).toBeUndefined();
    expect(await store().freeze(elsewhere, 1, 1)).toBe('conflict');
    expect(await store().commit(commitOf(elsewhere, 2))).toBe('conflict');
    expect(await store().loadMatch(keyIn('m1'))).toMatchObject({ seq: 1, frozen: null });
  });

  test('a match cannot be dealt twice', async () => {
    await store().createMatch(match('m1'));
    expect(await fate(store().createMatch(match('m1', { game: 'other' })))).toBe('rejected');
    expect((await store().loadMatch(keyIn('m1')))?.game).toBe('toy');
  });

  test('every state of a match is rebuilt exactly, across snapshots and a restart', async () => {
    await store().createMatch(match('m1', { state: stateAfter(0) }));
    for (let seq = 1; seq <= 70; seq++) expect(await store().commit(commitOf('m1', seq))).toBe('committed');
    await reopen();
    for (const seq of [0, 1, 2, 31, 32, 33, 63, 64, 65, 70])
      expect(await store().stateAt(keyIn('m1'), seq)).toEqual(stateAfter(seq));
    expect(await store().stateAt(keyIn('m1'), 71)).toBeUndefined();
    expect(await store().stateAt(keyIn('m1'), -1)).toBeUndefined();
    const versions = { '0': 70, watchers: 0 };
    expect(await store().loadMatch(keyIn('m1'))).toEqual(
      match('m1', { seq: 70, state: stateAfter(70), versions, updatedAt: 700 }),
    );
    for (let seq = 71; seq <= 80; seq++) await store().commit(commitOf('m1', seq));
    for (let seq = 65; seq <= 80; seq++) expect(await store().stateAt(keyIn('m1'), seq)).toEqual(stateAfter(seq));
  });

  test('the moves of a match are returned in order, unchanged', async () => {
    await store().createMatch(match('m1', { state: stateAfter(0) }));
    await store().createMatch(match('m2', { state: stateAfter(0) }));
    const commits = [commitOf('m1', 1, 'r1'), commitOf('m1', 2)];
    commits.push({ ...commitOf('m1', 3), move: { ...commitOf('m1', 3).move, seat: null } });
    for (const commit of commits) await store().commit(commit);
    await store().commit(commitOf('m2', 1));
    expect(await store().moves(keyIn('m1'))).toEqual(commits.map(({ move }) => move));
  });

  test.each([0, 2, 3])('a move number %i on a match without moves is a conflict and changes nothing', async (seq) => {
    await store().createMatch(match('m1'));
    expect(await store().commit(commitOf('m1', seq))).toBe('conflict');
    expect(await store().loadMatch(keyIn('m1'))).toEqual(match('m1'));
    expect(await store().moves(keyIn('m1'))).toEqual([]);
  });

  test('of two moves on the same state the first is stored', async () => {
    await store().createMatch(match('m1', { state: stateAfter(0) }));
    const results = await Promise.all([store().commit(commitOf('m1', 1, 'a')), store().commit(commitOf('m1', 1, 'b'))]);
    expect(results).toEqual(['committed', 'conflict']);
    expect((await store().moves(keyIn('m1'))).map(({ requestId }) => requestId)).toEqual(['a']);
  });

  test('a request id is stored once in a match, and may occur in other matches', async () => {
    for (const id of ['m1', 'm2']) await store().createMatch(match(id, { state: stateAfter(0) }));
    expect(await store().commit(commitOf('m1', 1, 'r1'))).toBe('committed');
    expect(await store().commit(commitOf('m1', 2, 'r1'))).toBe('conflict');
    expect((await store().loadMatch(keyIn('m1')))?.seq).toBe(1);
    expect(await store().commit(commitOf('m2', 1, 'r1'))).toBe('committed');
    expect(await store().moveOfRequest(keyIn('m1'), 'r1')).toEqual(commitOf('m1', 1, 'r1').move);
    expect(await store().moveOfRequest(keyIn('m1'), 'r2')).toBeUndefined();
  });

  test('progress includes the deltas since any move', async () => {
    await store().createMatch(match('m1', { state: stateAfter(0) }));
    const commits = [1, 2, 3].map((seq) => commitOf('m1', seq));
    for (const commit of commits) await store().commit(commit);
    const standing = {
      seq: 3,
      versions: { '0': 3, watchers: 0 },
      decidedAt: 1,
      frozen: null,
      updatedAt: 30,
      overDays: false,
    };
    for (const seq of [0, 2, 3]) {
      const deltas = commits.slice(seq).map(({ move }) => move.delta);
      expect(await store().progress(keyIn('m1'), seq)).toEqual({ ...standing, deltas });
    }
    expect(await store().progress(keyIn('m2'), 0)).toBeUndefined();
  });

  test('a decision that stays open keeps its start time, the next one gets its own', async () => {
    await store().createMatch(match('m1', { state: stateAfter(0), decidedAt: 5 }));
    await store().commit(commitOf('m1', 1));
    expect(await store().loadMatch(keyIn('m1'))).toMatchObject({ seq: 1, decidedAt: 5 });
    await store().commit({ ...commitOf('m1', 2), decidedAt: 20 });
    expect(await store().loadMatch(keyIn('m1'))).toMatchObject({ seq: 2, decidedAt: 20 });
  });

  test('a frozen match refuses moves under the rules it froze with, and accepts them under later ones', async () => {
    await store().createMatch(match('m1', { state: stateAfter(0) }));
    expect(await store().freeze(keyIn('m1'), 0, 1)).toBe('frozen');
    expect(await store().commit(commitOf('m1', 1))).toBe('conflict');
    expect(await store().loadMatch(keyIn('m1'))).toMatchObject({ seq: 0, frozen: 1 });
    const { move, ...rest } = commitOf('m1', 1);
    expect(await store().commit({ move: { ...move, rulesVersion: 2 }, ...rest })).toBe('committed');
  });

  describe('the key shown for a seat', () => {
    const seated = (keyHash: string | null) => ({ ...(room('AAAA').seats[0] as SeatRecord), keyHash });
    const withKey = (keyHash?: string) => ({ ...commitOf('m1', 1), ...(keyHash && { keyHash }) });
    beforeEach(async () => {
      await store().createRoom(room('AAAA', { seats: [seated('key'), { ...seated('other'), seat: '1' }] }));
      await store().createMatch(match('m1', { state: stateAfter(0) }));
    });

    test.each([
      ['is that of the seat', 'key', 'committed'],
      ['is not given, as for moves of the server', undefined, 'committed'],
      ['is that of another seat', 'other', 'conflict'],
    ])('allows or refuses a move if it %s', async (_, keyHash, fate) => {
      expect(await store().commit(withKey(keyHash))).toBe(fate);
      expect((await store().moves(keyIn('m1'))).length).toBe(fate === 'committed' ? 1 : 0);
    });

    test.each(['new', null])(
      'no longer counts once the seat has another one (%s), and nothing is changed',
      async (key) => {
        const kept = await store().loadRoom('AAAA');
        const seats = [seated(key), { ...seated('key'), seat: '1' }];
        await store().saveRoom(room('AAAA', { ...kept, version: 2, seats }));
        expect(await store().commit(withKey('key'))).toBe('conflict');
        expect(await store().loadMatch(keyIn('m1'))).toEqual(match('m1', { state: stateAfter(0) }));
        expect(await store().commit(withKey('new'))).toBe(key === 'new' ? 'committed' : 'conflict');
      },
    );

    test('rejects a move without affecting others of the same batch', async () => {
      await store().createMatch(match('m2', { state: stateAfter(0) }));
      const results = await Promise.all([store().commit(withKey('void')), store().commit(commitOf('m2', 1))]);
      expect(results).toEqual(['conflict', 'committed']);
    });
  });

  test('a match that has moved on is not frozen for a move on an earlier state', async () => {
    await store().createMatch(match('m1', { state: stateAfter(0) }));
    await store().commit(commitOf('m1', 1));
    expect(await store().freeze(keyIn('m1'), 0, 1)).toBe('conflict');
    expect((await store().loadMatch(keyIn('m1')))?.frozen).toBeNull();
  });

  test('a failing write does not affect other writes of the same batch', async () => {
    await store().createMatch(match('m1', { state: stateAfter(0) }));
    const results = await Promise.allSettled([
      store().commit(commitOf('m1', 1)),
      store().createMatch(match('m1')),
      store().createRoom(room('AAAA')),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect((await store().loadMatch(keyIn('m1')))?.seq).toBe(1);
    expect(await store().loadRoom('AAAA')).toBeDefined();
  });

  test('a move that is waiting when the store closes is stored', async () => {
    await store().createMatch(match('m1', { state: stateAfter(0) }));
    const committed = store().commit(commitOf('m1', 1));
    await reopen();
    expect(await committed).toBe('committed');
    expect((await store().loadMatch(keyIn('m1')))?.seq).toBe(1);
  });

  test('the store answers until it is closed', async () => {
    expect(await store().ready()).toBe(true);
    await store().close();
    expect(await store().ready()).toBe(false);
    expect(await fate(store().createRoom(room('AAAA')))).toBe('rejected');
  });
}
