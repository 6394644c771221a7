import { gamesOf } from '../games';
import { openRoomParts, type RoomParts } from '../testing/roomParts';
import { calmToy, toy } from '../testing/toy';
import { Rooms } from './rooms';

let parts: RoomParts;
beforeEach(() => {
  parts = openRoomParts();
});
afterEach(() => parts.close());

const refusal = (code: string) => ({ body: { code } });

/** A room with the host Ana and with Ben. */
async function opened() {
  const { room, hostKey, seat } = await parts.rooms.create({ game: 'toy', players: 2, name: 'Ana' });
  const { seatKey } = await parts.rooms.sit(room.code, '1', 'Ben');
  return { code: room.code, hostKey, keys: [seat?.seatKey ?? '', seatKey] };
}

/** The rooms of another server on the same store, with an empty memory. */
function elsewhere() {
  const games = gamesOf([toy, calmToy]);
  return { games, rooms: new Rooms({ ...parts, remotePresence: null, games }) };
}

describe('the rules of a game', () => {
  it('are loaded when a room with it is read', async () => {
    const { code } = await opened();
    const { games, rooms } = elsewhere();
    await rooms.load(code);
    expect([games.get('toy'), games.get('calm')]).toEqual([toy, undefined]);
  });

  it('are loaded when a room switches to it', async () => {
    const { code, hostKey } = await opened();
    const { games, rooms } = elsewhere();
    expect((await rooms.configure(code, hostKey, { game: 'calm' })).game).toBe('calm');
    expect(games.get('calm')).toBe(calmToy);
  });

  it('are not loaded for settings without it', async () => {
    const { code, hostKey } = await opened();
    const { games, rooms } = elsewhere();
    const load = jest.spyOn(games, 'load');
    await rooms.configure(code, hostKey, { listed: true });
    expect(load.mock.calls).toEqual([['toy']]);
  });
});

describe('only the host', () => {
  it.each<[string, (code: string, key: string) => Promise<unknown>]>([
    ['seats a bot', (code, key) => parts.rooms.bot(code, '1', key)],
    ['changes the settings', (code, key) => parts.rooms.configure(code, key, { listed: true })],
    ['changes who may talk', (code, key) => parts.rooms.talk(code, key, { watchers: 'apart' })],
  ])('%s', async (_, ask) => {
    const { code, keys } = await opened();
    const before = await parts.rooms.load(code);
    await expect(ask(code, keys[1] as string)).rejects.toMatchObject(refusal('NOT_HOST'));
    expect(await parts.rooms.load(code)).toEqual(before);
  });
});

describe('a bot', () => {
  it('gets the requested name, or else a name of its own', async () => {
    const { room, hostKey } = await parts.rooms.create({ game: 'toy', players: 2 });
    const named = await parts.rooms.bot(room.code, '0', hostKey, { name: ' Ada ' });
    expect(named.seats[0]).toMatchObject({ kind: 'bot', name: 'Ada' });
    const other = await parts.rooms.bot(room.code, '1', hostKey);
    expect(other.seats[1]).toMatchObject({ kind: 'bot', name: expect.stringMatching(/\S/) });
  });

  it('is refused an invalid name', async () => {
    const { room, hostKey } = await parts.rooms.create({ game: 'toy', players: 2 });
    const call = parts.rooms.bot(room.code, '0', hostKey, { name: ' ' });
    await expect(call).rejects.toMatchObject(refusal('BAD_NAME'));
  });
});
