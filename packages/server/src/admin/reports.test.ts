import { join } from 'node:path';
import { loadConfig } from '../config';
import { openRoom, startApp, stopApps, type TestApp } from '../testing/app';
import { run } from './commands';

afterEach(stopApps);

/** Runs a command on the database of a server. @returns its lines */
async function admin(app: TestApp, ...words: string[]): Promise<string[]> {
  const said: string[] = [];
  await run(
    loadConfig({ DATABASE_URL: `sqlite:${join(app.folder, 'test.db')}` }),
    words,
    (line) => said.push(line),
    async () => true,
  );
  return said;
}

/** A room in which Ben has said something, and which reports a message of his. */
async function reported() {
  const app = await startApp();
  const { room, keys } = await openRoom(app, {}, ['Ana', 'Ben']);
  const add = (saying: { text: string } | { phrase: 'wow' }) =>
    app.parts.store.chat.add({
      ...{ roomCode: room.code, audience: 'all', at: 1, saying },
      speaker: { seat: '1', name: 'Ben' },
    });
  await add({ phrase: 'wow' });
  await add({ text: 'you fool' });
  await app.post(`/api/rooms/${room.code}/report`, { message: { audience: 'all', n: 2 } }, keys[0]).expect(204);
  return { app, code: room.code };
}

test('reports are listed with the messages around them', async () => {
  const { app, code } = await reported();
  expect(await admin(app, 'reports')).toEqual([
    expect.stringMatching(new RegExp(`^1  \\S+  ${code}  message of Ben  reported by Ana$`)),
    '    Ben: [wow]',
    '  > Ben: you fool',
  ]);
});

test('a done report is no longer listed, and the action is in the audit log', async () => {
  const { app, code } = await reported();
  expect(await admin(app, 'reports', 'done', '1')).toEqual(['Report 1 is marked as done.']);
  expect(await admin(app, 'reports')).toEqual([]);
  expect(await admin(app, 'audit')).toEqual([expect.stringMatching(`command line  report done  ${code}  1$`)]);
});

test.each(['2', 'x', '-1', ''])('a report %j that does not exist is refused', async (n) => {
  const { app } = await reported();
  await expect(admin(app, 'reports', 'done', n)).rejects.toThrow(`There is no report ${n}.`);
  expect(await admin(app, 'reports')).toHaveLength(3);
});

test('another word is refused', async () => {
  const { app } = await reported();
  await expect(admin(app, 'reports', 'drop', '1')).rejects.toThrow('npm run admin');
});
