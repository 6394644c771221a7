import { commitmentOf } from '@lantern/games/engine/seedCommitment';
import type { RoomRecord } from '../store/records';
import { openRoomParts, type RoomParts } from '../testing/roomParts';
import { hashKey } from './access/keys';
import { Deals } from './deals';
import { vacated } from './seats/seats';

let parts: RoomParts;
beforeEach(() => {
  parts = openRoomParts();
});
afterEach(() => parts.close());

/** A room with the host Ana and with Ben. */
async function opened() {
  const { room, hostKey, seat } = await parts.rooms.create({ game: 'toy', players: 2, name: 'Ana' });
  await parts.rooms.sit(room.code, '1', 'Ben');
  return { code: room.code, hostKey, anaKey: seat?.seatKey };
}

const refusal = (code: string) => ({ body: { code } });

/**
 * Changes a room while its match is being dealt.
 * @returns the number of matches dealt
 */
function meanwhile(code: string, change: (room: RoomRecord) => RoomRecord): () => number {
  const { matches } = parts;
  const create = matches.create.bind(matches);
  const dealt = jest.spyOn(matches, 'create').mockImplementation(async (spec) => {
    const matchId = await create(spec);
    await parts.rooms.change(code, change);
    return matchId;
  });
  return () => dealt.mock.calls.length;
}

describe('no match is dealt', () => {
  it.each(['start', 'rematch'] as const)('for a person who is not the host: %s', async (deal) => {
    const { code } = await opened();
    const dealt = meanwhile(code, (room) => room);
    await expect(parts.deals.byHost(code, deal, 'wrong')).rejects.toMatchObject(refusal('NOT_HOST'));
    expect(dealt()).toBe(0);
  });

  it('while a seat is empty', async () => {
    const { room, hostKey } = await parts.rooms.create({ game: 'toy', players: 2, name: 'Ana' });
    const dealt = meanwhile(room.code, (kept) => kept);
    await expect(parts.deals.byHost(room.code, 'start', hostKey)).rejects.toMatchObject(refusal('SEATS_EMPTY'));
    expect(dealt()).toBe(0);
  });

  it('again before the first one', async () => {
    const { code, hostKey } = await opened();
    await expect(parts.deals.byHost(code, 'rematch', hostKey)).rejects.toMatchObject(refusal('ROOM_NOT_PLAYING'));
    expect((await parts.rooms.load(code)).matchId).toBeNull();
  });
});

describe('the end of a match', () => {
  it('is found even if it was never reported to the room', async () => {
    const { code, hostKey } = await opened();
    const former = (await parts.deals.byHost(code, 'start', hostKey)).matchId as string;
    await (await parts.matches.open(former))?.act({ seat: '0', move: 'concede', args: [] });
    const next = await parts.deals.byHost(code, 'start', hostKey);
    const { matchId, hosting } = await parts.rooms.load(code);
    expect(matchId).toBe(next.matchId);
    expect(hosting.history).toMatchObject([{ matchId: former, end: 'result', winners: ['1'] }]);
  });

  it.each(['start', 'rematch'] as const)('is required before the next one is dealt: %s', async (deal) => {
    const { code, hostKey } = await opened();
    const { matchId } = await parts.deals.byHost(code, 'start', hostKey);
    await expect(parts.deals.byHost(code, deal, hostKey)).rejects.toMatchObject(refusal('ROOM_PLAYING'));
    expect((await parts.rooms.load(code)).matchId).toBe(matchId);
  });
});

describe('a match is not started if the room meanwhile', () => {
  it.each<[string, (room: RoomRecord) => RoomRecord, string]>([
    ['has another host', (room) => ({ ...room, hostKeyHash: hashKey('another') }), 'NOT_HOST'],
    ['has another game', (room) => ({ ...room, game: 'other' }), 'ROOM_PLAYING'],
    ['has other options', (room) => ({ ...room, options: { seconds: 30 } }), 'ROOM_PLAYING'],
    ['has a match already', (room) => ({ ...room, matchId: 'another' }), 'ROOM_PLAYING'],
    ['has fewer seats', (room) => ({ ...room, seats: room.seats.slice(0, 1) }), 'ROOM_PLAYING'],
    ['has a seat that is empty', (room) => vacated(room, '1', 'self'), 'SEATS_EMPTY'],
  ])('%s', async (_, change, code) => {
    const room = await opened();
    const { store } = parts;
    const load = store.loadRoom.bind(store);
    const dealt = meanwhile(room.code, change);
    // The rules of an unknown game cannot be loaded, so the room counts as one of the toy game until it is compared.
    jest.spyOn(parts.rooms, 'load').mockImplementation(async (asked) => (await load(asked)) as RoomRecord);
    await expect(parts.deals.byHost(room.code, 'start', room.hostKey)).rejects.toMatchObject(refusal(code));
    expect(dealt()).toBe(1);
    expect(await load(room.code)).toMatchObject({ state: 'open' });
  });
});

test('a match is started despite unrelated changes of the room, and both are stored', async () => {
  const { code, hostKey } = await opened();
  meanwhile(code, (room) => (room.listed ? room : { ...room, listed: true }));
  const { matchId } = await parts.deals.byHost(code, 'start', hostKey);
  expect(matchId).not.toBeNull();
  expect(await parts.rooms.load(code)).toMatchObject({ listed: true, state: 'playing', matchId, owner: 'here' });
});

test.each([
  [undefined, false],
  [true, true],
] as const)('in a room that withholds seeds (%s) the match withholds its own: %s', async (withholds, withheld) => {
  const { code, hostKey } = await opened();
  await parts.rooms.change(code, (room) => ({
    ...room,
    hosting: { ...room.hosting, ...(withholds && { withholds }) },
  }));
  const create = jest.spyOn(parts.matches, 'create');
  await parts.deals.byHost(code, 'start', hostKey);
  const [spec] = create.mock.calls[0] ?? [];
  expect(spec).toMatchObject({ withheld, game: 'toy', players: 2, roomCode: code });
  expect(spec?.sealed === undefined).toBe(withheld);
});

test('after a match that froze unnoticed by the room the next one is dealt, and the failure is remembered', async () => {
  const { code, hostKey } = await opened();
  const { matchId } = await parts.deals.byHost(code, 'start', hostKey);
  const match = await parts.matches.open(matchId as string);
  await match?.act({ seat: '0', move: 'explode', args: [] }).catch(() => {});
  expect(match?.frozen).toBeTruthy();
  await parts.deals.byHost(code, 'start', hostKey);
  expect((await parts.rooms.load(code)).hosting.history).toMatchObject([{ matchId, end: 'fault', winners: [] }]);
});

test('a finished match is remembered once, however often the next one is dealt', async () => {
  const { code, hostKey } = await opened();
  for (const deal of ['start', 'rematch', 'start'] as const) {
    const { matchId } = await parts.deals.byHost(code, deal, hostKey);
    await parts.rooms.finish(code, matchId as string, ['0']);
  }
  const { history } = (await parts.rooms.load(code)).hosting;
  expect(history.map(({ end }) => end)).toEqual(['result', 'result', 'result']);
  expect(new Set(history.map(({ matchId }) => matchId)).size).toBe(3);
});

test('a room may start a limited number of matches within an hour', async () => {
  const { code, hostKey } = await opened();
  const deals = new Deals({ ...parts, matchesPerHour: 2 });
  for (let n = 0; n < 2; n++) {
    const { matchId } = await deals.byHost(code, 'start', hostKey);
    await parts.rooms.finish(code, matchId as string, []);
  }
  await expect(deals.byHost(code, 'start', hostKey)).rejects.toMatchObject({
    ...refusal('TOO_MANY_MATCHES'),
    retryAfter: expect.any(Number),
  });
  const other = await opened();
  expect((await deals.byHost(other.code, 'start', other.hostKey)).state).toBe('playing');
});

describe('the contribution of a browser to a seed', () => {
  const NUMBER = '0'.repeat(64);
  const sent = { matchId: 'm', commitment: commitmentOf('m', NUMBER) };

  it('counts while it is requested', async () => {
    const { code, anaKey } = await opened();
    const { keyHash } = (await parts.rooms.load(code)).seats[0] ?? {};
    const part = { seat: '0', keyHash, commitment: null, number: null };
    const exchange = { matchId: 'm', promise: 'p', step: 'commit', until: Number.MAX_SAFE_INTEGER, parts: [part] };
    await parts.rooms.change(code, (room) => ({
      ...room,
      hosting: { ...room.hosting, exchange: exchange as never },
    }));
    expect(await parts.deals.contribute(code, anaKey, sent)).toBe(true);
    const { hosting } = await parts.rooms.load(code);
    expect(hosting.exchange?.parts).toMatchObject([{ seat: '0', commitment: sent.commitment }]);
  });

  it('does not count otherwise, and is not stored', async () => {
    const { code, anaKey } = await opened();
    const before = await parts.rooms.load(code);
    expect(await parts.deals.contribute(code, anaKey, sent)).toBe(false);
    expect(await parts.rooms.load(code)).toEqual(before);
  });
});
