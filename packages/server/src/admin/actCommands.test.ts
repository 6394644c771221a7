import { join } from 'node:path';
import { loadConfig } from '../config';
import { openRoom, roomOf, start, startApp, stopApps, type TestApp, visit } from '../testing/app';
import { AdminError } from './adminError';
import type { Ask } from './command';
import { run } from './commands';

const TOKEN = 'the-token-of-the-operator-of-this-server';

let app: TestApp;
beforeEach(async () => {
  app = await startApp({ env: { ADMIN_TOKEN: TOKEN } });
});
afterEach(stopApps);

const yes: Ask = async () => true;

/** Runs a command with the settings of the server. @returns its output */
async function admin(words: string[], { ask = yes, env = {} }: { ask?: Ask; env?: Record<string, string> } = {}) {
  const said: string[] = [];
  const config = loadConfig({
    ...{ DATABASE_URL: `sqlite:${join(app.folder, 'test.db')}`, ADMIN_TOKEN: TOKEN },
    ...{ HOST: '127.0.0.1', PORT: new URL(app.url).port, ...env },
  });
  await run(config, words, (line) => said.push(line), ask);
  return said.join('\n');
}

async function playing() {
  const { room, hostKey, keys } = await openRoom(app, {}, ['Ana', 'Ben']);
  await start(app, room.code, hostKey);
  return { code: room.code, keys };
}

const saidIn = async (code: string) =>
  (await app.parts.store.chat.since(new Map([[code, { all: 0, watchers: 0 }]]))).map(({ saying }) => saying);

test('ends the match of a room', async () => {
  const { code } = await playing();
  expect(await admin(['end', code.toLowerCase()])).toBe(`The match of room ${code} has ended.`);
  expect((await roomOf(app, code)).state).toBe('over');
  await expect(admin(['end', code])).rejects.toThrow(AdminError);
});

test('locks and unlocks a room', async () => {
  const { code } = await playing();
  for (const word of ['lock', 'unlock']) {
    await admin([word, code]);
    expect((await roomOf(app, code)).locked).toBe(word === 'lock');
  }
});

test('frees the seat of the person with a name, and of nobody else', async () => {
  const { code } = await playing();
  await admin(['free', code, 'Ben']);
  expect((await roomOf(app, code)).seats.map(({ kind }) => kind)).toEqual(['person', 'empty']);
  await expect(admin(['free', code, 'Cleo'])).rejects.toThrow(`Nobody called Cleo has a seat in room ${code}.`);
});

test('mutes a player or a watcher by name', async () => {
  const { code } = await playing();
  await visit(app, { code, name: 'Wanda' });
  for (const name of ['Ben', 'Wanda']) await admin(['mute', code, name]);
  expect((await roomOf(app, code)).talk.muted).toEqual([
    { seat: '1', name: 'Ben' },
    { seat: null, name: 'Wanda' },
  ]);
  await expect(admin(['mute', code, 'Cleo'])).rejects.toThrow(`Nobody called Cleo is in room ${code}.`);
});

test('says something in a room, or in all', async () => {
  const [one, other] = [await playing(), await playing()];
  await admin(['say', one.code, 'Hello']);
  expect(await admin(['say', 'all', 'Restart at ten'])).toBe('Message sent to 2 rooms.');
  expect(await saidIn(one.code)).toEqual([{ text: 'Hello' }, { text: 'Restart at ten' }]);
  expect(await saidIn(other.code)).toEqual([{ text: 'Restart at ten' }]);
});

test('blocks an address for a time, and ends its block', async () => {
  app = await startApp({ env: { ADMIN_TOKEN: TOKEN, TRUST_PROXY: '1' } });
  const asStranger = () => app.get('/api/rooms').set('x-forwarded-for', '192.0.2.7');
  expect(await admin(['block', '192.0.2.7', '1'])).toBe('192.0.2.7 is blocked for 1 hour.');
  await asStranger().expect(429);
  await admin(['block', '192.0.2.7', '0']);
  await asStranger().expect(200);
  for (const hours of ['721', '-1', 'long'])
    await expect(admin(['block', '192.0.2.7', hours])).rejects.toThrow('from 0 to 720');
  await expect(admin(['block', 'somewhere', '1'])).rejects.toThrow(AdminError);
});

test.each([
  ['end', []],
  ['free', ['Ben']],
])('%s asks for confirmation, and --yes confirms', async (word, more) => {
  const { code } = await playing();
  const before = await roomOf(app, code);
  const asked: string[] = [];
  const no: Ask = async (question) => {
    asked.push(question);
    return false;
  };
  expect(await admin([word, code, ...more], { ask: no })).toBe('Nothing was changed.');
  expect(asked).toEqual([expect.stringContaining(code)]);
  expect(await roomOf(app, code)).toEqual(before);
  await admin([word, code, ...more, '--yes'], { ask: no });
  expect(await roomOf(app, code)).not.toEqual(before);
  expect(asked).toHaveLength(1);
});

test('actions are in the audit log as made by the command line', async () => {
  const { code } = await playing();
  await admin(['lock', code]);
  expect(await admin(['audit'])).toMatch(new RegExp(`^\\S+  command line  lock  ${code}  locked$`));
});

test('an unknown room is reported, and nothing is asked', async () => {
  for (const code of ['BBBBBB', 'odd']) await expect(admin(['end', code])).rejects.toThrow(`There is no room ${code}.`);
});

test.each([
  ['without a token', { ADMIN_TOKEN: '' }, 'Set ADMIN_TOKEN'],
  ['with a wrong token', { ADMIN_TOKEN: TOKEN.replace('the', 'any') }, 'does not accept this ADMIN_TOKEN'],
  ['where no server answers', { PORT: '1' }, 'No server answers at http://localhost:1'],
])('nothing happens %s, and the message names the setting', async (_, env, sentence) => {
  const { code } = await playing();
  await expect(admin(['lock', code], { env })).rejects.toThrow(sentence);
  expect((await roomOf(app, code)).locked).toBe(false);
});
