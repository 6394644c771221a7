import { LocalHub } from '../../cluster/bus/localBus';
import { RoomSubscriptions } from '../../cluster/roomSubscriptions';
import type { ChatRecord } from '../../store/chat';
import type { RoomRecord } from '../../store/records';
import type { Store } from '../../store/store';
import { keptRoom } from '../../testing/roomRecords';
import { memoryStore } from '../../testing/stores';
import { ForbiddenWords } from '../../words/forbiddenWords';
import { Chat } from './chat';

const room = keptRoom(['Ana', 'Ben']);
const { code } = room;
const wanda = { name: 'Wanda', hostHash: null, seatHash: null };

let store: Store;
/** A server on the shared store, with the calls of its listeners. */
interface Server {
  chat: Chat;
  subscriptions: RoomSubscriptions;
  heard: string[][];
  failures: unknown[];
}
let here: Server;
let there: Server;

beforeEach(async () => {
  store = memoryStore();
  await store.createRoom(room);
  const hub = new LocalHub();
  [here, there] = [server(hub), server(hub)];
});
afterEach(async () => {
  jest.restoreAllMocks();
  await store.close();
});

function server(hub: LocalHub): Server {
  const bus = hub.join();
  const subscriptions = new RoomSubscriptions({ store, bus, remotePresence: null, failed: () => {} });
  const [heard, failures]: [string[][], unknown[]] = [[], []];
  const chat = new Chat({
    store,
    bus,
    words: new ForbiddenWords(),
    subscriptions,
    failed: (error) => failures.push(error),
  });
  chat.listen((of, remarks) => heard.push([of, ...texts(remarks)]));
  return { chat, subscriptions, heard, failures };
}

const texts = (remarks: readonly ChatRecord[]) => remarks.map(({ saying }) => ('text' in saying ? saying.text : ''));
const say = (at: Server, text: string, kept: RoomRecord = room) => at.chat.say(kept, wanda, { text }, []);
/** Waits until everything pending is done. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
}
async function open(at: Server): Promise<() => void> {
  const leave = await at.subscriptions.subscribe(code);
  await at.chat.history(code);
  return leave;
}

test('a message is reported once by each server on which the room is open', async () => {
  await Promise.all([open(here), open(there)]);
  await say(here, 'one');
  await say(there, 'two');
  await settled();
  for (const { heard } of [here, there])
    expect(heard).toEqual([
      [code, 'one'],
      [code, 'two'],
    ]);
});

test('messages from before the room was opened are history and not reported again', async () => {
  await say(here, 'before');
  await open(here);
  expect(texts(await here.chat.history(code))).toEqual(['before']);
  await say(here, 'after');
  expect(here.heard).toEqual([[code, 'after']]);
  expect(texts(await here.chat.history(code))).toEqual(['before', 'after']);
  await here.chat.catchUp();
  expect(here.heard).toHaveLength(1);
});

test('two simultaneous catch-ups report a new message once', async () => {
  await open(here);
  await store.chat.add({
    roomCode: code,
    audience: 'all',
    at: 1,
    speaker: { seat: null, name: '' },
    saying: { text: 'one' },
  });
  await Promise.all([here.chat.catchUp([code]), here.chat.catchUp()]);
  expect(here.heard).toEqual([[code, 'one']]);
});

test('messages to watchers and to all are reported, with separate numbers', async () => {
  await open(here);
  const apart = { ...room, state: 'playing' as const, chat: { ...room.chat, watchers: 'apart' as const } };
  await say(here, 'all');
  await say(here, 'watchers', apart);
  await say(here, 'all again');
  expect(here.heard.map(([, text]) => text)).toEqual(['all', 'watchers', 'all again']);
});

test('nothing is read of a room that nobody has open, or that is deleted', async () => {
  const read = jest.spyOn(store.chat, 'since');
  const leave = await open(here);
  leave();
  await open(there);
  there.subscriptions.deleted(room);
  await settled();
  read.mockClear();
  for (const { chat } of [here, there]) await chat.catchUp();
  expect(read).not.toHaveBeenCalled();
});

test('a muted speaker is refused, and so is a message in a deleted room', async () => {
  const muted = { ...room, chat: { ...room.chat, muted: [{ seat: null, name: 'Wanda' }] } };
  await expect(say(here, 'hush', muted)).rejects.toThrow('MUTED');
  await expect(say(here, 'lost', { ...room, code: 'BBBBBB' })).rejects.toThrow('NO_SUCH_ROOM');
});

test('a stored message is accepted even if it cannot be reported yet: the next catch-up does it', async () => {
  await open(here);
  jest.spyOn(store.chat, 'since').mockRejectedValueOnce(new Error('away'));
  await say(here, 'one');
  expect([here.heard, here.failures.length]).toEqual([[], 1]);
  await here.chat.catchUp();
  expect(here.heard).toEqual([[code, 'one']]);
});

test('a history that could not be read is read again', async () => {
  jest.spyOn(store.chat, 'since').mockRejectedValueOnce(new Error('away'));
  await expect(here.chat.history(code)).rejects.toThrow('away');
  await open(here);
  await say(here, 'one');
  expect(here.heard).toEqual([[code, 'one']]);
});
