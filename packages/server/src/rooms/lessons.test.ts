import { pino } from 'pino';
import { LocalHub } from '../bus/localBus';
import { openSqlite } from '../store/sqlite';
import type { Store } from '../store/store';
import type { Tables } from '../table/api';
import { createTables } from '../table/tables';
import { openRoom, start, startApp, stopApps, visit } from '../testing/app';
import { eventually } from '../testing/eventually';
import { toy } from '../testing/toy';
import { Attention } from './attention';
import { Lessons } from './lessons';
import { Presence } from './presence';
import { Rooms } from './rooms';

const HOUR = 3_600_000;
const LEARNER = { name: 'Ana', hostHash: null, seatHash: null };
const log = pino({ level: 'silent' });

describe('the room of a lesson', () => {
  let store: Store;
  let tables: Tables;
  let presence: Presence;
  let rooms: Rooms;
  let attention: Attention;
  let lessons: Lessons;

  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'performance'] });
    store = openSqlite(':memory:');
    const bus = new LocalHub().join();
    const games = new Map([['toy', toy as never]]);
    presence = new Presence();
    attention = new Attention({ store, bus, elsewhere: null, failed: () => {} });
    tables = createTables({ store, bus, log, moduleById: (id) => games.get(id) });
    rooms = new Rooms({
      store,
      tables,
      games,
      presence,
      attention,
      elsewhere: null,
      servers: { id: 'here' },
      matchesPerHour: 60,
    });
    lessons = new Lessons({ rooms, presence, attention, log, patience: HOUR });
  });

  afterEach(async () => {
    lessons.close();
    await tables.close();
    await store.close();
    jest.useRealTimers();
  });

  const opened = async (lesson = true) =>
    (await rooms.create({ game: 'toy', players: 2, name: 'Ana', ...(lesson && { lesson }) })).room.code;

  /** Whether a room is left after that time; what is under way then has come to its end. */
  async function isLeft(code: string, milliseconds: number): Promise<boolean> {
    jest.advanceTimersByTime(milliseconds);
    for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
    return (await store.loadRoom(code)) !== undefined;
  }

  it('is deleted an hour after the learner has left, and not before', async () => {
    const code = await opened();
    const end = await attention.attend(code);
    const leave = presence.enter(code, LEARNER);
    expect(await isLeft(code, 10 * HOUR)).toBe(true);
    leave();
    end();
    expect(await isLeft(code, HOUR - 1)).toBe(true);
    expect(await isLeft(code, 1)).toBe(false);
  });

  it('is deleted as well where nobody ever came', async () => {
    const code = await opened();
    expect(await isLeft(code, HOUR - 1)).toBe(true);
    expect(await isLeft(code, 1)).toBe(false);
  });

  it('stays for a learner who comes back in time', async () => {
    const code = await opened();
    expect(await isLeft(code, HOUR - 1)).toBe(true);
    await attention.attend(code);
    presence.enter(code, LEARNER);
    expect(await isLeft(code, HOUR)).toBe(true);
  });

  it('is a room like any other as soon as somebody else sits there', async () => {
    const code = await opened();
    await rooms.sit(code, '1', 'Ben');
    expect(await isLeft(code, 2 * HOUR)).toBe(true);
  });

  it('is no other room: those stay', async () => {
    const code = await opened(false);
    expect(await isLeft(code, 2 * HOUR)).toBe(true);
  });
});

describe('a server', () => {
  afterEach(stopApps);

  it('deletes the room of a lesson to which nobody came', async () => {
    const app = await startApp({ lessonPatience: 1 });
    const { room } = await openRoom(app, { lesson: true }, ['Ana']);
    await eventually(async () => ((await app.get(`/api/rooms/${room.code}`)).status === 404 ? true : undefined));
  });

  it('closes a room for everybody when its host says so', async () => {
    const app = await startApp();
    const { room, hostKey, keys } = await openRoom(app, {}, ['Ana', 'Ben']);
    const { code } = room;
    const { matchId } = await start(app, code, hostKey);
    const ben = await visit(app, { code, seatKey: keys[1] });
    const away = new Promise((resolve) => ben.socket.once('disconnect', resolve));
    expect((await app.post(`/api/rooms/${code}/close`, {}, keys[1])).body.code).toBe('NOT_HOST');
    await app.post(`/api/rooms/${code}/close`, {}, hostKey).expect(200);
    await away;
    await expect(visit(app, { code, seatKey: keys[1] })).rejects.toMatchObject({ code: 'NO_SUCH_ROOM' });
    expect(await app.parts.tables.open(matchId as string)).toBeUndefined();
    expect((await app.post(`/api/rooms/${code}/close`, {}, hostKey)).body.code).toBe('NO_SUCH_ROOM');
  });
});
