import { openRoom, start, startApp, stopApps, visit } from '../../testing/app';
import { eventually } from '../../testing/eventually';
import { fakeTime, openRoomParts, pass, type RoomParts } from '../../testing/roomParts';
import { TutorialCleanup } from './tutorialCleanup';

const HOUR = 3_600_000;
const LEARNER = { name: 'Ana', hostHash: null, seatHash: null };

describe('the room of a lesson', () => {
  let parts: RoomParts;
  let lessons: TutorialCleanup;

  beforeEach(() => {
    fakeTime();
    parts = openRoomParts();
    lessons = new TutorialCleanup({ ...parts, timeout: HOUR });
  });

  afterEach(async () => {
    lessons.close();
    await parts.close();
    jest.useRealTimers();
  });

  const opened = async (lesson = true) =>
    (await parts.rooms.create({ game: 'toy', players: 2, name: 'Ana', ...(lesson && { lesson }) })).room.code;

  /** Whether a room is left after that time; what is under way then has come to its end. */
  async function isLeft(code: string, milliseconds: number): Promise<boolean> {
    await pass(milliseconds);
    return (await parts.store.loadRoom(code)) !== undefined;
  }

  it('is deleted an hour after the learner has left, and not before', async () => {
    const code = await opened();
    const end = await parts.subscriptions.subscribe(code);
    const leave = parts.presence.enter(code, LEARNER);
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
    await parts.subscriptions.subscribe(code);
    parts.presence.enter(code, LEARNER);
    expect(await isLeft(code, HOUR)).toBe(true);
  });

  it('is a room like any other as soon as somebody else sits there', async () => {
    const code = await opened();
    await parts.rooms.sit(code, '1', 'Ben');
    expect(await isLeft(code, 2 * HOUR)).toBe(true);
  });

  it('stays once the server has stopped, whoever has left before or goes after', async () => {
    const [left, visited] = [await opened(), await opened()];
    await parts.subscriptions.subscribe(visited);
    const leave = parts.presence.enter(visited, LEARNER);
    lessons.close();
    leave();
    expect(await isLeft(left, 2 * HOUR)).toBe(true);
    expect(await isLeft(visited, 0)).toBe(true);
  });

  it('is no other room: those stay', async () => {
    const code = await opened(false);
    expect(await isLeft(code, 2 * HOUR)).toBe(true);
  });
});

describe('a server', () => {
  afterEach(stopApps);

  it('deletes the room of a lesson to which nobody came', async () => {
    const app = await startApp({ tutorialTimeout: 1 });
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
    expect(await app.parts.matches.open(matchId as string)).toBeUndefined();
    expect((await app.post(`/api/rooms/${code}/close`, {}, hostKey)).body.code).toBe('NO_SUCH_ROOM');
  });
});
