import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BuiltServer, buildServer, databaseUrl, unprivileged } from '../testing/builtServer';

let built: BuiltServer;
beforeAll(() => {
  built = buildServer();
});
afterAll(() => built.remove());

describe('the admin program', () => {
  it.each([
    ['backup', 'none/copy.db'],
    ['export', 'ROOM', 'none/evening.json'],
  ])('reports in a sentence that there is no such folder: %s', async (...words) => {
    const path = join(built.newFolder(), 'lantern.db');
    const code = await codeOfRoom(path);
    const [command = '', ...rest] = words;
    const file = join(built.newFolder(), rest.at(-1) as string);
    const room = command === 'export' ? [code] : [];
    const { status, stderr } = built.admin([command, ...room, file], databaseUrl(path));
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: `There is no folder ${join(file, '..')}. Create it first, or choose another place.\n`,
    });
  });

  it('reports in a sentence that it cannot write there', async () => {
    const path = join(built.newFolder(), 'lantern.db');
    const { child, ended } = await built.started(databaseUrl(path), unprivileged);
    child.kill('SIGTERM');
    await ended;
    const folder = built.newFolder();
    chmodSync(folder, 0o555);
    const { status, stderr } = built.admin(['backup', join(folder, 'copy.db')], databaseUrl(path), unprivileged);
    expect({ status, stderr }).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^This user has no permission for .*copy\.db\. Choose another place.*\n$/),
    });
  });

  it('does not delete a room without an answer', async () => {
    const path = join(built.newFolder(), 'lantern.db');
    const code = await codeOfRoom(path);
    const { status, stderr } = built.admin(['delete', code], databaseUrl(path));
    expect({ status, stderr }).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/There is no terminal.*--yes/),
    });
    expect(built.admin(['delete', code, '--yes'], databaseUrl(path)).status).toBe(0);
  });

  it('restores over a damaged database, and moves all of its files aside', async () => {
    const path = await built.usedDatabase();
    const copy = join(built.newFolder(), 'copy.db');
    expect(built.admin(['backup', copy], databaseUrl(path)).status).toBe(0);
    writeFileSync(path, 'damaged '.repeat(1000));
    writeFileSync(`${path}-wal`, 'left behind');
    const { status, stdout } = built.admin(['restore', copy], databaseUrl(path));
    expect(status).toBe(0);
    const [, before = ''] = /former database is in (.*)\.$/m.exec(stdout) ?? [];
    expect(readFileSync(before, 'utf8')).toMatch(/^damaged/);
    expect(existsSync(`${path}-wal`)).toBe(false);
    await built.started(databaseUrl(path));
  });
});

/** Opens a room on a server that is stopped afterwards. */
async function codeOfRoom(path: string): Promise<string> {
  const { child, ended, url } = await built.started(databaseUrl(path));
  const [game] = (await (await fetch(`${url}/games`)).json()) as string[];
  const opened = await fetch(`${url}/api/rooms`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game, players: 3 }),
  });
  const { room } = (await opened.json()) as { room: { code: string } };
  child.kill('SIGTERM');
  await ended;
  return room.code;
}
