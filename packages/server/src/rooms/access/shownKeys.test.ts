import { keptRoom } from '../../testing/roomRecords';
import { hashKey } from './keys';
import { ShownKeys } from './shownKeys';
import { shownBy } from './shownTogether';

const HOST = hashKey('host');
const ANA = hashKey('key-Ana');

let room = keptRoom(['Ana', 'Ben']);
let changes: number;
let shownKeys: ShownKeys;
beforeEach(() => {
  room = keptRoom(['Ana', 'Ben']);
  changes = 0;
  shownKeys = new ShownKeys(async (_, change) => {
    changes++;
    room = change(room);
  });
});

const note = (connection: object, keys: string[], browsers: string[]) =>
  shownKeys.note(connection, room, { keys, browsers });
const isOne = () => shownBy(room, [HOST]).has(ANA);

test('connections that name the same browser are one person, and so are keys shown on one connection', async () => {
  const connection = {};
  await note(connection, [HOST], ['one']);
  await note(connection, [ANA], ['two']);
  expect(isOne()).toBe(true);
  expect(shownBy(room, ['one']).has('two')).toBe(true);
});

test('two connections without a browser id are not the same person', async () => {
  await note({}, [HOST], []);
  await note({}, [ANA], []);
  expect([isOne(), changes]).toEqual([false, 0]);
});

test('known facts are not written again', async () => {
  for (let n = 0; n < 3; n++) await note({}, [HOST, ANA], ['one']);
  expect([isOne(), changes]).toEqual([true, 1]);
});

test('keys shown in one room say nothing about another room', async () => {
  const connection = {};
  await shownKeys.note(connection, { ...room, code: 'OTHER' }, { keys: [HOST], browsers: [] });
  await note(connection, [ANA], []);
  expect(isOne()).toBe(false);
});
