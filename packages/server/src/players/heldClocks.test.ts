import { hashKey } from '../rooms/access/keys';
import { fakeTime, openRoomParts, pass, type RoomParts } from '../testing/roomParts';
import { ServerSeats } from './serverSeats';

/** A match in which Ben is here and Ana, who owes the decision, is away. */
let parts: RoomParts;
let players: ServerSeats;
let code: string;
let anasKey: string;
/** The requests to stop the clock or let it run on. */
let asked: boolean[];
/** Completes the first request, or fails it with an error. */
let save: (error?: Error) => void;

const enter = async (name: string, key?: string) => {
  parts.presence.enter(code, { name, hostHash: null, seatHash: key === undefined ? null : hashKey(key) });
  await pass(0);
};

beforeEach(async () => {
  fakeTime();
  parts = openRoomParts();
  const { hosting } = parts;
  const hold = hosting.holdClock.bind(hosting);
  asked = [];
  const saved = new Promise<Error | undefined>((resolve) => {
    save = resolve;
  });
  jest.spyOn(hosting, 'holdClock').mockImplementation(async (...args) => {
    const isFirst = asked.push(args[2]) === 1;
    const error = await saved;
    if (error && isFirst) throw error;
    return hold(...args);
  });
  players = new ServerSeats({ ...parts, hosting, searchPool: null, botPace: 0 });
  const wish = { game: 'toy', players: 2, name: 'Ana', options: { seconds: 30 } };
  const { room, hostKey, seat } = await parts.rooms.create(wish);
  ({ code } = room);
  anasKey = seat?.seatKey ?? '';
  const ben = await parts.rooms.sit(code, undefined, 'Ben');
  await enter('Ben', ben.seatKey);
  await parts.deals.byHost(code, 'start', hostKey);
  await pass(0);
});

afterEach(async () => {
  save();
  await players.close();
  await parts.close();
  jest.useRealTimers();
});

const isHeld = async () => (await parts.rooms.load(code)).hosting.clockHeldAt !== undefined;

test('a clock is stopped once, whatever happens until that is saved', async () => {
  for (const name of ['Wanda', 'Will']) await enter(name);
  expect(asked).toEqual([true]);
  save();
  await pass(0);
  await enter('Wilma');
  expect([asked, await isHeld()]).toEqual([[true], true]);
});

test('a clock runs on if the awaited player returns before its stop is saved', async () => {
  await enter('Ana', anasKey);
  await enter('Wanda');
  expect(asked).toEqual([true, false]);
  save();
  await pass(0);
  expect([asked, await isHeld()]).toEqual([[true, false], false]);
});

test('a clock that could not be stopped is stopped at the next change', async () => {
  save(new Error('away'));
  await pass(0);
  expect([asked, await isHeld()]).toEqual([[true], false]);
  await enter('Wanda');
  expect([asked, await isHeld()]).toEqual([[true, true], true]);
});

test('a clock is stopped only by the owner of the match', async () => {
  save();
  await pass(0);
  asked.length = 0;
  await parts.rooms.change(code, (room) => ({ ...room, owner: 'there' }));
  await pass(0);
  await enter('Ana', anasKey);
  expect(asked).toEqual([]);
});
